import type { ProperName } from '../../content/proper-names.ts';
import { keysOf, type Token } from '../../text/normalize.ts';

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

/** Number of names read before the generator yields. */
const namesPerStep = 200;

/** Returns a reader of proper names. Yields between steps. */
export function* nameReader(names: readonly ProperName[]): Generator<undefined, NameReader> {
  const conceptsByName = new Map<string, readonly string[]>();
  const maxTokensByFirst = new Map<string, number>();
  for (const [at, { spellings, concepts }] of names.entries()) {
    if (at % namesPerStep === 0) yield;
    for (const spelling of spellings) {
      const keys = keysOf(spelling);
      const first = keys[0] ?? '';
      conceptsByName.set(keys.join(' '), concepts);
      maxTokensByFirst.set(first, Math.max(maxTokensByFirst.get(first) ?? 0, keys.length));
    }
  }
  return {
    at(tokens, index, isClosed) {
      const maxTokens = maxTokensByFirst.get(tokens[index]?.key ?? '') ?? 0;
      let name = '';
      let found: FoundName | undefined;
      for (let length = 1; length <= maxTokens; length++) {
        const token = tokens[index + length - 1];
        if (!token || isClosed(index + length - 1) || (length > 1 && token.opens)) break;
        name = length === 1 ? token.key : `${name} ${token.key}`;
        const concepts = conceptsByName.get(name);
        if (concepts) found = { concepts, length };
      }
      return found;
    },
    has: (key) => conceptsByName.has(key),
  };
}
