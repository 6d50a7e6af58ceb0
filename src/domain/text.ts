// C0 and C1 controls; a description keeps its line breaks and tabs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g;

/** Embeddings, overrides and isolates of text direction; they would reorder the text around them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Halves of surrogate pairs without the other half. `String.prototype.toWellFormed` is too new for Firefox 115. */
const loneSurrogates = /\p{Cs}/gu;

const normalized = (text: string) =>
  text.replace(loneSurrogates, '\ufffd').replace(directionControls, '').normalize('NFC');

/**
 * Returns one line as it is stored: well-formed, NFC, each run of control characters as one space,
 * trimmed.
 */
export function cleanLine(text: string): string {
  return normalized(text).replace(controls, ' ').trim();
}

/**
 * Returns several lines as they are stored: like a line, but with `\n` and tabs; every other line
 * break becomes `\n`.
 */
export function cleanText(text: string): string {
  return normalized(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlsButBreaks, ' ')
    .trim();
}

/**
 * Returns the text for a terminal: control characters and characters that change the direction are
 * written as their numbers, such as `\\u{202e}`.
 */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * Returns true when nothing of the text is visible: only spaces and invisible format characters.
 */
export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{C}\s]*$/u.test(text);
}

/**
 * A grapheme by the rules of https://www.unicode.org/reports/tr29/, or several in rare texts: a pair of letters for a flag
 * or any character, with the next picture of an emoji, the next consonant of a conjunct in scripts of India, accents,
 * vowel signs, skin tones, joiners and tags of regional flags. `Intl.Segmenter` is too new for Firefox 115, and is not used
 * where it is there either: server and browser have to cut alike, or hydration fails.
 */
const grapheme =
  /(?:\p{RI}{2}|.)(?:\u200d\p{ExtPict}|[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d][\p{M}\u200d]*\p{Lo}|\p{M}|\p{EMod}|\u200d|[\u200c\u0e33\u0eb3\u{e0020}-\u{e007f}])*/gsu;

/**
 * Returns the beginning of a text: at most `length` UTF-16 code units, cut between graphemes, and
 * "..." when cut.
 */
export function preview(text: string, length: number): string {
  if (text.length <= length) return text;
  let cut = '';
  for (const [segment] of text.slice(0, length + 16).matchAll(grapheme)) {
    if (cut.length + segment.length > length) break;
    cut += segment;
  }
  return `${cut.trimEnd()}...`;
}

/** Returns the address, relative to the base if there is one; null for what is none. `URL.parse` is too new for Safari 17. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Returns true for an absolute http or https address without credentials, white space or control
 * characters. The URL parser alone would accept "https:shop.example", which a page resolves as a
 * path.
 */
export function isStoreUrl(text: string): boolean {
  const url = /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) ? parseUrl(text) : null;
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns the text escaped for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * Returns true for text that can be an e-mail address, by the rule of HTML's `type="email"` and
 * with a dot in the domain. Reference:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  );
}
