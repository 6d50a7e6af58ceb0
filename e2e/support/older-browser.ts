import type { Page } from '@playwright/test';

/**
 * What the oldest browsers of docs/browsers.md do not have, each by its path from the global object. `checkVisibility`
 * is not among them, because Playwright calls it.
 */
const newerFunctions = `
  AbortSignal.any Array.fromAsync ArrayBuffer.prototype.transfer CSS.highlights Document.parseHTMLUnsafe
  Document.prototype.startViewTransition Element.prototype.moveBefore Error.isError
  HTMLDialogElement.prototype.requestClose Intl.DurationFormat Intl.Segmenter Iterator.from
  Iterator.prototype.drop Iterator.prototype.every Iterator.prototype.filter Iterator.prototype.find
  Iterator.prototype.flatMap Iterator.prototype.forEach Iterator.prototype.map Iterator.prototype.reduce
  Iterator.prototype.some Iterator.prototype.take Iterator.prototype.toArray Map.groupBy
  Map.prototype.getOrInsert Map.prototype.getOrInsertComputed Object.groupBy Promise.try Promise.withResolvers
  RegExp.escape Set.prototype.difference Set.prototype.intersection Set.prototype.isDisjointFrom
  Set.prototype.isSubsetOf Set.prototype.isSupersetOf Set.prototype.symmetricDifference Set.prototype.union
  String.prototype.isWellFormed String.prototype.toWellFormed Temporal URL.canParse URL.parse
  Uint8Array.fromBase64 Uint8Array.fromHex Uint8Array.prototype.toBase64 Uint8Array.prototype.toHex navigation
  requestIdleCallback scheduler
`
  .trim()
  .split(/\s+/);

/**
 * Takes from a page what the oldest browsers of docs/browsers.md lack: newer functions, and newer selectors, whose rules
 * a browser ignores.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const name = names.pop() ?? '';
      let owner: unknown = globalThis;
      for (const each of names) owner = (owner as Record<string, unknown> | undefined)?.[each];
      if (owner) Reflect.deleteProperty(owner, name);
    }
  }, newerFunctions);
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replaceAll(':has(', ':unknown(').replaceAll('details-content', 'unknown');
    await route.fulfill({ response, body });
  });
}
