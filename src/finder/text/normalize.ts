import { allMatches } from './all-matches.ts';

/** A place in the visitor's text: UTF-16 offsets, the end excluded. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Text in plain lower-case letters, with the original offset of each character. */
export interface Folded {
  readonly text: string;
  /** original offset of each folded character, and one more for the end */
  readonly origin: readonly number[];
}

/** A word of a query. */
export interface Token extends Place {
  /** the word in folded form */
  readonly key: string;
  /**
   * another spelling to look up, mostly equal to `key`: with "ue" for "ü" undone, so that "fuer" has the key of "für", until
   * the language is known
   */
  readonly alternative: string;
  /** true after punctuation: no phrase runs across it */
  readonly opens: boolean;
}

/** In characters; the limit bounds the time of every later step. */
export const maxQueryLength = 500;

const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  ł: 'l',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  ʼ: "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '.',
  '\u00ad': '',
};
const combiningMarks = /\p{M}/gu;
const plainCharacter = /^[a-z0-9 .,;:!?'"()/-]$/;

/**
 * Returns the text in lower case, without accents, ß as ss, œ as oe, with one kind of apostrophe,
 * dash and space.
 */
export function fold(text: string): Folded {
  const origin: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const piece = plainCharacter.test(character) ? character : foldCharacter(character);
    for (let i = 0; i < piece.length; i++) origin.push(at);
    folded += piece;
    at += character.length;
  }
  origin.push(at);
  return { text: folded, origin };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the ranges are all of ASCII but the backtick
const ascii = /^[\x00-\x5f\x61-\x7f]*$/;
const special = /[ßẞœŒæÆøØđł’‘´`ʼ–—−‐‑«»“”„…\u00ad]/g;

/** Combining marks of Latin letters; a plain range is faster than a Unicode property. */
const latinMarks = /[\u0300-\u036f]/g;

/** Returns the folded text without offsets, for lexicon and catalogue texts. */
export function foldWord(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .replace(special, (character) => letterReplacements[character] ?? character)
    .normalize('NFKD')
    .replace(latinMarks, '')
    .toLowerCase();
}

/** Returns the place in the original text of a part of the folded text. */
export function placeOf(folded: Folded, start: number, end: number): Place {
  const last = folded.origin[end - 1] ?? 0;
  return { start: folded.origin[start] ?? 0, end: Math.max(folded.origin[end] ?? last, last) };
}

/** Returns the places of all matches of a global expression in a folded text. */
export function placesOf(folded: Folded, pattern: RegExp): readonly Place[] {
  return allMatches(pattern, folded.text).map(({ 0: found, index }) =>
    placeOf(folded, index, index + found.length),
  );
}

/** Returns the folded text at a place of what it was folded from; empty behind its end. */
export function textAt({ text, origin }: Folded, place: Place): string {
  const from = origin.findIndex((offset) => offset >= place.start);
  const until = origin.findIndex((offset) => offset >= place.end);
  return from < 0 ? '' : text.slice(from, until < 0 ? undefined : until);
}

/** Returns the folded text before an offset of what it was folded from, at most that of so many characters. */
export function textBefore(folded: Folded, end: number, length = end): string {
  return textAt(folded, { start: Math.max(0, end - length), end });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
const word = /[a-z0-9]+|[^\x00-\x7f]/g;

/** Returns the words of a folded text in their order. */
export function tokenize(folded: Folded): readonly Token[] {
  const tokens: Token[] = [];
  let previous = 0;
  for (const match of allMatches(word, folded.text)) {
    const end = match.index + match[0].length;
    tokens.push({
      key: match[0],
      alternative: withoutDigraphs(match[0]),
      ...placeOf(folded, match.index, end),
      opens: /[.,;:!?()"/\n+]/.test(folded.text.slice(previous, match.index)),
    });
    previous = end;
  }
  return tokens;
}

const plainWord = /^[a-z0-9]+$/;

/** Returns the keys of the words of a lexicon or catalogue text. */
export function keysOf(text: string): readonly string[] {
  const folded = foldWord(text);
  return plainWord.test(folded) ? [folded] : (folded.match(word) ?? []);
}

function foldCharacter(character: string): string {
  const known = letterReplacements[character];
  if (known !== undefined) return known;
  if (/\s/.test(character)) return character === '\n' ? '\n' : ' ';
  const simple = character.normalize('NFKD').replace(combiningMarks, '').toLowerCase();
  return simple === '' ? '' : Array.from(simple, (c) => letterReplacements[c] ?? c).join('');
}

/**
 * Returns the key with ae, oe and ue as a, o and u, as ä, ö and ü fold; "neue" and "queue" are
 * unchanged.
 */
export function withoutDigraphs(key: string): string {
  return /[aou]e/.test(key)
    ? key
        .replace(/ae/g, 'a')
        .replace(/oe/g, 'o')
        .replace(/(?<![aeoq])ue/g, 'u')
    : key;
}

/** Returns true when two places share a character; false when one is unknown. */
export function touches(
  a: Partial<Place> | null | undefined,
  b: Partial<Place> | null | undefined,
) {
  if (a?.start === undefined || a.end === undefined) return false;
  return b?.start !== undefined && b.end !== undefined && a.start < b.end && b.start < a.end;
}
