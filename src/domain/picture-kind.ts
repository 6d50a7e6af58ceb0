/** A file format by its first bytes; file names and media types are often missing or wrong. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'other';

const heic = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/;

/** Returns the format of a file by its first 64 bytes; 'other' for anything that is no known picture. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const text = String.fromCharCode(...bytes.subarray(0, 64));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') {
    // Both formats may start with a general brand such as mif1; only AVIF lists avif or avis after it.
    if (/avif|avis/.test(text.slice(8, 32))) return 'avif';
    if (heic.test(text.slice(8, 12))) return 'heic';
  }
  return 'other';
}

/** Returns true for the formats that the server stores. */
export function isStorable(kind: PictureKind): boolean {
  return kind !== 'heic' && kind !== 'other';
}
