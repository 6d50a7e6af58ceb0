import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Language } from '../../src/domain/language.ts';
import { alternateTheme, type Theme } from './alternate.ts';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const rules: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Not yet among the usual ones: what is read on a button must be part of its name.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** The rules whose result depends on colours, and so on the theme. */
const namesOfColourRules = ['color-contrast', 'link-in-text-block'];
const colourRules: axe.RunOptions = {
  runOnly: { type: 'rule', values: namesOfColourRules },
  resultTypes: ['violations'],
};

/** All the others, whose result may depend on the texts, and so on the language. */
const rulesOfTexts: axe.RunOptions = {
  ...rules,
  rules: {
    ...rules.rules,
    ...Object.fromEntries(namesOfColourRules.map((name) => [name, { enabled: false }])),
  },
};

/**
 * Returns what axe finds wrong with a page, or with the part of it that a selector names, as `rule: HTML`.
 * A page of ours has no frames, so axe runs in it alone.
 */
export async function violationsIn(page: Page, part?: string): Promise<string[]> {
  return runAxe(page, rules, part);
}

/**
 * Returns what `violationsIn` does, of a page in one of our languages. Colours are the same in every language, and to
 * check them takes longer than all the rest: that is done in English, in the given themes, of which the page keeps the
 * last one. What axe finds has the theme before it.
 */
export async function violationsInLanguage(
  page: Page,
  language: Language,
  { part, themes = [alternateTheme()] }: { part?: string; themes?: readonly Theme[] } = {},
): Promise<string[]> {
  if (language !== 'en') return runAxe(page, rulesOfTexts, part);
  await stopTransitions(page);
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    const options = index === 0 ? rules : colourRules;
    await page.emulateMedia({ colorScheme: theme });
    found.push(...(await runAxe(page, options, part)).map((one) => `${theme}: ${one}`));
  }
  return found;
}

/** Where motion is reduced, a change of colour takes 1 ms, and in content that is not drawn yet for ever. */
const stopTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

async function runAxe(page: Page, options: axe.RunOptions, part?: string): Promise<string[]> {
  // An evaluated script needs no permission by the page's policy, which a script element would.
  await page.evaluate(`window.axe || (() => { ${axe.source} })()`);
  return page.evaluate(
    async ([settings, selector]) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(selector ?? document, settings);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [options, part] as const,
  );
}
