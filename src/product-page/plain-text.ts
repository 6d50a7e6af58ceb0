import { Parser } from 'htmlparser2';

/**
 * Returns the text with character references decoded once. Shops encode them twice, so some remain
 * after parsing. Unknown references stay as they are.
 */
export function decodeEntities(text: string): string {
  if (!/&[#a-z]/i.test(text)) return text;
  // The parser has the full table of HTML; without "<" it reads nothing but text.
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text.replaceAll('<', '&lt;'));
  return parts.join('');
}

/**
 * Returns one line of text: references decoded twice, tags and control characters removed, single
 * spaces.
 */
export function plainLine(markup: string): string {
  return strip(markup).replace(/\s+/g, ' ').trim();
}

/**
 * Returns text in lines: HTML block ends become line breaks, tags are removed, empty and repeated
 * lines too. Markup beyond 20,000 characters is ignored.
 */
export function plainText(markup: string): string {
  const withBreaks = decodeEntities(decodeEntities(markup.slice(0, 20_000)))
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '• ');
  return strip(withBreaks)
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line, at, lines) => line !== '' && line !== '•' && line !== lines[at - 1])
    .join('\n')
    .trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/** Soft hyphens, zero-width characters and marks of the writing direction. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

function strip(markup: string): string {
  return decodeEntities(decodeEntities(markup))
    .replace(/<(script|style)\b[\s\S]{0,20000}?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]{0,5000}?-->/g, ' ')
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, ' ')
    .toWellFormed()
    .normalize('NFC')
    .replace(controls, '')
    .replace(invisible, '')
    .replace(/[ \t\u00a0]+/g, ' ');
}

/**
 * Returns the text cut to at most `length` characters: after the last sentence, or after the last
 * word with "…" when that would leave less than half.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length);
  const sentence = Math.max(...[...head.matchAll(/[.!?…](?=\s)|\n/g)].map((m) => m.index + 1), 0);
  if (sentence >= length / 2) return head.slice(0, sentence).trim();
  return `${cutLine(text, length - 1)}…`;
}

/**
 * Returns the line cut to at most `length` characters, after the last word when that leaves at
 * least half.
 */
export function cutLine(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length + 1);
  const space = head.lastIndexOf(' ');
  const cut = space >= length / 2 ? head.slice(0, space) : head.slice(0, length);
  return cut.toWellFormed().replace(/[\s,;:|–—\-\ufffd]+$/u, '');
}
