import { limits } from '../../domain/limits.ts';
import { isStorable, pictureKind } from '../../domain/picture-kind.ts';
import { Failure } from '../errors.ts';

/**
 * Checks size and format of an upload before it is decoded. Fails with `image.too_large` above `limits.imageBytes`,
 * and with `image.unsupported_type` for anything but PNG, JPEG, GIF, WebP and AVIF.
 */
export function checkPictureFormat(upload: Buffer): void {
  if (upload.length > limits.imageBytes) throw new Failure('image.too_large');
  if (!isStorable(pictureKind(upload))) throw new Failure('image.unsupported_type');
}

/**
 * Returns whether the bytes are one complete WebP file with a still picture. It checks the container
 * (RFC 9649) only, not the compressed data.
 */
export function isWholeWebp(file: Buffer): boolean {
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (file.toString('latin1', 8, 12) !== 'WEBP' || file.readUInt32LE(4) + 8 !== file.length) {
    return false;
  }
  let hasPicture = false;
  let offset = 12;
  while (offset + 8 <= file.length) {
    const name = file.toString('latin1', offset, offset + 4);
    const length = file.readUInt32LE(offset + 4);
    if (name === 'VP8 ' || name === 'VP8L') hasPicture = length > 0;
    offset += 8 + length + (length % 2);
  }
  return hasPicture && offset === file.length;
}
