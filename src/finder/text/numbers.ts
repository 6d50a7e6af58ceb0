import { type Folded, withoutDigraphs } from './normalize.ts';

/** Finds the number words of a language. */
export interface NumberReader {
  /**
   * Returns the text with number words ("fünfzig", "quatre-vingts") and halves ("3 1/2") as
   * decimals; offsets still point at the original text.
   */
  withDigits(folded: Folded): Folded;
}

const maxNumberWords = 5;
const wordOrGap = /[a-z]+|[^a-z]+/g;
/** "3 1/2" and "3½", which folds to "31⁄2". */
const half = /(?<![\d/⁄])(\d{1,2})( +1\/2|1⁄2| +1⁄2)(?![\d/⁄])/g;

/**
 * Returns a reader of number words. Numbers below two are left as words: a lone "one" is an article
 * or pronoun more often than a count.
 */
export function numberReader(
  words: Iterable<readonly [words: string, value: number]>,
): NumberReader {
  const numbers = new Map<string, number>();
  /** The words that a number may begin with: a fast test before the search. */
  const firstWords = new Set<string>();
  for (const [written, value] of words) {
    if (value <= 1) continue;
    numbers.set(written, value);
    firstWords.add(written.split(/[ -]/, 1)[0] ?? '');
  }

  function numberAt(pieces: readonly string[], at: number): readonly [number | undefined, number] {
    const first = firstWordOf(pieces[at] ?? '');
    if (first === undefined) return [undefined, 1];
    for (let count = maxNumberWords; count >= 1; count--) {
      const pieceCount = count * 2 - 1;
      const value = numbers.get([first, ...pieces.slice(at + 1, at + pieceCount)].join(''));
      if (value !== undefined && at + pieceCount <= pieces.length) return [value, pieceCount];
    }
    return [undefined, 1];
  }

  /** With "fuenf" as "funf", as "fünf" folds. */
  function firstWordOf(piece: string): string | undefined {
    if (firstWords.has(piece)) return piece;
    const plain = withoutDigraphs(piece);
    return firstWords.has(plain) ? plain : undefined;
  }

  return {
    withDigits(folded) {
      const pieces = folded.text.match(wordOrGap) ?? [];
      const origin: number[] = [];
      let text = '';
      let from = 0;
      for (let i = 0; i < pieces.length; ) {
        const [value, pieceCount] = numberAt(pieces, i);
        const old = pieces.slice(i, i + pieceCount).join('');
        const piece = value === undefined ? old : String(value);
        for (let c = 0; c < piece.length; c++)
          origin.push(folded.origin[from + (value === undefined ? c : 0)] ?? 0);
        text += piece;
        from += old.length;
        i += pieceCount;
      }
      origin.push(folded.origin.at(-1) ?? 0);
      return withHalves({ text, origin });
    },
  };
}

function withHalves({ text, origin }: Folded): Folded {
  let halved = '';
  const places: number[] = [];
  let from = 0;
  for (const match of text.matchAll(half)) {
    const until = match.index + (match[1]?.length ?? 0);
    halved += `${text.slice(from, until)}.5`;
    places.push(...origin.slice(from, until), origin[until] ?? 0, origin[until] ?? 0);
    from = match.index + match[0].length;
  }
  return { text: halved + text.slice(from), origin: [...places, ...origin.slice(from)] };
}
