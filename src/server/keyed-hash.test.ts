import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

test('the hash equals the standard HMAC for every length of key and text', () => {
  for (const keyLength of [0, 1, 43, 64, 65, 200]) {
    const key = 'schlüssel'.repeat(30).slice(0, keyLength);
    const sign = keyedHash(key);
    for (const text of ['', 'a', 'anti-forgery\nÄ\ud83c\udf81', 'x'.repeat(5000)]) {
      const expected = createHmac('sha256', key).update(text).digest('base64url');
      expect(sign(text)).toBe(expected);
      const middle = text.length >> 1;
      expect(sign(text.slice(0, middle), Buffer.from(text.slice(middle)))).toBe(expected);
    }
  }
});
