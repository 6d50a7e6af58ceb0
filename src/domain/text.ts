// C0 and C1 controls; a description keeps its line breaks and tabs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is being removed
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g;

/** One line as it is stored: well-formed, NFC, controls turned into a space, trimmed. */
export function cleanLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(controls, ' ').trim();
}

/** Several lines as they are stored: like a line, but `\n` stays (and `\r\n` becomes it). */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlsButBreaks, ' ')
    .trim();
}

/** True when nothing of the text would be seen: spaces and invisible format characters only. */
export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{C}\s]*$/u.test(text);
}

/** The beginning of a text, cut between characters as people see them, with "..." when cut. */
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

/** True for an absolute http or https address without credentials, as a store link must be. */
export function isStoreUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.hostname !== '' &&
    url.username === '' &&
    url.password === ''
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as HTML shows it, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
