import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type ImageWidth, imageWidths, limits } from '../../domain/limits.ts';
import { Failure } from '../http/failure.ts';
import { plainWebp } from './plain-webp.ts';

// Only what people photograph and save: no SVG, PDF or other loader ever sees an upload.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
// Uploads are worked on one thread each, so that a crowd of them leaves room for answers.
sharp.concurrency(1);

/** Work on one picture that takes longer than this, in seconds, is given up. */
const patience = 20;

/** A picture as it is kept: its key, and its bytes in every width. */
export interface Picture {
  /** 40 hex digits, made from the uploaded bytes: the same upload is the same picture */
  readonly key: string;
  /** as WebP */
  readonly widths: ReadonlyMap<ImageWidth, Buffer>;
}

export function pictureKey(upload: Buffer): string {
  return createHash('sha256').update(upload).digest('hex').slice(0, 40);
}

const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (b) => b.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (b) => b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (b) => /^GIF8[79]a/.test(b.toString('latin1', 0, 6)),
  (b) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP',
  (b) => b.toString('latin1', 4, 8) === 'ftyp' && /avif|avis/.test(b.toString('latin1', 8, 32)),
];

/**
 * Decodes an upload once, turns it upright, drops everything that is not picture (camera, place,
 * colour profile after conversion), and encodes it as WebP in the fixed widths; never enlarged.
 * Fails with `image.too_large`, `image.unsupported_type` or `image.unreadable`.
 */
export async function processPicture(upload: Buffer): Promise<Picture> {
  if (upload.length > limits.imageBytes) throw new Failure('image.too_large');
  if (!signatures.some((matches) => matches(upload))) throw new Failure('image.unsupported_type');
  try {
    // Reads the header only, so that even a bomb can be asked how large it is.
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (width * height > limits.imagePixels) throw new Failure('image.too_large');
    const largest = imageWidths[imageWidths.length - 1] ?? 0;
    const { data, info } = await sharp(upload, {
      limitInputPixels: limits.imagePixels,
      failOn: 'error',
      animated: false,
    })
      .rotate()
      .resize({ width: largest, height: largest * 2, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: patience })
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const widths = new Map<ImageWidth, Buffer>();
    // What was exported from here is already as it is kept; encoding it again would blur it.
    const finished = info.width === width && info.height === height ? plainWebp(upload) : undefined;
    for (const target of imageWidths) {
      if (finished && target === largest) {
        widths.set(target, finished);
        continue;
      }
      const scaled = sharp(data, { raw })
        .resize({ width: target, withoutEnlargement: true })
        .webp({ quality: 80, effort: 3 });
      widths.set(target, await scaled.toBuffer());
    }
    return { key: pictureKey(upload), widths };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('image.unreadable');
  }
}
