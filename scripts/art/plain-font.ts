import { inflateSync } from 'node:zlib';

/** The tables of a WOFF 1.0 file (W3C Recommendation, sections 3 to 5), inflated, by their names. */
function tablesOf(woff: Buffer) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, place) => {
    const entry = 44 + 20 * place;
    const [offset, packed, whole, sum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at));
    if (offset === undefined || packed === undefined || whole === undefined || sum === undefined)
      throw new Error('The font ends too early.');
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      sum,
      bytes: packed < whole ? inflateSync(bytes) : bytes,
    };
  });
}

/** The font in the plain form that drawing libraries load: packages bring it packed for browsers. */
export function plainFont(woff: Buffer): Buffer {
  const tables = tablesOf(woff);
  const count = tables.length;
  const power = 31 - Math.clz32(count);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * count - (16 << power), 10);
  const parts = [head];
  let offset = head.length;
  for (const [place, { tag, sum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * place;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(sum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.alloc((bytes.length + 3) & ~3);
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** Every character that the font can draw: the segments of its `cmap`, format 4 (OpenType). */
export function lettersOf(woff: Buffer): string[] {
  const cmap = tablesOf(woff).find(({ tag }) => tag === 'cmap')?.bytes;
  if (!cmap) throw new Error('The font has no cmap.');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) =>
    cmap.readUInt32BE(8 + 8 * place),
  );
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no cmap of format 4.');
  const doubled = cmap.readUInt16BE(start + 6);
  const letters: string[] = [];
  for (let at = 0; at < doubled; at += 2) {
    const last = cmap.readUInt16BE(start + 14 + at);
    const first = cmap.readUInt16BE(start + 16 + doubled + at);
    for (let code = first; code <= last && code < 0xffff; code += 1)
      letters.push(String.fromCharCode(code));
  }
  return letters;
}
