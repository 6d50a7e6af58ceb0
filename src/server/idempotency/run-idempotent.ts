import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { dayMs } from '../../domain/time.ts';
import type { Queries, Tx } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { claimKey, readKey, type StoredResponse } from './idempotency.store.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** Time during which a repeated request is recognised. */
export const idempotencyLifetimeMs = dayMs;

const digest = (...parts: (string | Buffer)[]) => {
  const bytes = parts.flatMap((part) => [Buffer.from(`${part.length}\0`), Buffer.from(part)]);
  return hash('sha256', Buffer.concat(bytes), 'base64url');
};

const keyHashOf = ({ scope, key }: IdempotencyKey) => digest(scope, key);

/** An operation that its sender may repeat; all that a repetition needs is known before it runs. */
export interface RepeatableOperation<Answer, Kept> {
  /** secrets that cannot be read again later, such as a receipt; its size does not depend on the list */
  readonly kept: Kept;
  /** the list that it changes */
  readonly wishlistId: string;
  readonly execute: () => Promise<Answer>;
  /** answers a repetition, with what the first request kept */
  readonly replay: (kept: Kept) => Promise<Answer>;
}

/** Characters of `kept` as JSON; more is a programming error. */
const maxKeptLength = 1024;

/** What is stored of a request that succeeded. */
export interface IdempotencyRecord {
  readonly keyHash: string;
  readonly bodyHash: string;
  /** what a repetition needs, encrypted */
  readonly answer: string;
}

/**
 * Returns what is to be stored, in the transaction of a request, so that `runIdempotent` recognises its
 * repetition. Throws a RangeError when too much is kept.
 */
export function idempotencyRecord(request: IdempotencyKey, secrets: object): IdempotencyRecord {
  const kept = JSON.stringify(secrets);
  if (kept.length > maxKeptLength) throw new RangeError('too much is kept for a repetition');
  return {
    keyHash: keyHashOf(request),
    bodyHash: digest(request.body),
    answer: seal(kept, request),
  };
}

/**
 * Runs an operation in the transaction, once for each key, and always without a key. A repetition is
 * answered by `replay`, from what was kept and the list as it is now. Returns the answer and the id of
 * the changed list, null for a repetition. Fails with `idempotency.key_reused` for the same key with
 * another body, and with the codes of `execute` and `replay`. Throws a RangeError when too much is kept.
 */
export async function runIdempotent<Answer, Kept extends object>(
  tx: Tx,
  request: IdempotencyKey | undefined,
  now: number,
  { kept, wishlistId, execute, replay }: RepeatableOperation<Answer, Kept>,
): Promise<{ answer: Answer; wishlistId: string | null }> {
  const row = request && idempotencyRecord(request, kept);
  const known = row && (await claimKey(tx, { ...row, wishlistId, now }));
  if (!known) return { answer: await execute(), wishlistId };
  const stored = openStored(known, request);
  // Rows of earlier releases hold the whole answer; they expire after a day.
  const answer = 'items' in stored ? (stored as Answer) : await replay(stored as Kept);
  return { answer, wishlistId: null };
}

/**
 * Returns what the first request with this key kept; undefined for a new key. Fails with
 * `idempotency.key_reused` for the same key with another body.
 */
export async function keptOf<Kept extends object>(
  db: Queries,
  request: IdempotencyKey,
): Promise<Kept | undefined> {
  const known = await readKey(db, keyHashOf(request));
  return known && (openStored(known, request) as Kept);
}

function openStored(known: StoredResponse, request: IdempotencyKey): object {
  if (known.bodyHash !== digest(request.body)) throw new Failure('idempotency.key_reused');
  return JSON.parse(unseal(known.answer ?? '', request));
}

/*
 * What is kept can be an admin token or a receipt, which must not be readable in the database. So it
 * is encrypted with a key derived from the idempotency key, of which the database has only a hash.
 */
const sealingKey = (request: IdempotencyKey) =>
  hash('sha256', `idempotent answer\0${request.scope}\0${request.key}`, 'buffer');

function seal(text: string, request: IdempotencyKey): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(request), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64');
}

function unseal(text: string, request: IdempotencyKey): string {
  const sealed = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(request), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
