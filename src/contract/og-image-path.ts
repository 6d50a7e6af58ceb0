import { type OgImageSource, ogImageVersion } from '../domain/og-image.ts';
import { href, listPicturePath } from './paths.ts';

/** Returns the path of the Open Graph image of a shared list. It changes whenever the image does. */
export function ogImagePath(guestToken: string, list: OgImageSource): string {
  const picture = `${ogImageVersion(list)}.jpg`;
  return href(listPicturePath, { guestToken, picture });
}
