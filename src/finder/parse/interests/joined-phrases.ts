import type { Token } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import { keyAt, type Run } from '../sentence.ts';
import type { ConceptReader } from './concepts.ts';

/** The longest phrase whose first words are shared: "mal au dos et aux genoux". */
const maxShared = 3;

interface Known {
  readonly reader: ConceptReader;
  readonly grammar: Grammar;
  isClosed(at: number): boolean;
}

/**
 * Returns the concepts of what a word such as "and" joins to a phrase, read with the first words of the phrase, and
 * its tokens: "japonaise" in "cuisine coréenne et japonaise". Undefined when both together are no listed phrase.
 */
export function joinedPhrase(
  tokens: readonly Token[],
  [from, until]: Run,
  known: Known,
): { readonly concepts: readonly string[]; readonly run: Run } | undefined {
  const next = nextOf(tokens, [from, until], known);
  if (next === undefined) return undefined;
  const { reader, grammar, isClosed } = known;
  for (let shared = Math.min(maxShared, until - from - 1); shared > 0; shared--) {
    const whole = [...tokens.slice(from, from + shared), ...tokens.slice(next, next + maxShared)];
    const found = reader.at(
      whole,
      0,
      grammar,
      (at) => at >= shared && isClosed(next + at - shared),
    );
    if (found && found.length > shared && found.confidence === 1)
      return { concepts: found.concepts, run: [next, next + found.length - shared] };
  }
  return undefined;
}

/** Returns the index of the token that "and" joins to a phrase of several words, or undefined. */
function nextOf(
  tokens: readonly Token[],
  [from, until]: Run,
  { grammar, isClosed }: Known,
): number | undefined {
  const key = keyAt(tokens, until);
  if (until - from < 2 || !grammar.syntax.isAndOr(key)) return undefined;
  const isOneClause = tokens[until]?.opens === false && tokens[until + 1]?.opens === false;
  return isOneClause && !isClosed(until + 1) ? until + 1 : undefined;
}
