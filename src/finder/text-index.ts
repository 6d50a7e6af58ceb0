import type { Idea } from './catalogue.ts';
import { keysOf } from './normalise.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import type { Language } from './vocabulary.ts';

export interface TextIndex {
  /** a word form that the texts use */
  isWord(key: string): boolean;
  /** a stem that titles or keywords use: words found in prose alone are chance hits */
  isTerm(term: string): boolean;
  /** adds each idea's BM25F score for the terms */
  score(terms: readonly string[], into: Float64Array): void;
  /** ideas that name a term, for refusals by word: in the title alone, or in the keywords too; or say they are without it */
  naming(term: string, where: 'title' | 'names' | 'lacking'): ReadonlySet<number>;
  /** terms whose word ends in this one: "karaffe" finds "kaffeekaraffe" */
  endingIn(term: string): readonly string[];
  /** terms whose word is made with this one at either end: "plastik" finds "plastikbecher" */
  madeWith(term: string): readonly string[];
}

const inTitle = 1;
const inKeywords = 2;
/** named as lacking, in either */
const asLacking = 4;
/** Robertson, Zaragoza and Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004. */
const saturation = 1.2;
const fields = [
  { weight: 2, lengths: 0.5, mark: inTitle, of: (idea: Idea, l: Language) => [idea[l].title] },
  {
    weight: 1.5,
    lengths: 0.5,
    mark: inKeywords,
    of: (idea: Idea, l: Language) => idea[l].keywords,
  },
  { weight: 1.2, lengths: 0.5, mark: 0, of: (idea: Idea, l: Language) => idea[l].who },
  { weight: 1, lengths: 0.7, mark: 0, of: (idea: Idea, l: Language) => [idea[l].description] },
] as const;
const masks = { title: inTitle, names: inTitle | inKeywords, lacking: asLacking } as const;
/** "Alcohol-free", "sans sucre": what is lacking is named too, and is nothing to refuse. */
const lackedBefore = new Set('non no without zero sans ohne faux imitation'.split(' '));
/** Words that join others are not searched for. */
const noTerm = -1;
/** How many ideas are read before others may go on. */
const chunk = 16;

/** One entry for each term of each idea, in the order of the ideas. */
interface Entries {
  readonly terms: number[];
  readonly ideas: number[];
  readonly weights: number[];
  /** the fields that name the term, as bits */
  readonly marks: number[];
}

/** The same in the order of the terms; those of one begin where those of the one before end. */
interface Postings {
  readonly starts: Uint32Array;
  readonly ideas: Uint16Array;
  readonly weights: Float32Array;
  readonly marks: Uint8Array;
}

/** Indexes the texts of one language, in steps between which others may go on. */
export function* textIndex(
  ideas: readonly Idea[],
  language: Language,
): Generator<undefined, TextIndex> {
  const numbers = new Map<string, number>();
  // Each form of a word once: the number of its term, or none.
  const words = new Map<string, number>();
  const numberOf = (key: string) => {
    const term = stem(key, language);
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  // A term is its number, twice, and one more where the text says that it is lacking.
  const read = (texts: readonly string[]) => {
    const found: number[] = [];
    for (const text of texts) {
      const keys = keysOf(text);
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i] ?? '';
        let number = words.get(key);
        if (number === undefined) {
          number = isStopWord(key, language) ? noTerm : numberOf(key);
          words.set(key, number);
        }
        if (number === noTerm) continue;
        const isLacked = keys[i + 1] === 'free' || lackedBefore.has(keys[i - 1] ?? '');
        found.push(2 * number + (isLacked ? 1 : 0));
      }
    }
    return found;
  };
  const documents: number[][][] = [];
  for (const idea of ideas) {
    documents.push(fields.map((field) => read(field.of(idea, language))));
    if (documents.length % chunk === 0) yield;
  }
  const averages = fields.map(
    (_, f) =>
      documents.reduce((sum, doc) => sum + (doc[f]?.length ?? 0), 0) / Math.max(1, ideas.length),
  );
  const entries: Entries = { terms: [], ideas: [], weights: [], marks: [] };
  const own = { weights: new Float64Array(numbers.size), marks: new Uint8Array(numbers.size) };
  for (const [at, document] of documents.entries()) {
    addEntries(entries, own, at, document, averages);
    if (at % chunk === 0) yield;
  }
  yield;
  return searcher(ideas.length, words, numbers, packed(entries, numbers.size));
}

/** @param own room for one number a term, all zero before and after */
function addEntries(
  entries: Entries,
  own: { readonly weights: Float64Array; readonly marks: Uint8Array },
  at: number,
  document: readonly (readonly number[])[],
  averages: readonly number[],
): void {
  const numbers: number[] = [];
  fields.forEach(({ weight, lengths, mark }, f) => {
    const terms = document[f] ?? [];
    const norm = 1 - lengths + (lengths * terms.length) / Math.max(1, averages[f] ?? 1);
    for (const term of terms) {
      const number = term >> 1;
      const isLacked = term % 2 === 1;
      if (own.weights[number] === 0) numbers.push(number);
      own.weights[number] = (own.weights[number] ?? 0) + weight / norm;
      own.marks[number] = (own.marks[number] ?? 0) | (isLacked && mark !== 0 ? asLacking : mark);
    }
  });
  for (const number of numbers) {
    entries.terms.push(number);
    entries.ideas.push(at);
    entries.weights.push(own.weights[number] ?? 0);
    entries.marks.push(own.marks[number] ?? 0);
    own.weights[number] = 0;
    own.marks[number] = 0;
  }
}

function packed({ terms, ...entries }: Entries, count: number): Postings {
  const starts = new Uint32Array(count + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const next = starts.slice();
  const postings = {
    starts,
    ideas: new Uint16Array(terms.length),
    weights: new Float32Array(terms.length),
    marks: new Uint8Array(terms.length),
  };
  terms.forEach((term, i) => {
    const place = next[term] ?? 0;
    next[term] = place + 1;
    postings.ideas[place] = entries.ideas[i] ?? 0;
    postings.weights[place] = entries.weights[i] ?? 0;
    postings.marks[place] = entries.marks[i] ?? 0;
  });
  return postings;
}

function searcher(
  count: number,
  words: ReadonlyMap<string, number>,
  numbers: ReadonlyMap<string, number>,
  { starts, ideas, weights, marks }: Postings,
): TextIndex {
  const rare = (found: number) => Math.log(1 + (count - found + 0.5) / (found + 0.5));
  const rangeOf = (term: string): readonly [number, number] => {
    const number = numbers.get(term);
    return number === undefined ? [0, 0] : [starts[number] ?? 0, starts[number + 1] ?? 0];
  };
  const isTerm = (term: string) => {
    const [from, until] = rangeOf(term);
    for (let i = from; i < until; i++) if (((marks[i] ?? 0) & masks.names) !== 0) return true;
    return false;
  };
  const termsWhere = (fits: (other: string) => boolean) =>
    [...numbers.keys()].filter((other) => fits(other) && isTerm(other));
  return {
    isWord: (key) => words.has(key),
    isTerm,
    score(wanted, into) {
      for (const term of new Set(wanted)) {
        const [from, until] = rangeOf(term);
        const idf = rare(until - from);
        for (let i = from; i < until; i++) {
          const idea = ideas[i] ?? 0;
          const weight = weights[i] ?? 0;
          into[idea] = (into[idea] ?? 0) + (idf * weight) / (saturation + weight);
        }
      }
    },
    naming(term, where) {
      const [from, until] = rangeOf(term);
      const mask = masks[where];
      const found = new Set<number>();
      for (let i = from; i < until; i++)
        if (((marks[i] ?? 0) & mask) !== 0) found.add(ideas[i] ?? 0);
      return found;
    },
    endingIn: (term) =>
      term.length < 5
        ? []
        : termsWhere((o) => o.length >= term.length + 3 && o.endsWith(term)).slice(0, 12),
    madeWith: (term) =>
      term.length < 5
        ? []
        : termsWhere(
            (o) =>
              o.length >= term.length + 3 &&
              (o.endsWith(term) || o.startsWith(term)) &&
              !/(?:frei|los)$/.test(o),
          ),
  };
}
