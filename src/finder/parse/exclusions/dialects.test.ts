import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';

const finder = sharedFinder();

const excluded = (text: string) =>
  finder
    .parseQuery(text, { language: 'de' })
    .excluded.flatMap((one) =>
      'concept' in one ? [one.concept] : 'flag' in one ? [one.flag] : [],
    );

test.each([
  ['mein Nachbar trinkt kei Alkohol', 'alcohol'],
  ['de Götti trinkt ke Alkohol meh', 'alcohol'],
  ['sie trinkt koan Wein', 'wine'],
  ['mei Schwester mag Schokolade ned', 'chocolate'],
  ['er mog net wandern', 'hiking'],
  ['der Opa kocht nit gern', 'cooking'],
  ['sie mag nüm stricken', 'knitting'],
])('a negation of a dialect excludes: "%s"', (text, what) => {
  expect(excluded(text)).toContain(what);
});

test.each(['sie mag ned nur Kaffee', 'geht net ohne Kaffee'])(
  'a negation of a dialect that excludes nothing: "%s"',
  (text) => {
    expect(excluded(text)).toEqual([]);
  },
);
