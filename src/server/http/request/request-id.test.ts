import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';

const named = (name: string, trustProxy: number) =>
  requestId({ headers: { 'x-request-id': name } }, { trustProxy });

test('a well-formed request id is taken from a trusted proxy, and from nobody else', () => {
  expect(named('7f3a-91.c:2', 1)).toBe('7f3a-91.c:2');
  expect(named('7f3a-91.c:2', 0)).not.toBe('7f3a-91.c:2');
  for (const name of ['', 'a b', 'x'.repeat(65), '{"a":1}', 'é']) {
    expect(named(name, 1)).toMatch(/^[0-9a-f]{8}$/);
  }
});
