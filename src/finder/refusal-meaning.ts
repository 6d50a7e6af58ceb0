import { joints } from './exclusion-words.ts';
import { flagPhrases, kindPhrases, refusedPhrases } from './kind-words.ts';
import type { Token } from './normalise.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';
import { roles } from './recipient-words.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { spelling } from './typos.ts';
import type { Flag, Kind, WordLanguage } from './vocabulary.ts';
import type { Exclusion } from './wish.ts';

/** What the lexicon and the texts know about words. */
export interface Known {
  /** the concepts that stand at a token */
  conceptsAt(
    tokens: readonly Token[],
    place: number,
  ):
    | {
        readonly concepts: readonly string[];
        readonly length: number;
        readonly confidence: number;
      }
    | undefined;
  isWord(key: string): boolean;
}

const kindBook = phraseBook<readonly Kind[]>(kindPhrases);
const flagBook = phraseBook<readonly Flag[]>(flagPhrases);
const refusedBook = phraseBook(refusedPhrases);
const persons = phraseBook(roles);
const kindForms = forms(kindBook);
const flagForms = forms(flagBook);
/** Themes of a sort of thing that somebody who wants none of the things may well like. */
const beside = new Set(
  `reading novels e-reader cooking art early-reading personal-growth backpacking self-care bathroom organising cleaning
  kitchen computers comics hot-sauce physics music film drinks-hot`.split(/\s+/),
);
/** Who receives is no theme that is refused. */
const people = new Set(
  'fatherhood motherhood couples friendship family-time grandchildren baby romance'.split(' '),
);
const shortest = 3;
/** "No plastic toys" leaves those of wood. */
const material = /^(?:plastic|plastik|plastique)$/;

export interface Meaning {
  readonly found: readonly Exclusion[];
  readonly length: number;
  /** the vocabulary or the lexicon knows it */
  readonly isKnown: boolean;
}

/**
 * What a refused word means: a sort of thing, a property and a theme at once, and where it means none
 * of them, the word itself. "Parfum" is all three.
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
  if (material.test(token.key) && next && kindBook.at(tokens, at + 1))
    return { found: [{ word: stem(token.key, language) }], length: 2, isKnown: true };
  const special = refusedBook.at(tokens, at);
  const concepts = conceptsAt(tokens, at);
  const isPlain = special !== undefined || isStopWord(token.key, language);
  const near = <T>(book: ReturnType<typeof forms<T>>) =>
    isPlain ? undefined : book(token.key, language, (key) => concepts !== undefined || isWord(key));
  const kinds = kindBook.at(tokens, at) ?? near(kindForms);
  const flags = flagBook.at(tokens, at) ?? near(flagForms);
  const lengths = [special, concepts, kinds, flags].map((one) => one?.length ?? 0);
  const length = Math.max(1, ...lengths);
  const whole = <T extends { readonly length: number }>(one: T | undefined) =>
    one?.length === length ? one : undefined;
  const sorts = {
    kinds: whole(special)?.value.kinds ?? whole(kinds)?.value ?? [],
    flags: whole(special)?.value.flags ?? whole(flags)?.value ?? [],
  };
  const isSort = sorts.kinds.length + sorts.flags.length > 0;
  const isPerson = !isSort && persons.at(tokens, at) !== undefined;
  const themes =
    whole(special)?.value.concepts ??
    (whole(concepts)?.concepts ?? []).filter(
      (concept) => !isPerson && !people.has(concept) && !(isSort && beside.has(concept)),
    );
  const word = isPerson ? undefined : nameOf(token, language);
  const named = length === 1 && word ? { named: word } : {};
  const found: Exclusion[] = [
    ...sorts.kinds.map((kind) => ({ kind })),
    ...sorts.flags.map((flag) => ({ flag })),
    ...themes.map((concept) => ({ concept, ...(isSort ? {} : named) })),
  ];
  const isKnown = found.length > 0;
  if (!isKnown && word && (concepts?.concepts.length ?? 0) === 0) found.push({ word });
  return { found, length, isKnown };
}

/** The stem of a word that may stand in a title, or none for words that only join. */
export function nameOf(token: Token, language: WordLanguage): string | undefined {
  const { key, alternative } = token;
  const says =
    key.length >= shortest &&
    !/^(?:\d.*|two|three|four|zwei|drei|vier|deux|trois|quatre)$/.test(key) &&
    !joints.has(key) &&
    !isStopWord(key, language) &&
    !isStopWord(alternative, language);
  return says ? stem(key, language) : undefined;
}

/** Listed single words by their stems, which differ by language, and for typos, which do not. */
function forms<T>(book: PhraseBook<T>) {
  const stems = new Map<WordLanguage, ReadonlyMap<string, string>>();
  const near = spelling(book.words);
  return (key: string, language: WordLanguage, isWord: (key: string) => boolean) => {
    if (key.length < 5) return undefined;
    let known = stems.get(language);
    if (!known) {
      known = new Map(book.words.map((word) => [stem(word, language), word]));
      stems.set(language, known);
    }
    const form = known.get(stem(key, language)) ?? (isWord(key) ? undefined : near.nearest(key));
    const value = form === undefined ? undefined : book.get(form);
    return value === undefined ? undefined : { value, length: 1 };
  };
}

/** The sorts of thing that stand at a token: "a book about ...". */
export function kindsAt(tokens: readonly Token[], at: number) {
  return kindBook.at(tokens, at);
}
