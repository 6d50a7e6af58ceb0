import { expect, test } from 'vitest';
import { readArrays, writeArrays } from './array-file.ts';

const tree = {
  format: 1,
  names: ['é', '寿司'],
  nested: { bytes: Uint8Array.of(1, 2, 3), numbers: Float64Array.of(0.1, -1), empty: {} },
  codes: Uint16Array.of(65535),
  more: Uint32Array.of(4_000_000_000),
};

test('a stored file of arrays is read back unchanged', () => {
  expect(readArrays(writeArrays(tree))).toEqual(tree);
});

test('a file at an odd address is read too', () => {
  const bytes = writeArrays(tree);
  const moved = new Uint8Array(bytes.length + 1);
  moved.set(bytes, 1);
  expect(readArrays(moved.subarray(1))).toEqual(tree);
});

test.each([
  ['nothing', new Uint8Array(0)],
  ['half of it', writeArrays(tree).subarray(0, 100)],
  ['something else', new TextEncoder().encode('<!doctype html>')],
])('%s is no file of arrays', (_, bytes) => {
  expect(() => readArrays(bytes)).toThrow();
});
