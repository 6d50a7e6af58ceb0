import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestCoding, EncodedResponse, isNamed } from './encoded-response.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['brotli', 'identity'],
])('a browser that accepts "%s" is sent %s', (accepted, coding) => {
  expect(bestCoding(accepted)).toBe(coding);
});

test('an answer matches its ETag, its weak ETag, one of a list, or any', () => {
  for (const named of ['"a,b"', 'W/"a,b"', '"x", W/"a,b" , "y"', '*']) {
    expect(isNamed(named, '"a,b"'), named).toBe(true);
  }
  for (const other of ['"a', 'a,b', '"x"', '"a", "b"', '', undefined]) {
    expect(isNamed(other, '"a,b"'), other).toBe(false);
  }
  expect(isNamed('*', undefined)).toBe(false);
});

test('slow clients of a large answer share its bytes, a small one is sent in one piece', async () => {
  const large = new EncodedResponse(200, {}, 'x'.repeat(100_000));
  const bytes = await large.body('identity');
  expect(large.ready('identity')).toBe(bytes);
  const small = new EncodedResponse(200, {}, 'x');
  await small.body('identity');
  expect(small.ready('identity')).toBe('x');
});

test.each(['br', 'gzip', 'identity'] as const)(
  'what was first asked for as %s is there in each coding',
  async (first) => {
    const text = '{"title":"Wünsche"}'.repeat(10);
    const answer = new EncodedResponse(200, {}, text);
    await answer.body(first);
    const decoders = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (bytes: Buffer) => bytes,
    };
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const [bytes, same] = await Promise.all([answer.body(coding), answer.body(coding)]);
      expect(decoders[coding](bytes).toString()).toBe(text);
      expect(same).toEqual(bytes);
      expect(answer.ready(coding)).toBe(bytes.toString('latin1'));
    }
  },
);
