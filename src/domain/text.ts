// C0 and C1 controls; a description keeps its line breaks and tabs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g;

/** Embeddings, overrides and isolates of text direction; they would reorder the text around them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

const normalized = (text: string) =>
  text.toWellFormed().replace(directionControls, '').normalize('NFC');

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
 * Returns the beginning of a text: at most `length` UTF-16 code units, cut between graphemes, and
 * "..." when cut.
 */
export function preview(text: string, length: number): string {
  if (text.length <= length) return text;
  const graphemes = new Intl.Segmenter().segment(text.slice(0, length + 16));
  let cut = '';
  for (const { segment } of graphemes) {
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
