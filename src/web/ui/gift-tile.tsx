import { type ObjectName, tints } from './object-names.ts';
import { numberOf } from './seed.ts';
import { type Ground, grounds, Tile, type TileProps } from './tile.tsx';

/** Things that promise something without saying what: the wish may be anything. */
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

/** Most often a wrapped gift, sometimes another promise; the same for the same wish. */
export function tileOf(seed: string): TileProps {
  const number = numberOf(seed);
  const tint = pick(tints, number);
  const ground: Ground = pick(grounds, number >>> 5);
  if ((number >>> 10) % 5 < 2) return { object: pick(surprises, number >>> 14), tint, ground };
  // Never paper of the wall's own tint: a gift should stand out from where it stands.
  const paper = pick(tints, tints.indexOf(tint) + 1 + ((number >>> 14) % (tints.length - 1)));
  return { object: `gift-${paper}`, tint, ground };
}

export function GiftTile({ seed, eager = false }: { seed: string; eager?: boolean }) {
  return <Tile {...tileOf(seed)} eager={eager} />;
}

function pick<Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[], number: number) {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('There is nothing to pick from.');
  return choice;
}
