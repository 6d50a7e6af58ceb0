/** What a file is by its first bytes; names and media types of files are often missing or wrong. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'other';

const heic = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs|mif1|msf1)$/;

/** Looks at the first bytes of a file; 64 are plenty. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const text = String.fromCharCode(...bytes.subarray(0, 64));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') {
    // Both formats may carry the general brands; what is AVIF says so somewhere in its list.
    if (/avif|avis/.test(text.slice(8, 32))) return 'avif';
    if (heic.test(text.slice(8, 12))) return 'heic';
  }
  return 'other';
}
