import type { IncomingHttpHeaders } from 'node:http';
import { limits } from '../../domain/limits.ts';
import { Failure } from '../errors.ts';

/** What identifies a request that its sender may repeat. */
export interface IdempotencyKey {
  /** as the sender chose it */
  readonly key: string;
  /** the call and the list it is about: the same key elsewhere is another request */
  readonly scope: string;
  /** the content: the same key with another one is refused */
  readonly body: string | Buffer;
}

/**
 * Returns the key in the header `Idempotency-Key`, undefined without one. Fails with `request.invalid`
 * for a key of another length than the contract allows. The key gives access to the answer, so it must
 * be long enough that nobody else chooses the same one.
 */
export function readIdempotencyKey(
  { headers }: { readonly headers: IncomingHttpHeaders },
  scope: readonly string[],
  body: unknown,
  upload?: Buffer,
): IdempotencyKey | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  const { idempotencyKeyMin, idempotencyKeyMax } = limits;
  if (key.length < idempotencyKeyMin || key.length > idempotencyKeyMax) {
    const code = key.length > idempotencyKeyMax ? 'too_long' : 'out_of_range';
    throw new Failure('request.invalid', { errors: [{ field: 'Idempotency-Key', code }] });
  }
  const text = Buffer.from(JSON.stringify(body ?? null));
  return { key, scope: scope.join(' '), body: upload ? Buffer.concat([text, upload]) : text };
}
