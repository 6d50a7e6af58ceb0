import { keysOf, type Token } from './normalise.ts';
import { occasionPhrases } from './occasion-words.ts';
import { phraseBook } from './phrase-book.ts';
import { spelling } from './typos.ts';
import { type Occasion, occasions } from './vocabulary.ts';
import type { WishOccasion } from './wish.ts';

export interface ReadOccasion {
  readonly occasion: WishOccasion | null;
  readonly taken: ReadonlySet<number>;
}

const book = phraseBook(occasionPhrases);
const misspelt = spelling(book.words);
/** What a more telling word of the same sentence wins over ("birthday" in "end of term birthday"). */
const weak = new Set<Occasion>(['birth', 'thank-you', 'housewarming', 'just-because', 'exam']);

/** What the gift is for; of several occasions the first that is not just a circumstance. */
export function readOccasion(
  tokens: readonly Token[],
  skip: ReadonlySet<number>,
  isWord: (key: string) => boolean,
): ReadOccasion {
  const taken = new Set<number>();
  let first: WishOccasion | null = null;
  for (let i = 0; i < tokens.length; ) {
    const found = skip.has(i)
      ? undefined
      : (book.at(tokens, i) ?? compound(tokens[i]) ?? mistyped(tokens[i], isWord));
    if (!found) {
      i++;
      continue;
    }
    const span = [tokens[i]?.span[0] ?? 0, tokens[i + found.length - 1]?.span[1] ?? 0] as const;
    if (!first || (weak.has(first.occasion) && !weak.has(found.value)))
      first = { occasion: found.value, span };
    // The first part of a compound names a receiver, who is read after the day.
    const isWhole = book.at(tokens, i) !== undefined || compound(tokens[i]) === undefined;
    if (isWhole) for (let k = 0; k < found.length; k++) taken.add(i + k);
    i += found.length;
  }
  return { occasion: first, taken };
}

/** "Lehrerabschied", "Kindergeburtstag": the last part names the day. */
function compound(token: Token | undefined) {
  const [, day = ''] = lastPart.exec(token?.key ?? '') ?? [];
  const value = book.get(day);
  return value === undefined ? undefined : { value, length: 1 };
}

const lastPart = /^.{4,}(geburtstag|abschied|hochzeit|taufe|weihnachten|jubilaum|umzug)$/;

function mistyped(token: Token | undefined, isWord: (key: string) => boolean) {
  const near =
    token && token.key.length >= 7 && !isWord(token.key) ? misspelt.nearest(token.key) : undefined;
  const value = near === undefined ? undefined : book.get(near);
  return value === undefined ? undefined : { value, length: 1 };
}

/** Days that a text names, as bits in the order of the vocabulary: who is it for, and what for. */
export function daysNamed(texts: readonly string[]): number {
  let days = 0;
  for (const text of texts) {
    const tokens = keysOf(text).map((key) => ({ key, alternative: key, span, opens: false }));
    for (let i = 0; i < tokens.length; i++) {
      const found = book.at(tokens, i);
      if (found) days |= dayBit(found.value);
    }
  }
  return days;
}

export function dayBit(occasion: Occasion): number {
  return 1 << occasions.indexOf(occasion);
}

const span = [0, 0] as const;
