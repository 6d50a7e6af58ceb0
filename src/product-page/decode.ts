const byteOrderMarks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Returns the text of a page. The encoding is, in the order of the HTML standard, that of the byte
 * order mark, of the header, or of a meta element in the first 1,024 bytes. The bytes may refute the
 * label: text that is UTF-8 throughout is read as UTF-8, and text that is not UTF-8 although it
 * should be is read as windows-1252. Never throws.
 * @param contentType the `Content-Type` header
 */
export function decodePage(bytes: Uint8Array, contentType?: string | null): string {
  const markEncoding = byteOrderMarks.find(([, mark]) =>
    mark.every((byte, at) => bytes[at] === byte),
  )?.[0];
  if (markEncoding !== undefined) return decoder(markEncoding).decode(bytes);
  const labelled = decoder(charsetOf(contentType ?? '') ?? declaredCharset(bytes) ?? 'utf-8');
  if (labelled.encoding.startsWith('utf-16')) return labelled.decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const { valid, invalid } = countNonAscii(text);
  if (labelled.encoding !== 'utf-8')
    return isUtf8Throughout(text, valid) ? text : labelled.decode(bytes);
  return invalid > valid ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** The end of a page that was cut may be half a character. */
const isUtf8Throughout = (text: string, valid: number) =>
  valid > 0 && !text.slice(0, -1).includes(replacement);

const replacement = '\ufffd';

/** Counts the characters of a decoded text beyond ASCII, and those that could not be decoded. */
function countNonAscii(text: string): { readonly valid: number; readonly invalid: number } {
  const invalid = text.split(replacement).length - 1;
  const all = text.match(nonAscii)?.length ?? 0;
  return { valid: all - invalid, invalid };
}

const nonAscii = /[\u0080-\u{10ffff}]/gu;

function charsetOf(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([^\s"';,>]+)/i.exec(text)?.[1];
}

function declaredCharset(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const meta = start
    .replace(/<!--.*?-->/gs, '')
    .match(/<meta\b[^>]*>/gi)
    ?.find((tag) => charsetOf(tag) !== undefined);
  const label = meta && charsetOf(meta);
  // A meta element that could be read as ASCII cannot be in UTF-16.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
