import type { QueryOccasion } from '../parsed-query.ts';
import { keysOf, type Token } from '../text/normalize.ts';
import { phraseMatcher } from '../text/phrase-matcher.ts';
import { spelling } from '../text/spelling.ts';
import { type Occasion, occasions } from '../vocabulary.ts';
import { occasionPhrases } from './occasion-words.ts';

/** The occasion, or null, and the tokens it was read from. */
export interface OccasionMatch {
  readonly occasion: QueryOccasion | null;
  readonly used: ReadonlySet<number>;
}

const occasionMatcher = phraseMatcher(occasionPhrases);
const typos = spelling(occasionMatcher.words);
/** Occasions that a more specific one in the same query replaces. */
const weakOccasions = new Set<Occasion>([
  'birth',
  'thank-you',
  'housewarming',
  'just-because',
  'exam',
]);

/**
 * Returns the first occasion that the query names; a more specific one replaces a weak one.
 * @param skip tokens that another part has used
 * @param isWord tells words of the lexicon and texts, which are no typos
 */
export function parseOccasion(
  tokens: readonly Token[],
  skip: ReadonlySet<number>,
  isWord: (key: string) => boolean,
): OccasionMatch {
  const used = new Set<number>();
  let first: QueryOccasion | null = null;
  for (let i = 0; i < tokens.length; ) {
    const found = skip.has(i)
      ? undefined
      : (occasionMatcher.at(tokens, i) ?? compound(tokens[i]) ?? mistyped(tokens[i], isWord));
    if (!found) {
      i++;
      continue;
    }
    const span = [tokens[i]?.span[0] ?? 0, tokens[i + found.length - 1]?.span[1] ?? 0] as const;
    if (!first || (weakOccasions.has(first.occasion) && !weakOccasions.has(found.value)))
      first = { occasion: found.value, span };
    // The first part of a compound names a recipient, which is parsed later: the token stays unused.
    const isWhole =
      occasionMatcher.at(tokens, i) !== undefined || compound(tokens[i]) === undefined;
    if (isWhole) for (let k = 0; k < found.length; k++) used.add(i + k);
    i += found.length;
  }
  return { occasion: first, used };
}

/** "Lehrerabschied", "Kindergeburtstag": the last part names the occasion. */
function compound(token: Token | undefined) {
  const [, day = ''] = lastPart.exec(token?.key ?? '') ?? [];
  const value = occasionMatcher.get(day);
  return value === undefined ? undefined : { value, length: 1 };
}

const lastPart = /^.{4,}(geburtstag|abschied|hochzeit|taufe|weihnachten|jubilaum|umzug)$/;

function mistyped(token: Token | undefined, isWord: (key: string) => boolean) {
  const near =
    token && token.key.length >= 7 && !isWord(token.key) ? typos.nearest(token.key) : undefined;
  const value = near === undefined ? undefined : occasionMatcher.get(near);
  return value === undefined ? undefined : { value, length: 1 };
}

/**
 * Returns the occasions that the texts name, as a bit set of `dayBit` values; 0 when there are
 * none.
 */
export function daysNamed(texts: readonly string[]): number {
  let days = 0;
  for (const text of texts) {
    const tokens = keysOf(text).map((key) => ({ key, alternative: key, span, opens: false }));
    for (let i = 0; i < tokens.length; i++) {
      const found = occasionMatcher.at(tokens, i);
      if (found) days |= dayBit(found.value);
    }
  }
  return days;
}

/** Returns the bit of an occasion in a bit set, in the order of the vocabulary. */
export function dayBit(occasion: Occasion): number {
  return 1 << occasions.indexOf(occasion);
}

const span = [0, 0] as const;
