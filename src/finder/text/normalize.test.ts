import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldWord } from './normalize.ts';

test('a text with offsets and one without are folded alike', () => {
  const letters = fc.constantFrom(...Array.from('aZ9éÄößẞœÆøđłçñÿ’‘`ʼ–—‑«“”„…\u00ad\u0301 \'"-.,'));
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 20 }), (text) => {
      expect(foldWord(text)).toBe(fold(text).text);
    }),
  );
});
