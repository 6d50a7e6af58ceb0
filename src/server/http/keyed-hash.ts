import { hash } from 'node:crypto';

/** The length of a block of SHA-256, in bytes. */
const blockBytes = 64;
const digestBytes = 32;

/**
 * Returns a function that returns the HMAC-SHA-256 (RFC 2104) of a text with this key, in base64url. For small
 * texts it takes half the time of `createHmac`, which makes an object of OpenSSL for each of them.
 */
export function keyedHash(key: string): (text: string) => string {
  const bytes = Buffer.from(key);
  const block = Buffer.alloc(blockBytes);
  block.set(bytes.length > blockBytes ? hash('sha256', bytes, 'buffer') : bytes);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = Buffer.concat([block.map((byte) => byte ^ 0x5c), Buffer.alloc(digestBytes)]);

  return (text) => {
    const message = Buffer.allocUnsafe(blockBytes + Buffer.byteLength(text));
    message.set(inner);
    message.write(text, blockBytes);
    outer.write(hash('sha256', message, 'hex'), blockBytes, 'hex');
    return hash('sha256', outer, 'base64url');
  };
}
