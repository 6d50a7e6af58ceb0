import { limits } from '../domain/limits.ts';
import type { Source } from './found.ts';
import type { Gathered } from './gather.ts';
import { squash } from './likeness.ts';
import type { Page } from './page.ts';
import { cutText, plainText } from './plain-text.ts';
import { visibleDescription } from './visible-description.ts';

export interface ChosenDescription {
  readonly description: string;
  readonly source: Source;
}

/** The first description that says more than the title, without HTML, cut at a sentence or word. */
export function chooseDescription(
  page: Page,
  gathered: Gathered,
  title: string,
  onlyShop = false,
): ChosenDescription | null {
  const { shop, structured, button, meta, metaFits, state } = gathered;
  for (const place of [shop, ...structured, button, state, metaFits ? meta : null]) {
    const text = plainText(place?.description ?? '');
    if (text.length < 15 || squash(text) === squash(title) || place == null) continue;
    return { description: cutText(text, limits.itemDescription), source: place.source };
  }
  const seen = onlyShop ? null : visibleDescription(page);
  return seen && squash(seen) !== squash(title)
    ? { description: cutText(plainText(seen), limits.itemDescription), source: 'visible' }
    : null;
}
