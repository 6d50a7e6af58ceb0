import type { Source } from './found.ts';
import type { Gathered } from './gather.ts';
import type { Page } from './page.ts';
import { pictureAddress } from './pictures.ts';
import { visiblePicture } from './visible-picture.ts';

export interface ChosenPicture {
  readonly address: string;
  readonly source: Source;
}

/** The first picture that is not the shop's own, from the most certain place on. */
export function choosePicture(
  page: Page,
  gathered: Gathered,
  title: string,
  onlyShop = false,
): ChosenPicture | null {
  const { shop, structured, button, meta, metaFits, state } = gathered;
  const places = [
    shop?.lastResort === false ? shop : null,
    ...structured,
    button,
    metaFits ? meta : null,
    state,
    shop,
  ];
  for (const place of places) {
    for (const image of place?.images ?? []) {
      const address = pictureAddress(page, image, title);
      if (address !== null && place) return { address, source: place.source };
    }
  }
  const seen = onlyShop ? null : visiblePicture(page);
  return seen ? { address: seen.address, source: 'visible' } : null;
}
