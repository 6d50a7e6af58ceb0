import sharp, { type Metadata } from 'sharp';
import { type ImageWidth, imageWidths, largestImageWidth, limits } from '../../domain/limits.ts';
import { Failure } from '../errors.ts';

// Only formats of photographs: an upload reaches no loader of SVG, PDF or other formats.
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
sharp.concurrency(1);

/** The bytes of a picture in every width, as WebP. */
export type PictureWidths = ReadonlyMap<ImageWidth, Buffer>;

/** Memory of the encoder, in addition to the decoder. */
const encoderBytes = 32 * 1024 * 1024;

/**
 * Bytes of memory that decoding takes for each pixel, measured with libvips 8.18 on pictures of 16
 * to 49 megapixels and rounded up. Interlaced and progressive files, GIF and AVIF are decoded whole.
 */
function decoderBytesPerPixel(metadata: Metadata): number {
  const { format, channels, isProgressive } = metadata;
  const bytesPerSample = metadata.depth === 'uchar' ? 1 : 2;
  switch (format) {
    case 'jpeg':
      return isProgressive ? 2 * channels : 0.5;
    case 'png':
      return isProgressive ? 1.2 * channels * bytesPerSample : 2 * bytesPerSample;
    case 'webp':
      return 5;
    case 'gif':
      return 6;
    default:
      return 20 * bytesPerSample;
  }
}

/**
 * Reads the header of an upload. Returns the memory in bytes that decoding and encoding it takes.
 * Fails with `image.too_large` beyond the limits of pixels and sides, else with `image.unreadable`.
 */
export async function inspectPicture(upload: Buffer): Promise<number> {
  const metadata = await readable(() => sharp(upload, { limitInputPixels: false }).metadata());
  const { width, height, format } = metadata;
  const maxPixels = format === 'heif' ? limits.avifPixels : limits.imagePixels;
  if (width * height > maxPixels || Math.max(width, height) > limits.imageSide) {
    throw new Failure('image.too_large');
  }
  return Math.ceil(width * height * decoderBytesPerPixel(metadata)) + encoderBytes;
}

/**
 * Decodes an upload (of an animation, the first frame), rotates it upright, drops all metadata, and
 * returns it as WebP in the fixed widths; it is never enlarged. With `keepAsLargest` the upload itself
 * is the largest width: only for bytes that this encoder made, since encoding twice loses quality. Fails with `image.unreadable`.
 */
export async function encodePicture(
  upload: Buffer,
  { keepAsLargest = false } = {},
): Promise<PictureWidths> {
  return readable(async () => {
    const { data, info } = await sharp(upload, {
      limitInputPixels: limits.imagePixels,
      failOn: 'error',
      animated: false,
    })
      .rotate()
      .resize({
        width: largestImageWidth,
        height: largestImageWidth * 2,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const widths = new Map<ImageWidth, Buffer>();
    for (const width of imageWidths) {
      if (keepAsLargest && width === largestImageWidth) {
        widths.set(width, upload);
        continue;
      }
      const scaled = sharp(data, { raw })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80, effort: 3 });
      widths.set(width, await scaled.toBuffer());
    }
    return widths;
  });
}

/** Returns a stored WebP as AVIF in one width; the AVIF may be larger. */
export async function encodeAvif(webp: Buffer, width: ImageWidth): Promise<Buffer> {
  return sharp(webp)
    .resize({ width, withoutEnlargement: true })
    .avif({ quality: 50, effort: 2 })
    .toBuffer();
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(() => {
    throw new Failure('image.unreadable');
  });
}
