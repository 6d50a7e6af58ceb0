import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import type { Repeatable } from './idempotency.ts';

const longestKey = 255;

/** What makes a request repeatable, if its sender said so with an `Idempotency-Key`. */
export function repeatable(
  request: FastifyRequest,
  scope: readonly string[],
  body: unknown,
  upload?: Buffer,
): Repeatable | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > longestKey) {
    throw new Failure('request.invalid', {
      errors: [{ field: 'Idempotency-Key', code: 'too_long' }],
    });
  }
  const text = Buffer.from(JSON.stringify(body ?? null));
  return { key, scope: scope.join(' '), body: upload ? Buffer.concat([text, upload]) : text };
}
