import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTokenShaped, tokenBytes, withoutTokens } from './tokens.ts';

const token = fc
  .uint8Array({ minLength: tokenBytes, maxLength: tokenBytes })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

test('every token matches the pattern of tokens, and is redacted in any sentence', () => {
  fc.assert(
    fc.property(token, (text) => {
      expect(isTokenShaped(text)).toBe(true);
      for (const around of [text, `/wishlist/admin/${text}?x=1`, `{"a":"${text}"}`, `x ${text}.`]) {
        expect(withoutTokens(around)).not.toContain(text);
      }
    }),
  );
});

test('a token is redacted however its letters are escaped, and across line breaks of the log', () => {
  const escaped = (text: string, which: readonly boolean[]) =>
    text.replace(/./g, (letter, place: number) =>
      which[place % which.length] ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    );
  fc.assert(
    fc.property(token, fc.array(fc.boolean(), { minLength: 1, maxLength: 24 }), (text, which) => {
      const written = escaped(text, which);
      for (const around of [
        `/wishlist/admin/${written}`,
        `%2Fwishlist%2Fadmin%2F${written}%3Fx`,
        JSON.stringify({ stack: `at\n${written}\tthere` }),
        encodeURIComponent(`/wishlist/admin/${written}`),
      ]) {
        const line = withoutTokens(around);
        expect(line).toContain('[token]');
        expect(line).not.toContain(written);
      }
    }),
  );
});

test('ids and names of pictures are not redacted as tokens', () => {
  for (const text of ['0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', 'a'.repeat(40), 'abc']) {
    expect(withoutTokens(text)).toBe(text);
  }
});
