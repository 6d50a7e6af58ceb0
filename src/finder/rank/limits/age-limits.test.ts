import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';

const finder = sharedFinder();

test.each<[Language, string, number, number]>([
  ['en', 'christmas for my nieces 3, 7 and 12', 3, 12],
  ['de', 'Weihnachten für meine Neffen, 4, 8 und 12 Jahre', 4, 12],
  ['fr', 'pour mes nièces de 5 9 et 13 ans', 5, 13],
])(
  'children of very different ages get what suits most of them: %s "%s"',
  (language, text, a, b) => {
    const query = finder.parseQuery(text, { language });
    expect(query.age).toMatchObject({ min: a, max: b });
    const { ideas } = finder.find(query, { limit: 9 });
    const ages = ideas.map(({ id }) => finder.idea(id)?.age ?? [99, 0]);
    const middle = Math.floor((a + b) / 2);
    for (const [from, until] of ages) {
      expect(from).toBeLessThanOrEqual(middle);
      expect(until).toBeGreaterThanOrEqual(middle);
    }
    expect(ages.filter(([from, until]) => from <= a + 2 && until >= b).length).toBeGreaterThan(2);
  },
);

test('the youngest of several children gets nothing unsafe', () => {
  const query = finder.parseQuery('grandkids 2, 8 and 14, one present to share', {
    language: 'en',
  });
  const { ideas } = finder.find(query, { limit: 40 });
  const flags = ideas.flatMap(({ id }) => finder.idea(id)?.flags ?? []);
  expect(flags).not.toContain('small-parts');
  expect(flags).not.toContain('sharp');
});

test.each<[Language, string, string]>([
  ['en', 'my niece sews bags', 'tailors-ham-and-clapper'],
  ['en', 'a pupil of mine who rides a bike', 'bicycle-multi-tool'],
  ['de', 'mein Patenkind spielt Gitarre', 'tooled-leather-guitar-strap'],
  ['de', 'Zwillinge, sie nähen', 'tailors-ham-and-clapper'],
  ['fr', 'mon filleul fait de la plongée', 'waterproof-dive-logbook'],
  ['fr', 'une élève qui fait du vélo', 'bicycle-multi-tool'],
])('who may be six or sixteen gets what suits either: %s "%s"', (language, text, id) => {
  const query = finder.parseQuery(text, { language });
  const isAllowed = finder.limits(query);
  expect(isAllowed(id)).toBe(true);
  expect(isAllowed('craft-beer-discovery-box')).toBe(false);
  expect(finder.limits({ ...query, recipients: [{ recipient: 'child' }] })(id)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'a present for a kid who sews'],
  ['de', 'Geschenk für ein Kind, das näht'],
  ['fr', 'cadeau pour une enfant qui coud'],
])('who is called a child gets nothing for teenagers: %s "%s"', (language, text) => {
  const query = finder.parseQuery(text, { language });
  expect(finder.limits(query)('tailors-ham-and-clapper')).toBe(false);
});

test.each<[Language, string, string, boolean]>([
  ['fr', 'oncle qui construit des trains, ancien cheminot', 'wooden-train-set-starter', false],
  ['de', 'ein Freund, der Züge liebt', 'wooden-train-set-starter', false],
  ['en', 'my friend is divorced and loves karting', 'pedal-go-kart', false],
  ['en', 'my friend’s son, 5, loves trains', 'wooden-train-set-starter', true],
  ['fr', 'ma cousine de 5 ans aime les trains', 'wooden-train-set-starter', true],
])('friends and relatives are grown up where no age is told: %s "%s"', (language, text, id, is) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 3000 });
  expect(ideas.some((idea) => idea.id === id)).toBe(is);
});

test.each<[Language, string]>([
  ['de', 'meine Schwägerin, Einhörner'],
  ['en', 'my brother-in-law, knights'],
  ['en', 'aunt, unicorns'],
  ['fr', 'ma belle-sœur, licornes'],
  ['fr', 'mon parrain, pirates'],
  ['de', 'mein Bruder ist Polizist, Ritter'],
  ['de', 'Tochter arbeitet als Bestatterin, Piraten'],
  ['de', 'Schwester mag Wein und Puppen'],
  ['en', 'my sister likes wine and dolls'],
  ['fr', 'ma sœur aime le vin et les poupées'],
])('who is grown up gets nothing for children only: %s "%s"', (language, text) => {
  const query = finder.parseQuery(text, { language });
  expect(query.recipients).toMatchObject([{ isGrownUp: true }]);
  const { ideas } = finder.find(query, { limit: 60 });
  const oldest = ideas.map(({ id }) => finder.idea(id)?.age[1] ?? 0);
  expect(Math.min(...oldest)).toBeGreaterThanOrEqual(17);
});

test.each<[Language, string]>([
  ['de', 'meine Schwester mag Einhörner'],
  ['de', 'mein Bruder will Polizist werden, Ritter'],
  ['de', 'meine Schwägerin hat gestern ihr Baby bekommen'],
  ['en', 'my sister who loves wine is pregnant'],
])('who may be a child, or has a baby, gets such things: %s "%s"', (language, text) => {
  const { recipients } = finder.parseQuery(text, { language });
  expect(recipients.some((one) => one.isGrownUp)).toBe(false);
});

test.each<[string, Language, number, number]>([
  ['one present for my nephews of 5 and 8 to share', 'en', 5, 8],
  ['meine Nichten, 4 und 12, etwas, das sie zusammen machen können', 'de', 4, 12],
  ['pour mes deux neveux, 5 et 8 ans, un seul cadeau à partager', 'fr', 5, 8],
])(
  'what children use together suits each of them: "%s" (%s)',
  (text, language, youngest, oldest) => {
    const found = finder.find(finder.parseQuery(text, { language }), { limit: 18 }).ideas;
    expect(found.length).toBeGreaterThan(8);
    for (const { id } of found) {
      const [from = 0, until = 0] = finder.idea(id)?.age ?? [];
      expect([id, from <= youngest && until >= oldest]).toEqual([id, true]);
    }
  },
);
