import { createHmac, timingSafeEqual } from 'node:crypto';
import { endpoints } from '../../contract/endpoints.ts';

/** A picture's address as it travels: the address, until when (epoch milliseconds), and our signature. */
export interface SignedAddress {
  readonly url: string;
  readonly until: string;
  readonly signature: string;
}

/** How long a found picture may be asked for, in milliseconds: as long as somebody fills in a form. */
const lifetime = 15 * 60 * 1000;

const signatureOf = (secret: string, url: string, until: string) =>
  createHmac('sha256', secret).update(`product image\n${until}\n${url}`).digest('base64url');

/** The path at which the picture can be asked for, for a while. */
export function signedPath(secret: string, url: string, now: number): string {
  const until = String(now + lifetime);
  const query = new URLSearchParams({ url, until, signature: signatureOf(secret, url, until) });
  return `${endpoints.readProductImage.path}?${query}`;
}

/** True for an address that we signed and whose time is not over: this is nobody's open proxy. */
export function isSigned(secret: string, { url, until, signature }: SignedAddress, now: number) {
  const expected = Buffer.from(signatureOf(secret, url, until));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return Number(until) > now;
}
