import sharp from 'sharp';
import { escapeHtml } from '../../domain/text.ts';
import type { OgImageParts } from './og-image-parts.ts';

/** The place for the name, in pixels. */
const place = { width: 520, height: 330 } as const;
const wholeWords = [76, 64, 54, 46];
const brokenWords = [54, 46, 39, 33];
const minSizePx = 28;
const ink = '#1f3029';

/** The name in the display face, as large as its place allows. */
export async function drawName(name: string, { fonts }: OgImageParts): Promise<Buffer> {
  const ways = [
    ...wholeWords.map((size) => ({ size, breaks: false })),
    ...brokenWords.map((size) => ({ size, breaks: true })),
  ];
  for (const { size, breaks } of ways) {
    const drawn = await write(name, size, fonts, breaks);
    if (drawn.width <= place.width && drawn.height <= place.height) return drawn.bytes;
  }
  const { bytes } = await write(name, minSizePx, fonts, true);
  return sharp(bytes)
    .resize({ ...place, fit: 'inside' })
    .png()
    .toBuffer();
}

/** Words stay whole as long as there is a smaller size in which they fit. */
async function write(name: string, size: number, fonts: readonly string[], breaks: boolean) {
  const [others, first] = fonts;
  const text = `<span foreground="${ink}">${escapeHtml(name)}</span>`;
  const face = {
    font: `Young Serif ${size}`,
    dpi: 72,
    rgba: true,
    width: place.width,
    spacing: -Math.round(size * 0.1),
    wrap: breaks ? ('word-char' as const) : ('word' as const),
  };
  // A face that was loaded once is known from then on: the second file adds its letters to the first.
  if (others) await load(others);
  const { data, info } = await sharp({ text: { ...face, text, ...(first && { fontfile: first }) } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

const loaded = new Map<string, Promise<unknown>>();

function load(fontfile: string): Promise<unknown> {
  const known = loaded.get(fontfile);
  if (known) return known;
  const loading = sharp({ text: { text: 'ő', font: 'Young Serif 12', fontfile } })
    .png()
    .toBuffer();
  loaded.set(fontfile, loading);
  return loading;
}
