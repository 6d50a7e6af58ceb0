import { expect, test } from 'vitest';
import { countryOf } from './marketplaces.ts';

test.each([
  [['de-AT', 'en'], 'DE'],
  [['en-GB', 'fr-CH'], 'FR'],
  [['es'], 'ES'],
  [['it-IT'], 'IT'],
  [['en-US', 'nl'], 'DE'],
  [['est', 'ita'], 'DE'],
  [[], 'DE'],
])('a visitor who reads %j gets the marketplace of %s', (languages, country) => {
  expect(countryOf(languages)).toBe(country);
});
