import { expect, it } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

it('every key is different, and too long to be guessed', () => {
  const keys = Array.from({ length: 1000 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
