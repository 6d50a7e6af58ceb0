import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';

const finder = sharedFinder();
const onlyOf = (text: string, language: 'en' | 'de' | 'fr') =>
  finder.parseQuery(text, { language }).only;

test.each([
  ['he is in prison and may only get books and stamps', 'en', 'stamps'],
  ['meine Nachbarin freut sich nur über Kerzen', 'de', 'candles'],
  ["mon oncle n'aime que le rugby", 'fr', 'rugby'],
  ['un fermier qui aime rien à part ses vaches et le rugby', 'fr', 'rugby'],
  ['my uncle reads nothing but westerns', 'en', 'westerns'],
  ['mein Bruder mag nix außer Angeln', 'de', 'fishing'],
] as const)('"%s" (%s) restricts the suggestions to %s', (text, language, concept) => {
  expect(onlyOf(text, language)?.concepts).toContain(concept);
});

test.each([
  ['my dad loves hiking and jazz', 'en'],
  ['mag nicht nur Jazz, sondern auch Rock', 'de'],
  ["ma sœur aime la cuisine, elle n'a que 20 ans", 'fr'],
  ['my only brother plays golf', 'en'],
  ['il ne part jamais sans son vélo', 'fr'],
  ['nothing too dear, but she adores jazz', 'en'],
] as const)('"%s" (%s) does not restrict the suggestions', (text, language) => {
  expect(onlyOf(text, language)).toBeNull();
});

test('only matching ideas are found', () => {
  const query = finder.parseQuery('meine Nachbarin freut sich nur über Kerzen', { language: 'de' });
  const { ideas } = finder.find(query, { limit: 27 });
  expect(ideas.length).toBeGreaterThan(2);
  for (const { id } of ideas) {
    const idea = finder.idea(id);
    expect([...(idea?.concepts ?? []), ...(idea?.also ?? []), ...(idea?.kinds ?? [])]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^candle/)]),
    );
  }
});
