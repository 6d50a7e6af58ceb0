import type { Extracted } from '../extract.ts';
import type { Source } from '../extraction-result.ts';
import type { Page } from '../page.ts';
import { visiblePicture } from '../visible/visible-picture.ts';
import { pictureAddress } from './pictures.ts';

/** The absolute address of the image, and where it was read. */
export interface ChosenPicture {
  readonly address: string;
  readonly source: Source;
}

/**
 * Returns the first image that is no logo or placeholder, from the most reliable source on; null
 * when there is none.
 * @param title the product's name
 * @param onlyShop true to ignore the visible images
 */
export function choosePicture(
  page: Page,
  extracted: Extracted,
  title: string,
  onlyShop = false,
): ChosenPicture | null {
  const { shop, structured, button, meta, metaFits, state } = extracted;
  const results = [
    shop?.lastResort === false ? shop : null,
    ...structured,
    button,
    metaFits ? meta : null,
    state,
    shop,
  ];
  for (const result of results) {
    for (const image of result?.images ?? []) {
      const address = pictureAddress(page, image, title);
      if (address !== null && result) return { address, source: result.source };
    }
  }
  const visible = onlyShop ? null : visiblePicture(page);
  return visible ? { address: visible.address, source: 'visible' } : null;
}
