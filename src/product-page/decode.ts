const byteOrderMarks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Returns the text of a page. The encoding is, in the order of the HTML standard, that of the byte
 * order mark, of the header, or of a meta element in the first 1,024 bytes; UTF-8 when there is
 * none or it is unknown. Never throws.
 * @param contentType the `Content-Type` header
 */
export function decodePage(bytes: Uint8Array, contentType?: string | null): string {
  const markEncoding = byteOrderMarks.find(([, mark]) =>
    mark.every((byte, at) => bytes[at] === byte),
  )?.[0];
  const label = markEncoding ?? charsetOf(contentType ?? '') ?? declaredCharset(bytes) ?? 'utf-8';
  return decoder(label).decode(bytes);
}

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
