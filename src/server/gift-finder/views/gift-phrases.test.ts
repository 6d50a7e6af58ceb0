import { expect, test } from 'vitest';
import { giftPhrases } from './gift-phrases.ts';

test('a baby is not zero years old', () => {
  expect(giftPhrases('en').years({ min: 0, max: 0 })).toBe('under one year');
  expect(giftPhrases('de').years({ min: 0, max: 0 })).toBe('unter einem Jahr');
  expect(giftPhrases('fr').years({ min: 0, max: 0 })).toBe('moins d’un an');
  expect(giftPhrases('en').years({ min: 0, max: 3 })).toBe('0 to 3 years');
});

test('an age from which on there is no end is told apart from an age', () => {
  expect(giftPhrases('en').years({ min: 60, max: 99 })).toBe('60 years and up');
  expect(giftPhrases('en').years({ min: 100, max: 100 })).toBe('100 years');
});
