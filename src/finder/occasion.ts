import type { Token } from './normalise.ts';
import { occasionPhrases } from './occasion-words.ts';
import { phraseBook } from './phrase-book.ts';
import { spelling } from './typos.ts';
import type { Occasion } from './vocabulary.ts';
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
    const found = skip.has(i) ? undefined : (book.at(tokens, i) ?? mistyped(tokens[i], isWord));
    if (!found) {
      i++;
      continue;
    }
    const span = [tokens[i]?.span[0] ?? 0, tokens[i + found.length - 1]?.span[1] ?? 0] as const;
    if (!first || (weak.has(first.occasion) && !weak.has(found.value)))
      first = { occasion: found.value, span };
    for (let k = 0; k < found.length; k++) taken.add(i + k);
    i += found.length;
  }
  return { occasion: first, taken };
}

function mistyped(token: Token | undefined, isWord: (key: string) => boolean) {
  const near =
    token && token.key.length >= 7 && !isWord(token.key) ? misspelt.nearest(token.key) : undefined;
  const value = near === undefined ? undefined : book.get(near);
  return value === undefined ? undefined : { value, length: 1 };
}
