import { type Extracted, matchesProduct } from '../extract.ts';
import type { ExtractionResult, Source } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { coverage, normalizeName, wordsOf } from '../token-overlap.ts';
import { fullerHeading, fullerName } from './fuller-name.ts';
import { cleanTitle, fitTitle, isSalesTalk, isShop } from './title.ts';

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
  const choice = titleChoices(page, extracted).find(
    ({ title }) => /[\p{L}\p{N}]/u.test(title) && !isShop(page, title),
  );
  return choice ? { ...choice, title: fitTitle(choice.title) } : null;
}

/** Returns the names that the page offers, the best first; some are empty or the shop's name. */
export function titleChoices(page: Page, extracted: Extracted): readonly ChosenTitle[] {
  const { meta, metaFits, state } = extracted;
  const heading = isShop(page, page.heading) ? '' : cleanTitle(page, page.heading);
  const choices: readonly ChosenTitle[] = [
    ...markedTitle(page, extracted, heading),
    { source: 'visible', title: isHeading(page, extracted, heading) ? heading : '' },
    { source: 'state', title: state?.name ?? '' },
    { source: 'meta', title: metaFits ? cleanTitle(page, meta.name ?? '', true) : '' },
    { source: 'title', title: cleanTitle(page, page.headTitle, true) },
    { source: 'visible', title: heading },
  ];
  return choices.filter(({ title }) => title !== '');
}

/** The name in the markup, unless the heading is better. */
function markedTitle(page: Page, extracted: Extracted, heading: string): readonly ChosenTitle[] {
  const { shop, structured, button } = extracted;
  const marked = [shop, ...structured, button].find((found) => isName(page, found, heading));
  if (!marked?.name) return [];
  const title = fullName(page, extracted, heading, marked.name);
  const isHeadingBetter = heading !== '' && title !== '' && isBetterHeading(heading, title);
  return isHeadingBetter ? [] : [{ source: marked.source, title }];
}

/** The name of the markup, completed by heading or titles where these have more of it. */
function fullName(
  page: Page,
  { meta, metaFits }: Extracted,
  heading: string,
  marked: string,
): string {
  const name = cleanTitle(page, marked);
  const titles = [metaFits ? meta.name : null, page.headTitle]
    .filter((title) => title !== null)
    .map((title) => cleanTitle(page, title, true));
  const isForeign = (words: string) => isShop(page, words) || isSalesTalk(words);
  return fullerName(name, [heading, ...titles], isForeign) ?? fullerHeading(name, heading) ?? name;
}

/** True for a name that is no number and not the brand or the shop alone. */
function isName(
  page: Page,
  found: ExtractionResult | null,
  heading: string,
): found is ExtractionResult {
  if (found === null) return false;
  const name = found.name?.trim() ?? '';
  if (name.length < 2 || isShop(page, name)) return false;
  const isBrand = normalizeName(name) === normalizeName(found.brand ?? '');
  const isTelling = !isBrand && /\p{L}{2}/u.test(name);
  return isTelling || heading === '' || normalizeName(heading) === normalizeName(name);
}

const advertising =
  /\b(?:kaufen|bestellen|buy|online|shop|acheter|achat|versand|shipping|livraison|prix|preis|price)\b/i;

/** True when the heading is the name without additions for search engines, or the name in full. */
function isBetterHeading(heading: string, name: string): boolean {
  if (/(?:\.\.\.|…)$/.test(name)) return coverage(name.replace(/\S+$/, ''), heading) > 0.9;
  const [words, nameWords] = [wordsOf(heading).length, wordsOf(name).length];
  const isShorter = words >= 2 && nameWords - words >= 2 && coverage(heading, name) === 1;
  return isShorter && (/[|»]/.test(name) || advertising.test(name)) && !advertising.test(heading);
}

function isHeading(page: Page, { meta, metaFits, state }: Extracted, heading: string): boolean {
  if (heading === '' || page.headingElement === null) return false;
  const otherNames = [page.headTitle, metaFits ? meta.name : null, state?.name].filter(
    (text) => text != null && text !== '',
  );
  const agrees = (text: string) => coverage(heading, text) >= 0.5 || coverage(text, heading) >= 0.6;
  return (
    otherNames.length === 0 ||
    otherNames.some((text) => agrees(text ?? '')) ||
    matchesProduct(page, heading) === 0
  );
}
