import sharp from 'sharp';

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
