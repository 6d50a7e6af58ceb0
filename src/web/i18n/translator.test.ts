import { expect, it } from 'vitest';
import german from '../../../content/i18n/de.ts';
import english from '../../../content/i18n/en.ts';
import french from '../../../content/i18n/fr.ts';
import { languages } from '../../domain/language.ts';
import { keepMessages } from './messages.ts';
import { createTranslator } from './translator.ts';

keepMessages('en', english);
keepMessages('de', german);
keepMessages('fr', french);

it.each(languages)('counts and writes numbers as Unicode does: %s', (language) => {
  const { t, count } = createTranslator(language);
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  for (const number of [...Array(130).keys(), 999, 1000, 1001, 12_345, 1_000_001]) {
    const form = plurals.select(number) === 'one' ? 'one' : 'other';
    expect(count('wishlist.wishes', number)).toBe(
      t(`wishlist.wishes_${form}`, { count: numbers.format(number) }),
    );
  }
});

it('how many of an item are claimed says so, in the number that the language wants', () => {
  const told = languages.map((language) => {
    const { count } = createTranslator(language);
    return [0, 1, 2].map((claimed) => count('item.partly', claimed, { max: 3 }));
  });
  expect(told).toEqual([
    ['0 of 3 claimed', '1 of 3 claimed', '2 of 3 claimed'],
    ['0 von 3 vergeben', '1 von 3 vergeben', '2 von 3 vergeben'],
    ['0 réservé sur 3', '1 réservé sur 3', '2 réservés sur 3'],
  ]);
});
