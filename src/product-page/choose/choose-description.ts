import { limits } from '../../domain/limits.ts';
import type { Extracted } from '../extract.ts';
import type { Source } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { cutText, plainText } from '../plain-text.ts';
import { normalizeName } from '../token-overlap.ts';
import { visibleDescription } from '../visible/visible-description.ts';

/** The description, and where it was read. */
export interface ChosenDescription {
  readonly description: string;
  readonly source: Source;
}

/**
 * Returns the first description that says more than the title, as plain text cut to
 * `limits.itemDescription`; null when there is none.
 * @param onlyShop true to ignore the visible text
 */
export function chooseDescription(
  page: Page,
  extracted: Extracted,
  title: string,
  onlyShop = false,
): ChosenDescription | null {
  const { shop, structured, button, meta, metaFits, state } = extracted;
  for (const result of [shop, ...structured, button, state, metaFits ? meta : null]) {
    const text = plainText(result?.description ?? '');
    if (text.length < 15 || normalizeName(text) === normalizeName(title) || result == null)
      continue;
    return { description: cutText(text, limits.itemDescription), source: result.source };
  }
  const visible = onlyShop ? null : visibleDescription(page);
  return visible && normalizeName(visible) !== normalizeName(title)
    ? { description: cutText(plainText(visible), limits.itemDescription), source: 'visible' }
    : null;
}
