import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { Failure } from '../errors.ts';
import { claimKey, keepAnswer } from './idempotency.store.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** Time during which a repeated request is recognised. */
export const idempotencyLifetimeMs = 24 * 60 * 60 * 1000;

const digest = (...parts: (string | Buffer)[]) => {
  const bytes = parts.flatMap((part) => [Buffer.from(`${part.length}\0`), Buffer.from(part)]);
  return hash('sha256', Buffer.concat(bytes), 'base64url');
};

/** The result of an operation: its answer, the secrets that a repetition needs, and the list that it changed. */
export interface IdempotentResult<Answer, Kept> {
  readonly answer: Answer;
  /** secrets that cannot be read again later, such as a receipt; its size does not depend on the list */
  readonly kept: Kept;
  readonly wishlistId: string;
}

/** Characters of `kept` as JSON; more is a programming error. */
const maxKeptLength = 1024;

/** What is stored of a request that succeeded. */
export interface KeptAnswer {
  readonly keyHash: string;
  readonly bodyHash: string;
  /** what a repetition needs, encrypted */
  readonly answer: string;
}

/**
 * Returns what is to be stored, in the transaction of a request, so that `runIdempotent` recognises its
 * repetition. Throws a RangeError when too much is kept.
 */
export function keptAnswer(request: IdempotencyKey, secrets: object): KeptAnswer {
  const kept = JSON.stringify(secrets);
  if (kept.length > maxKeptLength) throw new RangeError('too much is kept for a repetition');
  return {
    keyHash: digest(request.scope, request.key),
    bodyHash: digest(request.body),
    answer: seal(kept, request),
  };
}

/**
 * Runs `execute` in the transaction, once for each key, and always without a key. A repetition is
 * answered by `replay`, from what was kept and the list as it is now. Returns the answer and the id of
 * the changed list, null for a repetition. Fails with `idempotency.key_reused` for the same key with
 * another body, and with the codes of `execute` and `replay`. Throws a RangeError when too much is kept.
 */
export async function runIdempotent<Answer, Kept extends object>(
  tx: Tx,
  request: IdempotencyKey | undefined,
  now: number,
  execute: () => Promise<IdempotentResult<Answer, Kept>>,
  replay: (kept: Kept) => Promise<Answer>,
): Promise<{ answer: Answer; wishlistId: string | null }> {
  if (!request) return execute();
  const keyHash = digest(request.scope, request.key);
  const bodyHash = digest(request.body);
  const known = await claimKey(tx, keyHash, bodyHash, now);
  if (known) {
    if (known.bodyHash !== bodyHash) throw new Failure('idempotency.key_reused');
    const stored: object = JSON.parse(unseal(known.answer ?? '', request));
    // Rows of earlier releases hold the whole answer; they expire after a day.
    const answer = 'items' in stored ? (stored as Answer) : await replay(stored as Kept);
    return { answer, wishlistId: null };
  }
  const done = await execute();
  const { answer } = keptAnswer(request, done.kept);
  await keepAnswer(tx, keyHash, answer, done.wishlistId);
  return done;
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
