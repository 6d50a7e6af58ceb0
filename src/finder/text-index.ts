import type { Language } from '../domain/language.ts';
import type { Idea } from './content/catalogue.ts';
import type { LanguagePack } from './languages/language-pack.ts';
import { type StoredStrings, StringTable, storeStrings } from './stored/stored-strings.ts';
import { keysOf } from './text/normalize.ts';

/**
 * Full-text index of the catalogue in one language. A term is a stem; an idea is given by its index
 * in the catalogue.
 */
export interface TextIndex {
  /** Returns true for a word form that the texts use. */
  isWord(key: string): boolean;
  /** Returns true for any stem of the texts. */
  isStem(term: string): boolean;
  /** Returns true for a stem that titles or keywords use; a match in descriptions alone is chance. */
  isTerm(term: string): boolean;
  /** Adds each idea's BM25F score for the terms to `into`, which has one number an idea. */
  score(terms: readonly string[], into: Float64Array): void;
  /**
   * Returns the ideas that name a term: in the title, in title or keywords (`names`), as the thing that the
   * title is about (`head`), or as something they are free of (`lacking`).
   */
  naming(term: string, where: NamedWhere): ReadonlySet<number>;
  /**
   * Returns up to twelve terms that end in this one: "karaffe" finds "kaffeekaraffe". Empty for a
   * term of less than five characters.
   */
  endingIn(term: string): readonly string[];
  /**
   * Returns the terms that begin or end with this one: "plastik" finds "plastikbecher". Empty for a
   * term of less than five characters.
   */
  madeWith(term: string): readonly string[];
}

/** What is needed of a language to read its texts. */
interface TextGrammar {
  readonly pack: Pick<LanguagePack, 'lacking' | 'syntax' | 'titles'>;
  /** Returns the stem of a folded word. */
  stem(word: string): string;
  /** Returns true for a function word, which is not indexed. */
  isStopWord(key: string): boolean;
}

/** Where an idea names a term. */
type NamedWhere = 'title' | 'names' | 'head' | 'lacking';

const inTitle = 1;
const inKeywords = 2;
/** title or keywords say that the idea is free of it */
const asLacking = 4;
/** the title names it as the thing itself */
const asHead = 8;
/** Robertson, Zaragoza and Taylor, "Simple BM25 Extension to Multiple Weighted Fields", CIKM 2004. */
const saturation = 1.2;
const fields = [
  {
    weight: 2,
    lengthWeight: 0.5,
    fieldBit: inTitle,
    of: (idea: Idea, l: Language) => [idea[l].title],
  },
  {
    weight: 1.5,
    lengthWeight: 0.5,
    fieldBit: inKeywords,
    of: (idea: Idea, l: Language) => idea[l].keywords,
  },
  { weight: 1.2, lengthWeight: 0.5, fieldBit: 0, of: (idea: Idea, l: Language) => idea[l].who },
  {
    weight: 1,
    lengthWeight: 0.7,
    fieldBit: 0,
    of: (idea: Idea, l: Language) => [idea[l].description],
  },
] as const;
const masks = {
  title: inTitle,
  names: inTitle | inKeywords,
  head: asHead,
  lacking: asLacking,
} as const;
/** Number of a stop word, which is not indexed. */
const stopWordNumber = -1;
/** Number of ideas read before the generator yields. */
const ideasPerStep = 16;

/** One entry for each term of each idea, ordered by idea. */
interface Entries {
  readonly terms: number[];
  readonly ideas: number[];
  readonly weights: number[];
  /** the fields that name the term, as bits */
  readonly fieldBits: number[];
}

/** The same entries ordered by term; those of term n are from `starts[n]` to `starts[n + 1]`. */
interface Postings {
  readonly starts: Uint32Array;
  readonly ideas: Uint16Array;
  readonly weights: Float32Array;
  readonly fieldBits: Uint8Array;
}

/** An index in the form of a file. */
export interface StoredTextIndex {
  /** how many ideas there are */
  readonly ideas: number;
  readonly words: StoredStrings;
  readonly terms: StoredStrings;
  readonly postings: Postings;
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
  const { before, after } = grammar.pack.lacking;
  const numbers = new Map<string, number>();
  // The number of the term of each word form; stemming each form once saves time.
  const words = new Map<string, number>();
  const numberOf = (key: string) => {
    const term = grammar.stem(key);
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  // A term is encoded as four times its number, plus one where the text says that the idea is free of it, and
  // two where a title names the thing itself by it.
  const read = (texts: readonly string[]) => {
    const found: number[] = [];
    for (const text of texts) {
      const keys = keysOf(text);
      for (const [i, key] of keys.entries()) {
        const number = knownNumberOf(key);
        if (number !== stopWordNumber) found.push(4 * number + (isLacking(keys, i) ? 1 : 0));
      }
    }
    return found;
  };
  const headsOf = (title: string) =>
    new Set(headKeys(keysOf(title.split(endOfName)[0] ?? ''), grammar.pack).map(knownNumberOf));
  const knownNumberOf = (key: string) => {
    const known = words.get(key);
    if (known !== undefined) return known;
    const number = grammar.isStopWord(key) ? stopWordNumber : numberOf(key);
    words.set(key, number);
    return number;
  };
  // "Alcohol-free", "sans sucre": the text names what the idea does not contain.
  const isLacking = (keys: readonly string[], i: number) =>
    after?.has(keys[i + 1] ?? '') === true || before?.has(keys[i - 1] ?? '') === true;
  const documents: number[][][] = [];
  for (const idea of ideas) {
    const heads = headsOf(idea[language].title);
    const [title = [], ...others] = fields.map((field) => read(field.of(idea, language)));
    documents.push([title.map((term) => (heads.has(term >> 2) ? term + 2 : term)), ...others]);
    if (documents.length % ideasPerStep === 0) yield;
  }
  const averages = fields.map(
    (_, f) =>
      documents.reduce((sum, doc) => sum + (doc[f]?.length ?? 0), 0) / Math.max(1, ideas.length),
  );
  const entries: Entries = { terms: [], ideas: [], weights: [], fieldBits: [] };
  const sums = { weights: new Float64Array(numbers.size), fieldBits: new Uint8Array(numbers.size) };
  for (const [at, document] of documents.entries()) {
    addEntries(entries, sums, at, document, averages);
    if (at % ideasPerStep === 0) yield;
  }
  yield;
  return {
    ideas: ideas.length,
    words: storeStrings(words.keys()),
    terms: storeStrings(numbers.keys()),
    postings: packByTerm(entries, numbers.size),
  };
}

/** @param sums one number for each term; all zero before and after the call */
function addEntries(
  entries: Entries,
  sums: { readonly weights: Float64Array; readonly fieldBits: Uint8Array },
  at: number,
  document: readonly (readonly number[])[],
  averages: readonly number[],
): void {
  const numbers: number[] = [];
  fields.forEach(({ weight, lengthWeight, fieldBit }, f) => {
    const terms = document[f] ?? [];
    const norm = 1 - lengthWeight + (lengthWeight * terms.length) / Math.max(1, averages[f] ?? 1);
    for (const term of terms) {
      const number = term >> 2;
      const isLacking = term % 2 === 1;
      const head = (term & 2) === 0 ? 0 : asHead;
      if (sums.weights[number] === 0) numbers.push(number);
      sums.weights[number] = (sums.weights[number] ?? 0) + weight / norm;
      sums.fieldBits[number] =
        (sums.fieldBits[number] ?? 0) | (isLacking && fieldBit !== 0 ? asLacking : fieldBit | head);
    }
  });
  for (const number of numbers) {
    entries.terms.push(number);
    entries.ideas.push(at);
    entries.weights.push(sums.weights[number] ?? 0);
    entries.fieldBits.push(sums.fieldBits[number] ?? 0);
    sums.weights[number] = 0;
    sums.fieldBits[number] = 0;
  }
}

function packByTerm({ terms, ...entries }: Entries, count: number): Postings {
  const starts = new Uint32Array(count + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let i = 0; i < count; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const next = starts.slice();
  const postings = {
    starts,
    ideas: new Uint16Array(terms.length),
    weights: new Float32Array(terms.length),
    fieldBits: new Uint8Array(terms.length),
  };
  terms.forEach((term, i) => {
    const place = next[term] ?? 0;
    next[term] = place + 1;
    postings.ideas[place] = entries.ideas[i] ?? 0;
    postings.weights[place] = entries.weights[i] ?? 0;
    postings.fieldBits[place] = entries.fieldBits[i] ?? 0;
  });
  return postings;
}

/** Returns the index over a stored one. */
export function textIndex(stored: StoredTextIndex, { pack }: Pick<TextGrammar, 'pack'>): TextIndex {
  const { ideas: count, postings } = stored;
  const { starts, ideas, weights, fieldBits } = postings;
  const words = new StringTable(stored.words);
  const terms = new StringTable(stored.terms);
  const lackingEndings = [...(pack.lacking.endings ?? [])];
  const inverseFrequency = (found: number) => Math.log(1 + (count - found + 0.5) / (found + 0.5));
  const rangeOf = (number: number): readonly [number, number] =>
    number < 0 ? [0, 0] : [starts[number] ?? 0, starts[number + 1] ?? 0];
  const isNamed = (number: number) => {
    const [from, until] = rangeOf(number);
    for (let i = from; i < until; i++) if (((fieldBits[i] ?? 0) & masks.names) !== 0) return true;
    return false;
  };
  const termsWith = (term: string, ends: { readonly start: boolean; readonly end: boolean }) =>
    terms
      .numbersWith(term, term.length + 3, ends)
      .filter(isNamed)
      .map((number) => terms.at(number));
  return {
    isWord: (key) => words.find(key) >= 0,
    isStem: (term) => terms.find(term) >= 0,
    isTerm: (term) => isNamed(terms.find(term)),
    score(named, into) {
      for (const term of new Set(named)) {
        const [from, until] = rangeOf(terms.find(term));
        const idf = inverseFrequency(until - from);
        for (let i = from; i < until; i++) {
          const idea = ideas[i] ?? 0;
          const weight = weights[i] ?? 0;
          into[idea] = (into[idea] ?? 0) + (idf * weight) / (saturation + weight);
        }
      }
    },
    naming(term, where) {
      const [from, until] = rangeOf(terms.find(term));
      const mask = masks[where];
      const found = new Set<number>();
      for (let i = from; i < until; i++)
        if (((fieldBits[i] ?? 0) & mask) !== 0) found.add(ideas[i] ?? 0);
      return found;
    },
    endingIn: (term) =>
      term.length < 5 ? [] : termsWith(term, { start: false, end: true }).slice(0, 12),
    madeWith: (term) =>
      term.length < 5
        ? []
        : termsWith(term, { start: true, end: true }).filter(
            (other) => !lackingEndings.some((ending) => other.endsWith(ending)),
          ),
  };
}
