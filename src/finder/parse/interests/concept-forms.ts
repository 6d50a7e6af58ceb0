import type { Concept, ConceptWords } from '../../content/lexicon.ts';
import { foldWord, keysOf } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';

/** The lexicon of one language: concepts by folded words and phrases. */
export interface ConceptForms {
  readonly exact: ReadonlyMap<string, readonly string[]>;
  /** the listed words with a stem */
  readonly wordsByStem: ReadonlyMap<string, readonly string[]>;
  /** concepts by the stems of a phrase */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** phrases that have the words of a concept and do not mean it */
  readonly exceptions: ReadonlyMap<string, readonly string[]>;
  /** stems that mean a concept as a part of a compound */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  /** the most tokens of a phrase, by its first word or stem */
  readonly maxTokensByFirst: ReadonlyMap<string, number>;
  readonly maxExceptionTokensByFirst: ReadonlyMap<string, number>;
  /** words that typos are compared with */
  readonly spellingForms: readonly string[];
}

/** Number of concepts read before the generator yields. */
const conceptsPerStep = 12;
/** In characters. Shorter words are near too many others. */
const minFormLength = 5;

/** Returns the forms of all concepts in one language. Yields between steps. */
export function* conceptForms(
  concepts: readonly Concept[],
  grammar: Grammar,
  wordsOf: (concept: Concept) => ConceptWords | undefined,
): Generator<undefined, ConceptForms> {
  const builder = new FormsBuilder(grammar);
  for (const [at, concept] of concepts.entries()) {
    if (at % conceptsPerStep === 0) yield;
    builder.add(concept, wordsOf(concept));
  }
  return builder;
}

class FormsBuilder implements ConceptForms {
  readonly exact = new Map<string, readonly string[]>();
  readonly wordsByStem = new Map<string, readonly string[]>();
  readonly stems = new Map<string, readonly string[]>();
  readonly exceptions = new Map<string, readonly string[]>();
  readonly heads = new Map<string, readonly string[]>();
  readonly maxTokensByFirst = new Map<string, number>();
  readonly maxExceptionTokensByFirst = new Map<string, number>();
  readonly spellingForms: string[] = [];
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  add({ id, not }: Concept, words: ConceptWords | undefined): void {
    const alone = [id];
    const { words: single, phrases = [], heads = [] } = words ?? { words: [] };
    for (const phrase of [...single, ...phrases]) this.#addPhrase(phrase, alone);
    for (const head of heads) put(this.heads, foldWord(head), alone);
    for (const phrase of not?.[this.#grammar.pack.code] ?? []) this.#addException(phrase, alone);
  }

  #addException(phrase: string, alone: readonly string[]): void {
    const keys = keysOf(phrase);
    put(this.exceptions, keys.join(' '), alone);
    raise(this.maxExceptionTokensByFirst, keys[0] ?? '', keys.length);
  }

  #addPhrase(phrase: string, alone: readonly string[]): void {
    const keys = keysOf(phrase);
    const [first] = keys;
    if (first === undefined) return;
    if (keys.length === 1) this.#addWord(first, alone);
    else this.#addWords(keys, alone);
    if (keys.length > 1 && phrase.includes('-') && !phrase.includes(' '))
      put(this.exact, keys.join(''), alone);
  }

  #addWord(word: string, alone: readonly string[]): void {
    put(this.exact, word, alone);
    const { minStemLength, hasRichLexicon } = this.#grammar.pack;
    if (word.length < minFormLength || !hasRichLexicon) return;
    this.spellingForms.push(word);
    const root = this.#grammar.stem(word);
    if (root.length >= minStemLength) put(this.wordsByStem, root, [word]);
  }

  #addWords(keys: readonly string[], alone: readonly string[]): void {
    const roots = keys.map((key) => this.#grammar.stem(key));
    put(this.exact, keys.join(' '), alone);
    put(this.stems, roots.join(' '), alone);
    raise(this.maxTokensByFirst, keys[0] ?? '', keys.length);
    raise(this.maxTokensByFirst, roots[0] ?? '', keys.length);
  }
}

/** Nearly every word means one concept. Those words share one list, which saves memory. */
function put(map: Map<string, readonly string[]>, key: string, alone: readonly string[]): void {
  const list = map.get(key);
  const [id = ''] = alone;
  if (!list) map.set(key, alone);
  else if (!list.includes(id)) map.set(key, [...list, id]);
}

function raise(map: Map<string, number>, first: string, length: number): void {
  map.set(first, Math.max(map.get(first) ?? 0, length));
}
