/**
 * Returns the matches of a global expression in a text. `matchAll` returns the same, but copies the expression each time,
 * which takes longer than most searches of a short text.
 * @param pattern an expression with the flag `g`
 */
export function allMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let match = matchFrom(pattern, text, 0); match !== null; ) {
    found.push(match);
    match = matchFrom(pattern, text, endOf(match));
  }
  return found;
}

/** Returns the matches in a text, in their order; none overlaps another. */
export type Search = (text: string) => readonly RegExpExecArray[];

/**
 * Returns a search for what one expression with all of these as its alternatives would match.
 * @param patterns expressions with the flag `g`, the preferred ones first
 */
export function searchFor(patterns: readonly RegExp[]): Search {
  return (text) => {
    const next = patterns.map((pattern) => matchFrom(pattern, text, 0));
    const found: RegExpExecArray[] = [];
    for (let match = firstOf(next); match !== null; match = firstOf(next)) {
      found.push(match);
      const from = endOf(match);
      for (const [at, pattern] of patterns.entries())
        if ((next[at]?.index ?? from) < from) next[at] = matchFrom(pattern, text, from);
    }
    return found;
  };
}

function firstOf(matches: readonly (RegExpExecArray | null)[]): RegExpExecArray | null {
  return matches.reduce(
    (first, match) => (match && match.index < (first?.index ?? Infinity) ? match : first),
    null,
  );
}

function matchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Where the next match may start. */
function endOf({ index, 0: { length } }: RegExpExecArray): number {
  return index + Math.max(length, 1);
}
