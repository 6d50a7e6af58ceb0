import { href, imagePath } from '../../contract/paths.ts';

/** Returns the path of a stored picture; a `?w=` added to it selects one of the fixed widths in pixels. */
export function imageUrl(imageKey: string): string {
  return href(imagePath, { imageKey });
}
