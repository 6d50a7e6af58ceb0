import { hash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { tokenBytes } from '../domain/wishlists/tokens.ts';

/** Epoch milliseconds; handed in so that a test can move time. */
export type Clock = () => number;

/** Where new tokens and ids come from. */
export interface IdGenerator {
  /** an unguessable, URL-safe token */
  token(): string;
  /** a UUIDv7: unique, and in the order of its making */
  id(): string;
}

export const cryptoIdGenerator: IdGenerator = {
  token: () => randomBytes(tokenBytes).toString('base64url'),
  id: () => v7(),
};

/** Returns the hash under which a secret is stored, in base64url: SHA-256 is enough for 144 random bits. */
export function hashToken(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
