import { expect, test } from 'vitest';
import { acceptedLanguage, pageLanguage } from './language.ts';

test.each([
  ['/de/insights', 'fr', 'de'],
  ['/de', undefined, 'de'],
  ['/wishlist', 'fr', 'fr'],
  ['/wishlist', undefined, 'en'],
  ['/wishlist', 'xx', 'en'],
  ['/design', 'fr', 'fr'],
  ['/', null, 'en'],
])('the page %s with the stored language %s is shown in %s', (path, remembered, language) => {
  expect(pageLanguage(path, remembered)).toBe(language);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['es-ES,es;q=0.9,fr;q=0.5', 'fr'],
  ['en;q=0.2, fr;q=0.9', 'fr'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  [';;;q=x,,', 'en'],
])('a visitor who accepts %s gets %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
