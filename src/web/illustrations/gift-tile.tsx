import { type ObjectName, tints } from './object-names.ts';
import { numberOf } from './seed.ts';
import { type Ground, grounds, Tile, type TileProps } from './tile.tsx';

/** Objects that suit any item, because they suggest a present without naming one. */
const surprises: readonly ObjectName[] = [
  'balloon',
  'bouquet',
  'candle',
  'cupcake',
  'kite',
  'love-letter',
  'party-popper',
  'shopping-bags',
];

/** Returns the drawing for a seed: in three of five cases a wrapped gift, else a neutral object. The same seed gives the same drawing. */
export function tileOf(seed: string): TileProps {
  const number = numberOf(seed);
  const tint = pick(tints, number);
  const ground: Ground = pick(grounds, number >>> 5);
  if ((number >>> 10) % 5 < 2) return { object: pick(surprises, number >>> 14), tint, ground };
  // The wrapping paper never has the background's tint, so that the gift stands out.
  const paper = pick(tints, tints.indexOf(tint) + 1 + ((number >>> 14) % (tints.length - 1)));
  return { object: `gift-${paper}`, tint, ground };
}

/** Shows a drawing for an item without a picture; `seed` is the item's id. */
export function GiftTile({ seed, eager = false }: { seed: string; eager?: boolean }) {
  return <Tile {...tileOf(seed)} eager={eager} />;
}

function pick<Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[], number: number) {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('There is nothing to pick from.');
  return choice;
}
