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
  const marked = [shop, ...structured, button, state, metaFits ? meta : null]
    .filter((result) => result !== null)
    .map(({ description, source }) => ({ description: plainText(description ?? ''), source }))
    .find(({ description }) => description.length >= minLength && saysMore(description, title));
  if (marked)
    return { ...marked, description: cutText(marked.description, limits.itemDescription) };
  const visible = onlyShop ? null : visibleDescription(page);
  return visible && saysMore(visible, title)
    ? { description: cutText(plainText(visible), limits.itemDescription), source: 'visible' }
    : null;
}

/** In characters. */
const minLength = 15;

const saysMore = (description: string, title: string) =>
  normalizeName(description) !== normalizeName(title);
