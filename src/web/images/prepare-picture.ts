import { limits } from '../../domain/limits.ts';
import { isStorable, type PictureKind, pictureKind } from '../../domain/picture-kind.ts';

/** Why a file cannot be used as a picture. */
export type PictureFault = 'too-large' | 'wrong-type' | 'heic' | 'unreadable';
/** The file to upload, or why there is none. */
export type PreparedPicture = { readonly file: File } | { readonly fault: PictureFault };

/** Pictures with a longer side are scaled down before the upload; a phone's photo has 4000 and more. */
const maxUploadSidePx = 4000;
/** The longer side after scaling down; the server stores no larger pictures. */
const scaledSidePx = 2560;

/**
 * Prepares a file for the upload. A format the server supports stays as it is; a picture that is too
 * large, or that only this browser can read (HEIC in Safari, BMP), is redrawn. Returns the file, or the
 * fault when it cannot be read or stays over `limits.imageBytes`.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  const fits = file.size <= limits.imageBytes;
  const image = await decode(file);
  // The server can read AVIF even where this browser cannot.
  if (!image) return kind === 'avif' && fits ? { file } : { fault: unreadableFault(kind, fits) };
  try {
    const { naturalWidth: width, naturalHeight: height } = image;
    const canBeSent = fits && isStorable(kind);
    if (canBeSent && Math.max(width, height) <= maxUploadSidePx) return { file };
    const drawn = await redraw(image, ['jpeg', 'heic'].includes(kind));
    if (drawn) return { file: drawn };
    return canBeSent ? { file } : { fault: 'too-large' };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function unreadableFault(kind: PictureKind, fits: boolean): PictureFault {
  if (kind === 'heic') return 'heic';
  if (kind === 'other') return 'wrong-type';
  return fits ? 'unreadable' : 'too-large';
}

/** Returns the decoded picture, upright, or null if this browser cannot read it. */
async function decode(file: File): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    if (image.naturalWidth > 0) return image;
  } catch {
    // Damaged, too large for memory, or no picture.
  }
  URL.revokeObjectURL(image.src);
  return null;
}

/** Returns the picture in the size and format of an upload; null when this browser cannot make one that is small enough. */
async function redraw(image: HTMLImageElement, isPhoto: boolean): Promise<File | null> {
  const scale = Math.min(1, scaledSidePx / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  // WebP preserves transparency; a browser that cannot encode it produces PNG.
  const kinds = isPhoto ? ['image/jpeg'] : ['image/webp', 'image/jpeg'];
  for (const kind of kinds) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, 0.9));
    if (blob && blob.size <= limits.imageBytes) return new File([blob], 'picture', blob);
  }
  return null;
}
