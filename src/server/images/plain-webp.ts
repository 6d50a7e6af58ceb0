/** Of a WebP file these parts are picture; everything else (camera, place, profile) is not. */
const pictureParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** The flags of VP8X (RFC 9649, 2.7.1) that remain: alpha alone. */
const alphaFlag = 0x10;

/**
 * The file with nothing in it but one still picture, or undefined when it is no such WebP file. A
 * file that is plain already comes back byte for byte (RFC 9649).
 */
export function plainWebp(file: Buffer): Buffer | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) return undefined;
    if (pictureParts.has(name)) {
      const part = Buffer.from(file.subarray(at, next));
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & alphaFlag;
      parts.push(part);
    }
    at = next;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}
