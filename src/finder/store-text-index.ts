import type { Language } from '../domain/language.ts';
import type { Idea } from './content/catalogue.ts';
import type { LanguagePack } from './languages/language-pack.ts';
import { storeStrings } from './stored/stored-strings.ts';
import { keysOf } from './text/normalize.ts';
import { namedBits, type Postings, type StoredTextIndex } from './text-index.ts';

/** What is needed of a language to read its texts. */
interface TextGrammar {
  readonly pack: Pick<LanguagePack, 'lacking' | 'syntax' | 'titles'>;
  /** Returns the stem of a folded word. */
  stem(word: string): string;
  /** Returns true for a function word, which is not indexed. */
  isStopWord(key: string): boolean;
}

interface Field {
  readonly weight: number;
  readonly lengthWeight: number;
  /** how an idea names what stands there; 0 where it only mentions it */
  readonly named: number;
  readonly of: (idea: Idea, language: Language) => readonly string[];
}

const fields: readonly Field[] = [
  { weight: 2, lengthWeight: 0.5, named: namedBits.inTitle, of: (idea, l) => [idea[l].title] },
  {
    weight: 1.5,
    lengthWeight: 0.5,
    named: namedBits.inKeywords,
    of: (idea, l) => idea[l].keywords,
  },
  { weight: 1.2, lengthWeight: 0.5, named: 0, of: (idea, l) => idea[l].who },
  { weight: 1, lengthWeight: 0.7, named: 0, of: (idea, l) => [idea[l].description] },
];

/** Number of ideas read before the generator yields. */
const ideasPerStep = 16;

/** A term where a text uses it. */
interface Occurrence {
  readonly term: number;
  /** the text says that the idea is free of it: "alcohol-free", "sans sucre" */
  readonly isLacking: boolean;
}

/** What is read of one idea. */
interface IdeaText {
  /** of each field */
  readonly occurrences: readonly (readonly Occurrence[])[];
  /** the terms that name the thing itself in the title */
  readonly heads: ReadonlySet<number>;
}

/** One entry for each term of each idea, ordered by idea. */
interface Entries {
  readonly terms: number[];
  readonly ideas: number[];
  readonly weights: number[];
  readonly named: number[];
}

/** Number of a stop word, which is not indexed. */
const stopWordNumber = -1;

/** Numbers the terms of texts as it reads them. */
class TermReader {
  readonly #grammar: TextGrammar;
  /** The number of each term. */
  readonly terms = new Map<string, number>();
  /** The number of the term of each word form; stemming each form once saves time. */
  readonly words = new Map<string, number>();

  constructor(grammar: TextGrammar) {
    this.#grammar = grammar;
  }

  read(idea: Idea, language: Language): IdeaText {
    const name = idea[language].title.split(endOfName)[0] ?? '';
    return {
      heads: new Set(headKeys(keysOf(name), this.#grammar.pack).map((key) => this.#numberOf(key))),
      occurrences: fields.map(({ of }) => this.#occurrences(of(idea, language))),
    };
  }

  #occurrences(texts: readonly string[]): readonly Occurrence[] {
    const found: Occurrence[] = [];
    for (const text of texts) {
      const keys = keysOf(text);
      for (const [at, key] of keys.entries()) {
        const term = this.#numberOf(key);
        if (term !== stopWordNumber) found.push({ term, isLacking: this.#isLacking(keys, at) });
      }
    }
    return found;
  }

  #isLacking(keys: readonly string[], at: number): boolean {
    const { before, after } = this.#grammar.pack.lacking;
    return after?.has(keys[at + 1] ?? '') === true || before?.has(keys[at - 1] ?? '') === true;
  }

  #numberOf(key: string): number {
    const known = this.words.get(key);
    if (known !== undefined) return known;
    const number = this.#grammar.isStopWord(key) ? stopWordNumber : this.#numberOfTerm(key);
    this.words.set(key, number);
    return number;
  }

  #numberOfTerm(key: string): number {
    const term = this.#grammar.stem(key);
    const number = this.terms.get(term) ?? this.terms.size;
    this.terms.set(term, number);
    return number;
  }
}

/** What follows in a title describes the thing. */
const endOfName = /[,:;(–—]/;

/** Returns the words of a title that name the thing itself: "dice" in "dice set" too. */
function headKeys(keys: readonly string[], pack: TextGrammar['pack']): readonly string[] {
  const { ends, joints, sets } = pack.titles;
  const isNounFirst = pack.syntax.nounIsFirst === true;
  const isSetOf = isNounFirst && sets.has(keys[0] ?? '') && ends.has(keys[1] ?? '');
  if (isSetOf) return headKeys(keys.slice(2), pack);
  const end = keys.findIndex((key, at) => at > 0 && ends.has(key));
  const name = keys.slice(0, end < 0 ? keys.length : end);
  if (isNounFirst) return name;
  const last = name.length - 1;
  return name.filter(
    (_, at) =>
      at === last ||
      joints.has(name[at + 1] ?? '') ||
      (at === last - 1 && sets.has(name[last] ?? '')),
  );
}

/**
 * Returns an index of the texts of one language in the form of a file. Yields between steps so that a
 * server can answer requests.
 */
export function* storeTextIndex(
  ideas: readonly Idea[],
  language: Language,
  grammar: TextGrammar,
): Generator<undefined, StoredTextIndex> {
  const reader = new TermReader(grammar);
  const texts: IdeaText[] = [];
  for (const idea of ideas) {
    texts.push(reader.read(idea, language));
    if (texts.length % ideasPerStep === 0) yield;
  }
  const averages = fields.map(
    (_, field) =>
      texts.reduce((sum, { occurrences }) => sum + (occurrences[field]?.length ?? 0), 0) /
      Math.max(1, ideas.length),
  );
  const count = reader.terms.size;
  const entries: Entries = { terms: [], ideas: [], weights: [], named: [] };
  const sums = { weights: new Float64Array(count), named: new Uint8Array(count) };
  for (const [at, text] of texts.entries()) {
    addEntries(entries, sums, at, text, averages);
    if (at % ideasPerStep === 0) yield;
  }
  yield;
  return {
    ideas: ideas.length,
    words: storeStrings(reader.words.keys()),
    terms: storeStrings(reader.terms.keys()),
    postings: packByTerm(entries, count),
  };
}

/** @param sums one number for each term; all zero before and after the call */
function addEntries(
  entries: Entries,
  sums: { readonly weights: Float64Array; readonly named: Uint8Array },
  at: number,
  { occurrences, heads }: IdeaText,
  averages: readonly number[],
): void {
  const terms: number[] = [];
  fields.forEach(({ weight, lengthWeight, named }, field) => {
    const all = occurrences[field] ?? [];
    const length = all.length / Math.max(1, averages[field] ?? 1);
    const norm = 1 - lengthWeight + lengthWeight * length;
    for (const occurrence of all) {
      const { term } = occurrence;
      if (sums.weights[term] === 0) terms.push(term);
      sums.weights[term] = (sums.weights[term] ?? 0) + weight / norm;
      sums.named[term] = (sums.named[term] ?? 0) | howNamed(named, occurrence, heads);
    }
  });
  for (const term of terms) {
    entries.terms.push(term);
    entries.ideas.push(at);
    entries.weights.push(sums.weights[term] ?? 0);
    entries.named.push(sums.named[term] ?? 0);
    sums.weights[term] = 0;
    sums.named[term] = 0;
  }
}

/** Returns how a field that names its terms in this way names the occurrence, as bits. */
function howNamed(
  named: number,
  { term, isLacking }: Occurrence,
  heads: ReadonlySet<number>,
): number {
  if (named === 0) return 0;
  if (isLacking) return namedBits.asLacking;
  return named === namedBits.inTitle && heads.has(term) ? named | namedBits.asHead : named;
}

/** Returns the entries ordered by term. */
function packByTerm({ terms, ...entries }: Entries, count: number): Postings {
  const starts = new Uint32Array(count + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const next = starts.slice();
  const postings = {
    starts,
    ideas: new Uint16Array(terms.length),
    weights: new Float32Array(terms.length),
    named: new Uint8Array(terms.length),
  };
  terms.forEach((term, i) => {
    const place = next[term] ?? 0;
    next[term] = place + 1;
    postings.ideas[place] = entries.ideas[i] ?? 0;
    postings.weights[place] = entries.weights[i] ?? 0;
    postings.named[place] = entries.named[i] ?? 0;
  });
  return postings;
}
