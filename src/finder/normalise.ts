/** Where something stands in the visitor's text: UTF-16 offsets, the end excluded. */
export type Span = readonly [start: number, end: number];

/** Text in plain lower-case letters, and where each of its characters came from. */
export interface Folded {
  readonly text: string;
  /** original offset of each folded character, and one more for the end */
  readonly origin: readonly number[];
}

export interface Token {
  readonly key: string;
  /** German as typed without umlauts ("fuer") brought to the key of "für"; mostly equal to `key` */
  readonly alternative: string;
  readonly span: Span;
  /** a comma, stop or bracket stands before it: no phrase runs across */
  readonly opens: boolean;
}

/** Longer texts are not wishes; the bound keeps every later step cheap. */
export const longestWish = 500;

const letters: Readonly<Record<string, string>> = {
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
const marks = /\p{M}/gu;
const plain = /^[a-z0-9 .,;:!?'"()/-]$/;

/** Lower case, no accents, ß as ss, œ as oe, one kind of apostrophe, dash and space. */
export function fold(text: string): Folded {
  const origin: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const piece = plain.test(character) ? character : foldCharacter(character);
    for (let i = 0; i < piece.length; i++) origin.push(at);
    folded += piece;
    at += character.length;
  }
  origin.push(at);
  return { text: folded, origin };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
const ascii = /^[\x00-\x7f]*$/;
const special = /[ßẞœŒæÆøØđł’‘´`ʼ–—−‐‑«»“”„…\u00ad]/g;

/** All that decomposed Latin letters have; one plain range is found sooner than a property. */
const latinMarks = /[\u0300-\u036f]/g;

/** The folded text alone, for data whose offsets nobody asks for. */
export function foldWord(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .replace(special, (character) => letters[character] ?? character)
    .normalize('NFKD')
    .replace(latinMarks, '')
    .toLowerCase();
}

export function spanOf(folded: Folded, start: number, end: number): Span {
  const last = folded.origin[end - 1] ?? 0;
  return [folded.origin[start] ?? 0, Math.max(folded.origin[end] ?? last, last)];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
const word = /[a-z0-9]+|[^\x00-\x7f]/g;

export function tokenise(folded: Folded): readonly Token[] {
  const tokens: Token[] = [];
  let previous = 0;
  for (const match of folded.text.matchAll(word)) {
    const end = match.index + match[0].length;
    tokens.push({
      key: match[0],
      alternative: withoutDigraphs(match[0]),
      span: spanOf(folded, match.index, end),
      opens: /[.,;:!?()"/\n+]/.test(folded.text.slice(previous, match.index)),
    });
    previous = end;
  }
  return tokens;
}

const plainWord = /^[a-z0-9]+$/;

/** The keys of a data text: words, phrases, titles. */
export function keysOf(text: string): readonly string[] {
  const folded = foldWord(text);
  return plainWord.test(folded) ? [folded] : (folded.match(word) ?? []);
}

function foldCharacter(character: string): string {
  const known = letters[character];
  if (known !== undefined) return known;
  if (/\s/.test(character)) return character === '\n' ? '\n' : ' ';
  const simple = character.normalize('NFKD').replace(marks, '').toLowerCase();
  return simple === '' ? '' : Array.from(simple, (c) => letters[c] ?? c).join('');
}

/** "fuer" as "fur", which is how "für" folds; "neue" and "queue" keep theirs. */
export function withoutDigraphs(key: string): string {
  return /[aou]e/.test(key)
    ? key
        .replace(/ae/g, 'a')
        .replace(/oe/g, 'o')
        .replace(/(?<![aeoq])ue/g, 'u')
    : key;
}
