import type { Found, Source } from './found.ts';
import { type Gathered, suits } from './gather.ts';
import { coverage, squash, wordsOf } from './likeness.ts';
import type { Page } from './page.ts';
import { cleanTitle, fitTitle, isShop } from './title.ts';

export interface ChosenTitle {
  readonly title: string;
  readonly source: Source;
}

/** The product's name: from its markup when that is a name, else the heading, else what the head says. */
export function chooseTitle(page: Page, gathered: Gathered): ChosenTitle | null {
  const { shop, structured, button, meta, metaFits, state } = gathered;
  const heading = isShop(page, page.heading) ? '' : cleanTitle(page, page.heading);
  const marked = [shop, ...structured, button].find((found) => isName(page, found, heading));
  const name = marked?.name ? cleanTitle(page, marked.name) : '';
  const isWorse = heading !== '' && name !== '' && betterIn(heading, name);
  const choices: readonly (readonly [Source, string | null | undefined])[] = [
    [marked?.source ?? 'json-ld', isWorse ? null : name],
    ['visible', isHeading(page, gathered, heading) ? heading : null],
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

/** Not a number, not the brand or the shop alone. */
function isName(page: Page, found: Found | null, heading: string): boolean {
  const name = found?.name?.trim() ?? '';
  if (name.length < 2 || isShop(page, name)) return false;
  const alone = squash(name) === squash(found?.brand ?? '') || !/\p{L}{2}/u.test(name);
  return !alone || heading === '' || squash(heading) === squash(name);
}

/** The heading says the same without what the markup adds for search engines, or in full. */
function betterIn(heading: string, name: string): boolean {
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

function isHeading(page: Page, { meta, metaFits, state }: Gathered, heading: string): boolean {
  if (heading === '' || page.headingElement === null) return false;
  const others = [page.headTitle, metaFits ? meta.name : null, state?.name].filter(
    (text) => text != null && text !== '',
  );
  return (
    others.length === 0 ||
    others.some(
      (text) => coverage(heading, text ?? '') >= 0.5 || coverage(text ?? '', heading) >= 0.6,
    ) ||
    suits(page, heading) === 0
  );
}
