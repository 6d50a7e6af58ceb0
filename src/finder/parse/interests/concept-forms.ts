import type { Concept, ConceptWords } from '../../content/lexicon.ts';
import { type Lookup, lookup, type StoredLists, storeLists } from '../../stored/stored-lists.ts';
import { StringTable } from '../../stored/stored-strings.ts';
import { foldWord, keysOf } from '../../text/normalize.ts';
import {
  type Spelling,
  type StoredSpelling,
  storedSpelling,
  storeSpelling,
} from '../../text/spelling.ts';
import type { Grammar } from '../grammar.ts';

/** The lexicon of one language: concepts by folded words and phrases. */
export interface ConceptForms {
  readonly exact: Lookup<readonly string[]>;
  /** the listed words with a stem */
  readonly wordsByStem: Lookup<readonly string[]>;
  /** concepts by the stems of a phrase */
  readonly stems: Lookup<readonly string[]>;
  /** phrases that have the words of a concept and do not mean it */
  readonly exceptions: Lookup<readonly string[]>;
  /** stems that mean a concept as a part of a compound */
  readonly heads: Lookup<readonly string[]>;
  /** the most tokens of a phrase, by its first word or stem */
  readonly maxTokensByFirst: Lookup<number>;
  readonly maxExceptionTokensByFirst: Lookup<number>;
  /** the words that typos are compared with */
  readonly spelling: Spelling;
}

/** The same in the form of a file: concepts are numbers. */
export interface StoredForms {
  readonly exact: StoredLists;
  /** numbers of words in `exact` */
  readonly wordsByStem: StoredLists;
  readonly stems: StoredLists;
  readonly exceptions: StoredLists;
  readonly heads: StoredLists;
  readonly maxTokensByFirst: StoredLists;
  readonly maxExceptionTokensByFirst: StoredLists;
  readonly spelling: StoredSpelling;
}

/** Number of concepts read before the generator yields. */
const conceptsPerStep = 12;
/** In characters. Shorter words are near too many others. */
const minFormLength = 5;

/**
 * Returns the forms of all concepts in one language, in the form of a file; the number of a concept is its place
 * in `concepts`. Yields between steps.
 */
export function* storeConceptForms(
  concepts: readonly Concept[],
  grammar: Grammar,
  wordsOf: (concept: Concept) => ConceptWords | undefined,
): Generator<undefined, StoredForms> {
  const builder = new FormsBuilder(grammar);
  for (const [at, concept] of concepts.entries()) {
    if (at % conceptsPerStep === 0) yield;
    builder.add(at, concept, wordsOf(concept));
  }
  yield;
  return builder.stored();
}

/**
 * Returns the forms over stored ones.
 * @param conceptOf returns the concept with a number
 */
export function conceptForms(
  stored: StoredForms,
  conceptOf: (number: number) => string,
): ConceptForms {
  const words = new StringTable(stored.exact.keys);
  const concepts = (lists: StoredLists) => lookup(lists, (list) => Array.from(list, conceptOf));
  const wordOf = (number: number) => words.at(number);
  const firstOf = (list: Uint32Array) => list[0] ?? 0;
  return {
    exact: concepts(stored.exact),
    wordsByStem: lookup(stored.wordsByStem, (list) => Array.from(list, wordOf)),
    stems: concepts(stored.stems),
    exceptions: concepts(stored.exceptions),
    heads: concepts(stored.heads),
    maxTokensByFirst: lookup(stored.maxTokensByFirst, firstOf),
    maxExceptionTokensByFirst: lookup(stored.maxExceptionTokensByFirst, firstOf),
    spelling: storedSpelling(stored.spelling, wordOf),
  };
}

type Numbers = readonly number[];

class FormsBuilder {
  readonly #exact = new Map<string, Numbers>();
  readonly #wordsByStem = new Map<string, readonly string[]>();
  readonly #stems = new Map<string, Numbers>();
  readonly #exceptions = new Map<string, Numbers>();
  readonly #heads = new Map<string, Numbers>();
  readonly #maxTokensByFirst = new Map<string, number>();
  readonly #maxExceptionTokensByFirst = new Map<string, number>();
  readonly #spellingForms: string[] = [];
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  add(number: number, { not }: Concept, words: ConceptWords | undefined): void {
    const alone = [number];
    const { words: single, phrases = [], heads = [] } = words ?? { words: [] };
    for (const phrase of [...single, ...phrases]) this.#addPhrase(phrase, alone);
    for (const head of heads) put(this.#heads, foldWord(head), alone);
    for (const phrase of not?.[this.#grammar.pack.code] ?? []) this.#addException(phrase, alone);
  }

  stored(): StoredForms {
    const numbers = new Map([...this.#exact.keys()].map((word, number) => [word, number]));
    const numbersOf = (words: readonly string[]) => words.map((word) => numbers.get(word) ?? 0);
    const byStem = Array.from(
      this.#wordsByStem,
      ([stem, words]) => [stem, numbersOf(words)] as const,
    );
    return {
      exact: storeLists(this.#exact),
      wordsByStem: storeLists(new Map(byStem)),
      stems: storeLists(this.#stems),
      exceptions: storeLists(this.#exceptions),
      heads: storeLists(this.#heads),
      maxTokensByFirst: storeLists(single(this.#maxTokensByFirst)),
      maxExceptionTokensByFirst: storeLists(single(this.#maxExceptionTokensByFirst)),
      spelling: storeSpelling(this.#spellingForms, numbers),
    };
  }

  #addException(phrase: string, alone: Numbers): void {
    const keys = keysOf(phrase);
    put(this.#exceptions, keys.join(' '), alone);
    raise(this.#maxExceptionTokensByFirst, keys[0] ?? '', keys.length);
  }

  #addPhrase(phrase: string, alone: Numbers): void {
    const keys = keysOf(phrase);
    const [first] = keys;
    if (first === undefined) return;
    if (keys.length === 1) this.#addWord(first, alone);
    else this.#addWords(keys, alone);
    if (keys.length > 1 && phrase.includes('-') && !phrase.includes(' '))
      put(this.#exact, keys.join(''), alone);
  }

  #addWord(word: string, alone: Numbers): void {
    put(this.#exact, word, alone);
    const { minStemLength, hasRichLexicon } = this.#grammar.pack;
    if (word.length < minFormLength || !hasRichLexicon) return;
    this.#spellingForms.push(word);
    const root = this.#grammar.stem(word);
    if (root.length >= minStemLength) put(this.#wordsByStem, root, [word]);
  }

  #addWords(keys: readonly string[], alone: Numbers): void {
    const roots = keys.map((key) => this.#grammar.stem(key));
    put(this.#exact, keys.join(' '), alone);
    raise(this.#maxTokensByFirst, keys[0] ?? '', keys.length);
    if (keys.every((key, at) => this.#isEveryday(key) || this.#isEveryday(roots[at] ?? ''))) return;
    put(this.#stems, roots.join(' '), alone);
    raise(this.#maxTokensByFirst, roots[0] ?? '', keys.length);
  }

  /** "All the time" names no newspaper: a phrase of such words alone means something in its listed form only. */
  #isEveryday(key: string): boolean {
    return this.#grammar.isStopWord(key) || this.#grammar.pack.timeWords.has(key);
  }
}

/** Nearly every word means one concept. Those words share one list, which saves memory. */
function put<T>(map: Map<string, readonly T[]>, key: string, alone: readonly T[]): void {
  const list = map.get(key);
  if (!list) map.set(key, alone);
  else if (!alone.every((one) => list.includes(one))) map.set(key, [...list, ...alone]);
}

function raise(map: Map<string, number>, first: string, length: number): void {
  map.set(first, Math.max(map.get(first) ?? 0, length));
}

/** One number under each string. */
const single = (map: ReadonlyMap<string, number>) =>
  new Map(Array.from(map, ([key, number]) => [key, [number]]));
