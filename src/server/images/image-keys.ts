import { isSameSecret } from '../is-same-secret.ts';
import { signer } from '../signer.ts';

/**
 * Returns the key of a picture, 40 hex digits. The same upload to the same list has the same key. The
 * key depends on the secret and the list, so that nobody can find out whether a file was uploaded to
 * another list.
 */
export function imageKey(secret: string, listId: string, upload: Buffer): string {
  const signature = signer(secret, 'image key')(listId, upload);
  return Buffer.from(signature, 'base64url').toString('hex').slice(0, 40);
}

/** Returns the signature that proves that this site's encoder made the bytes, base64url. */
export function signEncoded(secret: string, webp: Buffer): string {
  return signer(secret, 'encoded image')(webp);
}

/** Returns whether the signature proves that this site's encoder made the bytes. */
export function isSignedEncoding(secret: string, webp: Buffer, signature: string): boolean {
  return isSameSecret(signature, signEncoded(secret, webp));
}
