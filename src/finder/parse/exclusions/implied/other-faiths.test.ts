import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../../test/support/gift-data.ts';
import type { Language } from '../../../../domain/language.ts';

const finder = sharedFinder();
const faiths = ['islam', 'judaism', 'christian-faith', 'hinduism'];

function aboutFound(text: string, language: Language): ReadonlySet<string> {
  const found = finder.find(finder.parseQuery(text, { language }), { limit: 99 }).ideas;
  return new Set(found.flatMap(({ id }) => finder.facts(id)?.concepts ?? []));
}

test.each<[string, Language, string]>([
  ['my sister is a practising muslim', 'en', 'islam'],
  ['the new neighbours are hindus', 'en', 'hinduism'],
  ['etwas für unseren Pfarrer', 'de', 'christian-faith'],
  ['meine Schwägerin ist Muslimin', 'de', 'islam'],
  ['ma cousine est entrée au couvent', 'fr', 'christian-faith'],
])('a named faith brings nothing of another one: "%s" (%s)', (text, language, own) => {
  const about = aboutFound(text, language);
  expect(about).toContain(own);
  for (const other of [...faiths, 'tarot', 'astrology'].filter((faith) => faith !== own))
    expect(about).not.toContain(other);
});

test('what is named beside a faith stays allowed', () => {
  expect(aboutFound('my aunt is catholic and loves tarot', 'en')).toContain('tarot');
});
