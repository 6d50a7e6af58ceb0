import { type Element, namesOf } from './dom.ts';

const formerPriceNames =
  /(?:^|[\s_-])(?:old|was|before|strike\w*|striked|struck|crossed|cross-?out|line-?through|msrp|rrp|uvp|pvp|statt|instead|previous|former|orig|original|vorher|alt|alter|barre|barré|ancien|compare\w*|compare-at|list-?price|listenpreis|retail|reference|recommended|suggested|streich\w*|pseudo\w*|regular-?price-?old|price--?rrp|non-?sale|savings?|you-?save|discount-?(?:percent\w*|badge|amount)|saved|ersparnis|rabatt)(?:$|[\s_-])|(?:old|was|strike|list|original|crossed|rrp|uvp|before|previous|compare|streich|barre|statt|vorher)[-_]*(?:price|preis|prix)|(?:price|preis|prix)[-_]*(?:old|was|strike\w*|list|original|crossed|rrp|uvp|before|previous|compare|barre|statt|vorher)/i;

/** Returns true for an element that shows a former price or a saving. */
export function isStrikethrough(element: Element): boolean {
  if (/^(?:del|s|strike)$/.test(element.name)) return true;
  if (/line-through/i.test(element.attribs['style'] ?? '')) return true;
  // "oldPrice" and "listPrice" are words too.
  const elementNames = namesOf(element);
  return (
    formerPriceNames.test(elementNames) ||
    /\b(?:old|was|list|strike|cross|before|regular)price\b|isstruck/i.test(elementNames)
  );
}
