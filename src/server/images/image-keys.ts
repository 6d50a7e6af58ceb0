import { createHmac } from 'node:crypto';
import { isSameSecret } from '../is-same-secret.ts';

/**
 * Returns the key of a picture, 40 hex digits. The same upload to the same list has the same key. The
 * key depends on the secret and the list, so that nobody can find out whether a file was uploaded to
 * another list.
 */
export function imageKey(secret: string, listId: string, upload: Buffer): string {
  const keyed = createHmac('sha256', secret).update(`image key\n${listId}\n`).update(upload);
  return keyed.digest('hex').slice(0, 40);
}

/** Returns the signature that proves that this site's encoder made the bytes, base64url. */
export function signEncoded(secret: string, webp: Buffer): string {
  return createHmac('sha256', secret).update('encoded image\n').update(webp).digest('base64url');
}

/** Returns whether the signature proves that this site's encoder made the bytes. */
export function isSignedEncoding(secret: string, webp: Buffer, signature: string): boolean {
  return isSameSecret(signature, signEncoded(secret, webp));
}
