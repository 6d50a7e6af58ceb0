import { allMatches } from './all-matches.ts';
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

/** A piece of a text, with the other way to write it: "fuenf" as "funf", as "fünf" folds. */
interface Piece {
  readonly text: string;
  readonly plain: string;
}

const piecesOfTexts = new WeakMap<Folded, readonly Piece[]>();

/** The words of a text and what is between them; the same for each language. */
function piecesOf(folded: Folded): readonly Piece[] {
  const known = piecesOfTexts.get(folded);
  if (known) return known;
  const pieces = (folded.text.match(wordOrGap) ?? []).map((text) => ({
    text,
    plain: withoutDigraphs(text),
  }));
  piecesOfTexts.set(folded, pieces);
  return pieces;
}

/**
 * Returns a reader of number words. Numbers below two are left as words: a lone "one" is an article
 * or pronoun more often than a count.
 * @param withSuffix matches a word that begins with a number, its first group: "dreijährig"
 */
export function numberReader(
  words: Iterable<readonly [words: string, value: number]>,
  withSuffix: RegExp,
): NumberReader {
  const numbers = new Map<string, number>();
  /** The words that a number may begin with: a fast test before the search. */
  const firstWords = new Set<string>();
  for (const [written, value] of words) {
    if (value <= 1) continue;
    numbers.set(written, value);
    firstWords.add(written.split(/[ -]/, 1)[0] ?? '');
  }

  function numberAt(pieces: readonly Piece[], at: number): readonly [number | undefined, number] {
    const first = firstWordOf(pieces[at]);
    if (first === undefined) return [undefined, 1];
    for (let count = maxNumberWords; count >= 1; count--) {
      const pieceCount = count * 2 - 1;
      const value = numbers.get(first + joined(pieces.slice(at + 1, at + pieceCount)));
      if (value !== undefined && at + pieceCount <= pieces.length) return [value, pieceCount];
    }
    return [undefined, 1];
  }

  function firstWordOf(piece: Piece | undefined): string | undefined {
    if (piece === undefined) return undefined;
    if (firstWords.has(piece.text)) return piece.text;
    return firstWords.has(piece.plain) ? piece.plain : undefined;
  }

  /** The number that a word begins with as digits, and the rest of the word; no digits when it is all rest. */
  function joinedNumber(word: string): readonly [digits: string, rest: string] {
    const at = withSuffix.exec(word)?.[1]?.length ?? 0;
    const value = at > 0 ? numbers.get(word.slice(0, at)) : undefined;
    return value === undefined ? ['', word] : [String(value), word.slice(at)];
  }

  function replacedWords(folded: Folded, pieces: readonly Piece[]): Folded {
    const origin: number[] = [];
    let text = '';
    let from = 0;
    for (let i = 0; i < pieces.length; ) {
      const [value, pieceCount] = numberAt(pieces, i);
      const whole = joined(pieces.slice(i, i + pieceCount));
      const [digits, rest] = value === undefined ? joinedNumber(whole) : [String(value), ''];
      const kept = whole.length - rest.length;
      for (let c = 0; c < digits.length; c++) origin.push(folded.origin[from] ?? 0);
      for (let c = 0; c < rest.length; c++) origin.push(folded.origin[from + kept + c] ?? 0);
      text += digits + rest;
      from += whole.length;
      i += pieceCount;
    }
    origin.push(folded.origin.at(-1) ?? 0);
    return { text, origin };
  }

  return {
    withDigits(folded) {
      const pieces = piecesOf(folded);
      const isPlain = pieces.every(
        (piece) => firstWordOf(piece) === undefined && joinedNumber(piece.text)[0] === '',
      );
      const digits = isPlain ? folded : replacedWords(folded, pieces);
      return /\d/.test(digits.text) ? withThousands(withHalves(digits)) : digits;
    },
  };
}

const joined = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

/** "1k", "2k". */
const thousand = /(?<![\d.,a-z])(\d{1,2})(k)(?![a-z\d])/g;

function withThousands(folded: Folded): Folded {
  return replaced(folded, thousand, '000');
}

function withHalves(folded: Folded): Folded {
  return replaced(folded, half, '.5');
}

/** With digits in place of the second group of each match. */
function replaced({ text, origin }: Folded, pattern: RegExp, digits: string): Folded {
  let changed = '';
  const places: number[] = [];
  let from = 0;
  for (const match of allMatches(pattern, text)) {
    const until = match.index + (match[1]?.length ?? 0);
    changed += text.slice(from, until) + digits;
    places.push(...origin.slice(from, until), ...Array.from(digits, () => origin[until] ?? 0));
    from = match.index + match[0].length;
  }
  return { text: changed + text.slice(from), origin: [...places, ...origin.slice(from)] };
}
