import sharp from 'sharp';
import type { Requester } from '../../src/server/requester.ts';

/** Somebody who asks for work on pictures, and stays for the answer. */
export const requester: Requester = {
  visitor: '127.0.0.1',
  signal: new AbortController().signal,
};

/** A real picture with something in it, of any kind that people upload. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
  { width = 900, height = 600 } = {},
): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a62344' } })
    .composite([
      {
        input: { create: { width: 8, height: 6, channels: 3, background: '#f7f0e3' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Make: 'Camera of Mara' }, IFD3: { GPSLatitude: '48/1 12/1 30/1' } })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
}

/** A picture with as much in it as a photo has: light that changes, and grain. */
export async function photograph({ width = 1600, height = 1200 } = {}): Promise<Blob> {
  const [across, down] = [40, 30];
  const light = Uint8Array.from({ length: across * down * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % across, Math.floor(at / 3 / across)];
    return 128 + 90 * Math.sin(x / 5 + (at % 3)) * Math.cos(y / 7 + (at % 3));
  });
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bytes = await sharp(light, { raw: { width: across, height: down, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
