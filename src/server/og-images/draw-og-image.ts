import sharp, { type OverlayOptions } from 'sharp';
import { ogImageSize } from '../../domain/og-image.ts';
import { drawName } from './draw-name.ts';
import { drawableName } from './drawable-name.ts';
import { drawingPlace, type OgImageParts } from './og-image-parts.ts';

/** What stands in the picture of a list. */
export interface OgImageContent {
  readonly name: string | null;
  /** each as a photograph, or what is drawn in its place; at most four are shown */
  readonly items: readonly (Buffer | DrawnItem)[];
}

/** An item without a photograph: the number of a tile, and the drawing on it or null for a wrapped gift. */
interface DrawnItem {
  readonly tile: number;
  readonly drawing: string | null;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Positions of the items on the right half, by their number. */
const places: Readonly<Record<number, readonly Place[]>> = {
  1: [{ left: 650, top: 96, width: 470, height: 400 }],
  2: [
    { left: 640, top: 60, width: 352, height: 262 },
    { left: 770, top: 300, width: 352, height: 262 },
  ],
  3: [
    { left: 640, top: 52, width: 492, height: 272 },
    { left: 640, top: 340, width: 238, height: 226 },
    { left: 894, top: 340, width: 238, height: 226 },
  ],
  4: [
    { left: 640, top: 56, width: 238, height: 246 },
    { left: 894, top: 56, width: 238, height: 246 },
    { left: 640, top: 318, width: 238, height: 246 },
    { left: 894, top: 318, width: 238, height: 246 },
  ],
};
const maxItems = 4;
/** the white edge of a photograph */
const edgePx = 8;
const sheet = '#fffaf1';
const shade = { r: 74, g: 40, b: 18, alpha: 0.17 };
const nameLeft = 72;
const nameTop = 190;
/** messengers leave larger pictures out */
const maxBytes = 200 * 1024;

/** A JPEG of 1200 x 630: paper, bow, the name, and up to four items. */
export async function drawOgImage(parts: OgImageParts, content: OgImageContent): Promise<Buffer> {
  const shown = content.items.slice(0, maxItems);
  const layers: OverlayOptions[] = [];
  for (const [at, place] of (places[shown.length] ?? []).entries()) {
    const item = shown[at];
    if (!item) continue;
    const picture = Buffer.isBuffer(item) ? item : await drawItem(parts, item);
    if (picture) layers.push(...(await photograph(picture, place)));
  }
  const name = drawableName(content.name, parts.letters);
  if (name) layers.push({ input: await drawName(name, parts), left: nameLeft, top: nameTop });
  const ground = shown.length > 0 ? parts.ground : parts.gifts;
  const whole = await sharp(name ? ground.named : ground.nameless)
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode(whole);
}

/** A tile with the drawing in its middle. */
async function drawItem(parts: OgImageParts, { tile, drawing }: DrawnItem) {
  const number = tile % parts.tiles.length;
  const object = drawing === null ? null : await parts.drawing(drawing);
  const empty = parts.emptyTiles[number];
  if (!object || !empty) return parts.tiles[number];
  const { left, top } = drawingPlace;
  return sharp(empty)
    .composite([{ input: object, left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Lies on the ground as a print does: a white edge, and a hard shadow as cut paper has. */
async function photograph(picture: Buffer, place: Place): Promise<OverlayOptions[]> {
  const { left, top, width, height } = place;
  const inner = { width: width - 2 * edgePx, height: height - 2 * edgePx };
  const scaled = await sharp(picture)
    .resize({ ...inner, fit: 'cover', position: 'centre' })
    .flatten({ background: sheet })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const plate = (background: typeof shade | string) => ({
    create: { width, height, channels: 4 as const, background },
  });
  return [
    { input: plate(shade), left: left + 5, top: top + 7 },
    { input: plate(sheet), left, top },
    { input: scaled, left: left + edgePx, top: top + edgePx },
  ];
}

async function encode(picture: Buffer): Promise<Buffer> {
  for (const quality of [86, 76, 64]) {
    const bytes = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  const { width, height } = ogImageSize;
  return sharp(picture).resize(width, height).blur(1).jpeg({ quality: 50 }).toBuffer();
}
