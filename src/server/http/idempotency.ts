import { createCipheriv, createDecipheriv, createHash, hash, randomBytes } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { Failure } from './failure.ts';
import { claimKey, keepAnswer } from './idempotency.store.ts';

/** How long a repeated request is recognised, in milliseconds. */
export const idempotencyLifetime = 24 * 60 * 60 * 1000;

/** A request that its sender may repeat: its key, and what identifies its content. */
export interface Repeatable {
  readonly key: string;
  /** the call and the list it is about: the same key elsewhere is another request */
  readonly scope: string;
  readonly body: string | Buffer;
}

const digest = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(String(part.length)).update('\0').update(part);
  return sum.digest('base64url');
};

/**
 * Does `act` in the transaction, once for each key: a repetition gets the first answer, the same
 * key with another body is refused. `act` returns the answer and the list it belongs to.
 */
export async function once<Answer>(
  tx: Tx,
  request: Repeatable | undefined,
  now: number,
  act: () => Promise<{ answer: Answer; wishlistId: string }>,
): Promise<{ answer: Answer; wishlistId: string | null }> {
  if (!request) return act();
  const keyHash = digest(request.scope, request.key);
  const bodyHash = digest(request.body);
  const known = await claimKey(tx, keyHash, bodyHash, now);
  if (known) {
    if (known.bodyHash !== bodyHash) throw new Failure('idempotency.key_reused');
    return { answer: JSON.parse(unseal(known.answer ?? '', request)), wishlistId: null };
  }
  const done = await act();
  await keepAnswer(tx, keyHash, seal(JSON.stringify(done.answer), request), done.wishlistId);
  return done;
}

/*
 * An answer can hold an admin token or a receipt, which the database must never know. So it is
 * kept encrypted under the request's own key, of which the database has only a hash.
 */
const sealingKey = (request: Repeatable) =>
  hash('sha256', `idempotent answer\0${request.scope}\0${request.key}`, 'buffer');

function seal(text: string, request: Repeatable): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(request), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64');
}

function unseal(text: string, request: Repeatable): string {
  const sealed = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(request), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}
