import type { Exclusion } from '../parsed-query.ts';
import type { Token } from '../text/normalize.ts';
import { type PhraseMatcher, phraseMatcher } from '../text/phrase-matcher.ts';
import { spelling } from '../text/spelling.ts';
import { stem } from '../text/stemmer.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Flag, Kind, WordLanguage } from '../vocabulary.ts';
import { joints } from './exclusion-words.ts';
import { excludedPhrases, flagPhrases, kindPhrases } from './kind-words.ts';
import { roles } from './recipient-words.ts';

/** Looks up words in the lexicon and the catalogue texts. */
export interface Known {
  /** returns the concepts at a token, or undefined */
  conceptsAt(
    tokens: readonly Token[],
    index: number,
  ):
    | {
        readonly concepts: readonly string[];
        readonly length: number;
        readonly confidence: number;
      }
    | undefined;
  /** true for a word of the lexicon or the texts, which is no typo */
  isWord(key: string): boolean;
}

const kindMatcher = phraseMatcher<readonly Kind[]>(kindPhrases);
const flagMatcher = phraseMatcher<readonly Flag[]>(flagPhrases);
const excludedMatcher = phraseMatcher(excludedPhrases);
const personMatcher = phraseMatcher(roles);
const kindForms = forms(kindMatcher);
const flagForms = forms(flagMatcher);
/** Concepts that stay allowed when their kind is excluded: "no books" does not exclude reading. */
const alliedConcepts = new Set(
  `reading novels e-reader cooking art early-reading personal-growth backpacking self-care bathroom organising cleaning
  kitchen computers comics hot-sauce physics music film drinks-hot`.split(/\s+/),
);
/** Concepts that name recipients; they are never excluded. */
const relationshipConcepts = new Set(
  'fatherhood motherhood couples friendship family-time grandchildren baby romance'.split(' '),
);
const minNameLength = 3;
/** "No plastic toys" excludes the material and leaves wooden toys. */
const material = /^(?:plastic|plastik|plastique)$/;

/** What the words at a token exclude. */
export interface Meaning {
  readonly found: readonly Exclusion[];
  /** number of tokens, at least 1 */
  readonly length: number;
  /** true when the vocabulary or the lexicon has it */
  readonly isKnown: boolean;
}

/**
 * Returns what an excluded word means: kinds, properties and concepts together ("Parfum" is all
 * three), or the word itself when it means none of them. `found` is empty for words that only join.
 */
export function meaningAt(
  tokens: readonly Token[],
  at: number,
  language: WordLanguage,
  { conceptsAt, isWord }: Known,
): Meaning {
  const token = tokens[at];
  if (!token) return { found: [], length: 1, isKnown: false };
  const next = tokens[at + 1];
  if (material.test(token.key) && next && kindMatcher.at(tokens, at + 1))
    return { found: [{ word: stem(token.key, language) }], length: 2, isKnown: true };
  const listed = excludedMatcher.at(tokens, at);
  const concepts = conceptsAt(tokens, at);
  const isPlain = listed !== undefined || isStopWord(token.key, language);
  const near = <T>(matcher: ReturnType<typeof forms<T>>) =>
    isPlain
      ? undefined
      : matcher(token.key, language, (key) => concepts !== undefined || isWord(key));
  const kinds = kindMatcher.at(tokens, at) ?? near(kindForms);
  const flags = flagMatcher.at(tokens, at) ?? near(flagForms);
  const lengths = [listed, concepts, kinds, flags].map((one) => one?.length ?? 0);
  const length = Math.max(1, ...lengths);
  const whole = <T extends { readonly length: number }>(one: T | undefined) =>
    one?.length === length ? one : undefined;
  const sorts = {
    kinds: whole(listed)?.value.kinds ?? whole(kinds)?.value ?? [],
    flags: whole(listed)?.value.flags ?? whole(flags)?.value ?? [],
  };
  const isKindOrFlag = sorts.kinds.length + sorts.flags.length > 0;
  const isPerson = !isKindOrFlag && personMatcher.at(tokens, at) !== undefined;
  const excludedConcepts =
    whole(listed)?.value.concepts ??
    (whole(concepts)?.concepts ?? []).filter(
      (concept) =>
        !isPerson &&
        !relationshipConcepts.has(concept) &&
        !(isKindOrFlag && alliedConcepts.has(concept)),
    );
  const word = isPerson ? undefined : nameOf(token, language);
  const named = length === 1 && word ? { named: word } : {};
  const found: Exclusion[] = [
    ...sorts.kinds.map((kind) => ({ kind })),
    ...sorts.flags.map((flag) => ({ flag })),
    ...excludedConcepts.map((concept) => ({ concept, ...(isKindOrFlag ? {} : named) })),
  ];
  const isKnown = found.length > 0;
  if (!isKnown && word && (concepts?.concepts.length ?? 0) === 0) found.push({ word });
  return { found, length, isKnown };
}

/**
 * Returns the stem of a word that may be in a title, or undefined for numbers, short words and
 * function words.
 */
export function nameOf(token: Token, language: WordLanguage): string | undefined {
  const { key, alternative } = token;
  const says =
    key.length >= minNameLength &&
    !/^(?:\d.*|two|three|four|zwei|drei|vier|deux|trois|quatre)$/.test(key) &&
    !joints.has(key) &&
    !isStopWord(key, language) &&
    !isStopWord(alternative, language);
  return says ? stem(key, language) : undefined;
}

/**
 * Finds listed single words by their stems, which differ by language, and by typos, which do not.
 */
function forms<T>(matcher: PhraseMatcher<T>) {
  const stems = new Map<WordLanguage, ReadonlyMap<string, string>>();
  const near = spelling(matcher.words);
  return (key: string, language: WordLanguage, isWord: (key: string) => boolean) => {
    if (key.length < 5) return undefined;
    let known = stems.get(language);
    if (!known) {
      known = new Map(matcher.words.map((word) => [stem(word, language), word]));
      stems.set(language, known);
    }
    const form = known.get(stem(key, language)) ?? (isWord(key) ? undefined : near.nearest(key));
    const value = form === undefined ? undefined : matcher.get(form);
    return value === undefined ? undefined : { value, length: 1 };
  };
}

/** Returns the kinds of product named at a token and the number of tokens, or undefined. */
export function kindsAt(tokens: readonly Token[], at: number) {
  return kindMatcher.at(tokens, at);
}
