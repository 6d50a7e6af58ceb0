import { createHash, hash } from 'node:crypto';

/** The length of a block of SHA-256, in bytes. */
const blockBytes = 64;
const digestBytes = 32;

/**
 * Returns a function that returns the HMAC-SHA-256 (RFC 2104) of a text and the bytes after it with this key, in
 * base64url. For a small text it takes half the time of `createHmac`, which makes an object of OpenSSL for each of
 * them; bytes, such as those of a picture, are not copied.
 */
export function keyedHash(key: string): (text: string, bytes?: Uint8Array) => string {
  const keyBytes = Buffer.from(key);
  const block = Buffer.alloc(blockBytes);
  block.set(keyBytes.length > blockBytes ? hash('sha256', keyBytes, 'buffer') : keyBytes);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = Buffer.concat([block.map((byte) => byte ^ 0x5c), Buffer.alloc(digestBytes)]);

  const innerHash = (text: string) => {
    const message = Buffer.allocUnsafe(blockBytes + Buffer.byteLength(text));
    message.set(inner);
    message.write(text, blockBytes);
    return hash('sha256', message, 'hex');
  };
  const innerHashWith = (text: string, bytes: Uint8Array) =>
    createHash('sha256').update(inner).update(text).update(bytes).digest('hex');

  return (text, bytes) => {
    const digest = bytes === undefined ? innerHash(text) : innerHashWith(text, bytes);
    outer.write(digest, blockBytes, 'hex');
    return hash('sha256', outer, 'base64url');
  };
}
