import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many tiles there are for wishes without a photograph. */
const tileCount = 6;

/** With room for a name, and with a large bow in its place. */
interface Ground {
  readonly named: Buffer;
  readonly nameless: Buffer;
}

/** What the build drew for pictures of links: grounds, tiles, the display face. */
export interface PreviewParts {
  readonly ground: Ground;
  /** the ground of a list without wishes */
  readonly gifts: Ground;
  readonly tiles: readonly Buffer[];
  /** files of the display face, one for each part of the alphabet */
  readonly fonts: readonly string[];
  /** every character that these can draw */
  readonly letters: ReadonlySet<string>;
}

export async function openPreviewParts(folder: string): Promise<PreviewParts> {
  const read = (name: string) => readFile(join(folder, name));
  const ground = async (name: string) => ({
    named: await read(`${name}-named.png`),
    nameless: await read(`${name}-nameless.png`),
  });
  const [land, gifts, letters, ...tiles] = await Promise.all([
    ground('ground'),
    ground('gifts'),
    read('letters.txt'),
    ...Array.from({ length: tileCount }, (_, place) => read(`tile-${place}.png`)),
  ]);
  return {
    ground: land,
    gifts,
    tiles,
    fonts: ['latin-ext.ttf', 'latin.ttf'].map((name) => join(folder, name)),
    letters: new Set(letters.toString()),
  };
}
