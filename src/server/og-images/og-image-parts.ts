import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a drawing is on a tile of 500 x 500 pixels; `size` is its width and height. */
export const drawingPlace = { left: 125, top: 133, size: 250 } as const;

/** Number of tiles for items without a picture. */
const tileCount = 6;

/** A background with space for a name, and one with a large bow in its place. */
interface Background {
  readonly named: Buffer;
  readonly nameless: Buffer;
}

/** What the build made for Open Graph images: backgrounds, tiles, the display font. */
export interface OgImageParts {
  readonly ground: Background;
  /** the background of a list without items */
  readonly gifts: Background;
  readonly tiles: readonly Buffer[];
  /** the same tiles without a gift, for a drawing */
  readonly emptyTiles: readonly Buffer[];
  /** Returns a drawing as PNG, or null when there is none of this name. */
  readonly drawing: (name: string) => Promise<Buffer | null>;
  /** font files, one for each range of characters */
  readonly fonts: readonly string[];
  /** every character that these fonts contain */
  readonly letters: ReadonlySet<string>;
}

/** Reads the parts of Open Graph images from the folder where the build wrote them. */
export async function openOgImageParts(folder: string): Promise<OgImageParts> {
  const read = (name: string) => readFile(join(folder, name));
  const ground = async (name: string) => ({
    named: await read(`${name}-named.png`),
    nameless: await read(`${name}-nameless.png`),
  });
  const readTiles = (name: string) =>
    Promise.all(Array.from({ length: tileCount }, (_, place) => read(`${name}-${place}.png`)));
  const [background, gifts, letters, tiles, emptyTiles] = await Promise.all([
    ground('ground'),
    ground('gifts'),
    read('letters.txt'),
    readTiles('tile'),
    readTiles('empty-tile'),
  ]);
  return {
    ground: background,
    gifts,
    tiles,
    emptyTiles,
    drawing: (name) => read(`drawings/${name}.png`).catch(() => null),
    fonts: ['latin-ext.ttf', 'latin.ttf'].map((name) => join(folder, name)),
    letters: new Set(letters.toString()),
  };
}
