import { expect, test } from 'vitest';
import { euros, priceBand } from './euros.ts';

test.each([
  ['en', '€25–60', '€60', '€1,000–2,000', '€2,000'],
  ['de', '25–60\u00a0€', '60\u00a0€', '1.000–2.000\u00a0€', '2.000\u00a0€'],
  ['fr', '25–60\u00a0€', '60\u00a0€', '1\u202f000–2\u202f000\u00a0€', '2\u202f000\u00a0€'],
] as const)('%s: a price range and an amount are written alike', (language, ...written) => {
  const said = ([low, high]: [number, number]) => [
    priceBand([low, high], language),
    euros(high, language),
  ];
  expect([...said([25, 60]), ...said([1000, 2000])]).toEqual(written);
});
