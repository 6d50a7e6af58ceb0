import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../../test/support/gift-data.ts';

const finder = sharedFinder();

test.each([
  ['en', 'husband brews his own beer, has all the kit already', 'beer'],
  ['de', 'mein Vater angelt, Ausrüstung hat er genug', 'fishing'],
  ['fr', 'mon frère fait de la pêche, il a déjà tout le matériel', 'fishing'],
  ['en', 'she plays golf but has everything for golf already', 'golf'],
  ['de', 'mein Chef golft, hat aber schon alles fürs Golfen', 'golf'],
  ['de', 'mei Bruada golft, der hod scho ois fürn Golf', 'golf'],
  ['de', 'zum Angeln hat Opa wirklich jedes Zubehör', 'fishing'],
  ['de', 'er hat schon alles, was man zum Angeln braucht', 'fishing'],
  ['fr', 'il joue au golf mais il a déjà tout pour le golf', 'golf'],
  ['en', 'my uncle has every fishing gadget there is', 'fishing'],
  ['fr', 'mon oncle a tous les gadgets de pêche possibles', 'fishing'],
] as const)('%s: who has all the gear gets none: %s', (language, text, concept) => {
  const query = finder.parseQuery(text, { language });
  expect(query.excluded).toContainEqual(
    expect.objectContaining({ thing: concept, kinds: expect.arrayContaining(['sports-gear']) }),
  );
  const found = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.facts(id));
  expect(found.filter((idea) => idea?.kinds.includes('sports-gear'))).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ['my cousin plays tennis, has all the kit, also loves baking', ['tennis']],
  ['he has all the gear for golf and loves cooking', ['golf']],
  ['she plays tennis and golf, has all the equipment', ['tennis', 'golf']],
])('gear is that of the hobby it is told of: "%s"', (text, concepts) => {
  const { excluded } = finder.parseQuery(text, { language: 'en' });
  const geared = excluded.filter((one) => 'thing' in one && one.kinds?.includes('sports-gear'));
  expect(new Set(geared.map((one) => 'thing' in one && one.thing))).toEqual(new Set(concepts));
});

test('the kit of a supporter is a shirt', () => {
  const text = 'nephew of 9, Chelsea supporter, has the kit already';
  const { excluded } = finder.parseQuery(text, { language: 'en' });
  expect(excluded).toContainEqual(expect.objectContaining({ kinds: ['clothing'] }));
  expect(excluded.filter((one) => 'kinds' in one && one.kinds?.includes('sports-gear'))).toEqual(
    [],
  );
});
