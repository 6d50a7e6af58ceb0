import { endpoints } from '../../contract/endpoints.ts';
import { isSameSecret } from '../is-same-secret.ts';
import { signer } from '../signer.ts';

/** The address of a picture with its expiry (epoch milliseconds) and our signature, as in a query string. */
export interface SignedAddress {
  readonly url: string;
  readonly until: string;
  readonly signature: string;
}

/** Long enough to fill in a form. */
const lifetimeMs = 15 * 60 * 1000;

const signatureOf = (secret: string, url: string, until: string) =>
  signer(secret, 'product image')(until, url);

/** Returns the path from which the picture can be read for 15 minutes; `now` in epoch milliseconds. */
export function signedPath(secret: string, url: string, now: number): string {
  const until = String(now + lifetimeMs);
  const query = new URLSearchParams({ url, until, signature: signatureOf(secret, url, until) });
  return `${endpoints.readProductImage.path}?${query}`;
}

/**
 * Returns true for an address that we signed and that has not expired. Without this check the server
 * would be an open proxy.
 */
export function isSigned(secret: string, { url, until, signature }: SignedAddress, now: number) {
  return isSameSecret(signature, signatureOf(secret, url, until)) && Number(until) > now;
}
