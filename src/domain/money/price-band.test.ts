import { expect, test } from 'vitest';
import { priceBand } from './price-band.ts';

test('a price band is formatted as in the language', () => {
  expect(priceBand([25, 60], 'en')).toBe('€25–60');
  expect(priceBand([25, 60], 'de')).toBe('25–60\u00a0€');
  expect(priceBand([25, 60], 'fr')).toBe('25–60\u00a0€');
});
