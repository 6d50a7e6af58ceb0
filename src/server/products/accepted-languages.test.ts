import { expect, test } from 'vitest';
import { acceptedLanguages } from './accepted-languages.ts';

test('a shop is requested in its own language, so that it shows its own prices', () => {
  expect(acceptedLanguages('en', 'https://www.shop.de/p')).toBe('de-DE,de;q=0.9,en;q=0.5');
  expect(acceptedLanguages('fr', 'https://shop.co.uk/p')).toBe('en-GB,en;q=0.9,fr;q=0.5');
  expect(acceptedLanguages('de', 'https://shop.pl/p')).toBe('pl-PL,pl;q=0.9,de;q=0.5,en;q=0.3');
});

test('a shop of a country with several languages is requested in the visitor’s language', () => {
  expect(acceptedLanguages('fr', 'https://shop.ch/p')).toBe('fr-CH,fr;q=0.9,en;q=0.5');
  expect(acceptedLanguages('de', 'https://shop.ch/p')).toBe('de-CH,de;q=0.9,en;q=0.5');
});

test('a shop of an unknown country is requested in the visitor’s language', () => {
  expect(acceptedLanguages('fr', 'https://shop.com/p')).toBe('fr,en;q=0.5');
  expect(acceptedLanguages('en', 'https://shop.com/p')).toBe('en');
});
