import { artUrl } from './art-url.ts';
import { type ObjectName, type Tint, tints } from './object-names.ts';
import { objectUrl } from './object-url.ts';
import { numberOf } from './seed.ts';
import { type Ground, grounds, TileOf } from './tile.tsx';

interface Background {
  readonly tint: Tint;
  readonly ground: Ground;
}

/** Returns the background for a seed, and the wrapped gift that stands out from it. The same seed gives the same. */
export function tileOf(seed: string): Background & { readonly gift: ObjectName } {
  const number = numberOf(seed);
  const tint = pick(tints, number);
  const ground = pick(grounds, number >>> 5);
  // The wrapping paper never has the background's tint.
  const paper = pick(tints, tints.indexOf(tint) + 1 + ((number >>> 14) % (tints.length - 1)));
  return { gift: `gift-${paper}`, tint, ground };
}

interface GiftTileProps {
  /** the item's id */
  seed: string;
  /** what the item's title names; a wrapped gift without it */
  drawing: string | null;
  eager?: boolean;
}

/** Shows a drawing for an item without a picture. */
export function GiftTile({ seed, drawing, eager = false }: GiftTileProps) {
  const { gift, ...background } = tileOf(seed);
  const src = drawing === null ? objectUrl(gift) : artUrl(drawing);
  return <TileOf src={src} {...background} eager={eager} />;
}

function pick<Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[], number: number) {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('There is nothing to pick from.');
  return choice;
}
