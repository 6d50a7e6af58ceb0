import { type Extracted, matchesProduct } from '../extract.ts';
import type { ExtractionResult, Source } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { coverage, normalizeName, wordsOf } from '../token-overlap.ts';
import { cleanTitle, fitTitle, isShop } from './title.ts';

/** The product's name, and where it was read. */
export interface ChosenTitle {
  readonly title: string;
  readonly source: Source;
}

/**
 * Returns the product's name from the markup when it is a good name, else the heading, else the
 * title of the head, cut to `limits.itemTitle`; null when none is usable.
 */
export function chooseTitle(page: Page, extracted: Extracted): ChosenTitle | null {
  const { shop, structured, button, meta, metaFits, state } = extracted;
  const heading = isShop(page, page.heading) ? '' : cleanTitle(page, page.heading);
  const marked = [shop, ...structured, button].find((found) => isName(page, found, heading));
  const name = marked?.name ? cleanTitle(page, marked.name) : '';
  const isHeadingBetter = heading !== '' && name !== '' && isBetterHeading(heading, name);
  const choices: readonly (readonly [Source, string | null | undefined])[] = [
    [marked?.source ?? 'json-ld', isHeadingBetter ? null : name],
    ['visible', isHeading(page, extracted, heading) ? heading : null],
    ['state', state?.name],
    ['meta', metaFits && meta.name ? cleanTitle(page, meta.name, true) : null],
    ['title', page.headTitle && cleanTitle(page, page.headTitle, true)],
    ['visible', heading],
  ];
  const choice = choices.find(
    ([, text]) => text && /[\p{L}\p{N}]/u.test(text) && !isShop(page, text),
  );
  return choice?.[1] ? { title: fitTitle(choice[1]), source: choice[0] } : null;
}

/** True for a name that is no number and not the brand or the shop alone. */
function isName(page: Page, found: ExtractionResult | null, heading: string): boolean {
  const name = found?.name?.trim() ?? '';
  if (name.length < 2 || isShop(page, name)) return false;
  const isBrandOnly =
    normalizeName(name) === normalizeName(found?.brand ?? '') || !/\p{L}{2}/u.test(name);
  return !isBrandOnly || heading === '' || normalizeName(heading) === normalizeName(name);
}

/** True when the heading is the name without additions for search engines, or the name in full. */
function isBetterHeading(heading: string, name: string): boolean {
  if (/(?:\.\.\.|…)$/.test(name)) return coverage(name.replace(/\S+$/, ''), heading) > 0.9;
  const extra = wordsOf(name).length - wordsOf(heading).length;
  return (
    coverage(heading, name) === 1 &&
    extra >= 2 &&
    wordsOf(heading).length >= 2 &&
    /[|»]|\b(?:kaufen|bestellen|buy|online|shop|acheter|achat|versand|shipping|livraison|prix|preis|price)\b/i.test(
      name,
    ) &&
    !/\b(?:kaufen|bestellen|buy|online|shop|acheter|achat|versand|shipping|livraison|prix|preis|price)\b/i.test(
      heading,
    )
  );
}

function isHeading(page: Page, { meta, metaFits, state }: Extracted, heading: string): boolean {
  if (heading === '' || page.headingElement === null) return false;
  const otherNames = [page.headTitle, metaFits ? meta.name : null, state?.name].filter(
    (text) => text != null && text !== '',
  );
  return (
    otherNames.length === 0 ||
    otherNames.some(
      (text) => coverage(heading, text ?? '') >= 0.5 || coverage(text ?? '', heading) >= 0.6,
    ) ||
    matchesProduct(page, heading) === 0
  );
}
