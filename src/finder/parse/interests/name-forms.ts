import type { ProperName } from '../../content/proper-names.ts';
import { lookup, type StoredLists, storeLists } from '../../stored/stored-lists.ts';
import { keysOf, type Token } from '../../text/normalize.ts';
import { keyAt, type Run } from '../sentence.ts';

/** A proper name found at a token; `length` is the number of tokens. */
export interface FoundName {
  readonly concepts: readonly string[];
  readonly length: number;
}

/** Finds proper names in the tokens of a query, whatever its language is. */
export interface NameReader {
  /** Returns the longest name that begins at a token, or undefined. A name with a closed token is ignored. */
  at(
    tokens: readonly Token[],
    index: number,
    isClosed: (at: number) => boolean,
  ): FoundName | undefined;
  /** Returns true for a name of one word, in folded form. */
  has(key: string): boolean;
}

/** Proper names in the form of a file, by their folded words. */
export interface StoredNames {
  /** numbers of concepts */
  readonly concepts: StoredLists;
  /** the most words of a name, by its first one */
  readonly maxTokensByFirst: StoredLists;
}

/** Number of names read before the generator yields. */
const namesPerStep = 200;

/**
 * Returns proper names in the form of a file. Yields between steps.
 * @param numberOf returns the number of a concept
 */
export function* storeNames(
  names: readonly ProperName[],
  numberOf: (concept: string) => number,
): Generator<undefined, StoredNames> {
  const conceptsByName = new Map<string, readonly number[]>();
  const maxTokensByFirst = new Map<string, readonly [number]>();
  for (const [at, { spellings, concepts }] of names.entries()) {
    if (at % namesPerStep === 0) yield;
    const numbers = concepts.map(numberOf);
    for (const spelling of spellings) {
      const keys = keysOf(spelling);
      const first = keys[0] ?? '';
      conceptsByName.set(keys.join(' '), numbers);
      const [most] = maxTokensByFirst.get(first) ?? [0];
      maxTokensByFirst.set(first, [Math.max(most, keys.length)]);
    }
  }
  return { concepts: storeLists(conceptsByName), maxTokensByFirst: storeLists(maxTokensByFirst) };
}

/**
 * Returns a reader of stored proper names.
 * @param conceptOf returns the concept with a number
 */
export function nameReader(stored: StoredNames, conceptOf: (number: number) => string): NameReader {
  const conceptsByName = lookup(stored.concepts, (list) => Array.from(list, conceptOf));
  const maxTokensByFirst = lookup(stored.maxTokensByFirst, (list) => list[0] ?? 0);
  return {
    at(tokens, index, isClosed) {
      const maxTokens = maxTokensByFirst.get(keyAt(tokens, index)) ?? 0;
      const until = endOfName(tokens, [index, index + maxTokens], isClosed);
      let name = '';
      let found: FoundName | undefined;
      for (let at = index; at < until; at++) {
        name = at === index ? keyAt(tokens, at) : `${name} ${keyAt(tokens, at)}`;
        const concepts = conceptsByName.get(name);
        if (concepts) found = { concepts, length: at + 1 - index };
      }
      return found;
    },
    has: (key) => conceptsByName.has(key),
  };
}

/** Where a name in a run ends at the latest: before a closed token, and before punctuation. */
function endOfName(
  tokens: readonly Token[],
  [from, end]: Run,
  isClosed: (at: number) => boolean,
): number {
  const last = Math.min(end, tokens.length);
  for (let at = from; at < last; at++)
    if (isClosed(at) || (at > from && tokens[at]?.opens)) return at;
  return last;
}
