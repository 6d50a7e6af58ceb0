import { limits } from '../../domain/limits.ts';
import { pictureKind } from './picture-kind.ts';

/** Why a file cannot be used as a picture. */
export type PictureFault = 'too-large' | 'wrong-type' | 'heic' | 'unreadable';
export type PreparedPicture = { readonly file: File } | { readonly fault: PictureFault };

/** Longer sides are scaled down before they travel; a phone's photo has 4000 and more. */
const longestSide = 4000;
/** What they are scaled down to; the server keeps no more than this. */
const keptSide = 2560;

/**
 * Makes a file one that can be uploaded: what the server takes goes as it is; what is too large, or
 * what only this browser can read (HEIC in Safari, BMP), is drawn again.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  const fits = file.size <= limits.imageBytes;
  const image = await decode(file);
  if (!image) {
    if (kind === 'heic') return { fault: 'heic' };
    if (kind === 'other') return { fault: 'wrong-type' };
    // The server may know better than this browser, of AVIF for example.
    if (kind === 'avif' && fits) return { file };
    return { fault: fits ? 'unreadable' : 'too-large' };
  }
  try {
    const { naturalWidth: width, naturalHeight: height } = image;
    const taken = kind !== 'heic' && kind !== 'other';
    if (taken && fits && Math.max(width, height) <= longestSide) return { file };
    const drawn = await redraw(image, kind === 'jpeg' || kind === 'heic');
    if (drawn && drawn.size <= limits.imageBytes) return { file: drawn };
    return taken && fits ? { file } : { fault: 'too-large' };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The picture in the file, upright, or null where this browser sees none. */
async function decode(file: File): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    if (image.naturalWidth > 0) return image;
  } catch {
    // Damaged, too large to be held, or no picture at all.
  }
  URL.revokeObjectURL(image.src);
  return null;
}

async function redraw(image: HTMLImageElement, isPhoto: boolean): Promise<File | null> {
  const scale = Math.min(1, keptSide / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  // See-through parts survive in WebP; a browser that cannot write it writes PNG.
  const kinds = isPhoto ? ['image/jpeg'] : ['image/webp', 'image/jpeg'];
  for (const kind of kinds) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, 0.9));
    if (blob && blob.size <= limits.imageBytes) return new File([blob], 'picture', blob);
  }
  return null;
}
