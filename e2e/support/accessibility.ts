import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Not yet among the usual ones: what is read on a button must be part of its name.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Returns what axe finds wrong with a page, or with the part of it that a selector names, as `rule: HTML`.
 * A page of ours has no frames, so axe runs in it alone.
 */
export async function violationsIn(page: Page, part?: string): Promise<string[]> {
  // An evaluated script needs no permission by the page's policy, which a script element would.
  await page.evaluate(`window.axe || (() => { ${axe.source} })()`);
  return page.evaluate(
    async ([options, selector]) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(selector ?? document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [rules, part] as const,
  );
}
