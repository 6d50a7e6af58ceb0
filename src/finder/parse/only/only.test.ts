import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';

const finder = sharedFinder();
const onlyOf = (text: string, language: 'en' | 'de' | 'fr') =>
  finder.parseQuery(text, { language }).only;

test.each([
  ['he is in prison and may only get books and stamps', 'en', 'stamps'],
  ['meine Nachbarin freut sich nur über Kerzen', 'de', 'candle'],
  ['uniquement du café pas de fleurs, pour ma tante', 'fr', 'coffee'],
  ['Papa nimmt von uns nichts an außer Schokolade', 'de', 'chocolate'],
  ['die Tante will Kerzen und sonst nichts', 'de', 'candle'],
  ['my uncle accepts nothing but westerns', 'en', 'westerns'],
  ['mein Bruder wünscht sich nix außer Angelzeug', 'de', 'fishing'],
  ['ma tante ne veut rien sauf du café', 'fr', 'coffee'],
] as const)('"%s" (%s) restricts the suggestions to %s', (text, language, concept) => {
  const named = onlyOf(text, language)?.things.flatMap((one) => [
    ...one.themes.flat(),
    ...one.kinds,
  ]);
  expect(named).toContain(concept);
});

test.each<[string, 'en' | 'de' | 'fr', string]>([
  ['only books please, for my wife who likes crime novels', 'en', 'golden-age-whodunit-collection'],
  ['nur Bücher, Enkel 5, mag Dinos', 'de', 'lift-the-flap-book-of-dinosaurs'],
  ['que du livre pour mon père de 70 ans passionné de trains', 'fr', 'great-railway-journeys-book'],
  ['juste une sortie pour papa, 68 ans, fan de jazz', 'fr', 'jazz-club-evening-for-two'],
  ['experience gift only, for mum, 60, likes gardens', 'en', 'twelve-outings-in-envelopes'],
])(
  'only things of a kind are all of them, and first what is liked: "%s" (%s)',
  (text, language, expected) => {
    const query = finder.parseQuery(text, { language });
    const kinds = query.only?.things.flatMap((one) => one.kinds) ?? [];
    const found = finder.find(query, { limit: 9 }).ideas.map(({ id }) => id);
    expect(found).toContain(expected);
    expect(found).toHaveLength(9);
    for (const id of found)
      expect(finder.idea(id)?.kinds.some((kind) => kinds.includes(kind))).toBe(true);
  },
);

test.each<[string, 'en' | 'de' | 'fr']>([
  ['only homemade for my gran', 'en'],
  ['nur was Selbstgemachtes für meine Mama', 'de'],
  ['que du fait maison pour ma mamie', 'fr'],
])('"%s" (%s) is all that the giver can make or do', (text, language) => {
  const query = finder.parseQuery(text, { language });
  expect(query.only).toBeNull();
  expect(finder.find(query, { limit: 9 }).ideas.length).toBeGreaterThan(6);
});

test.each([
  ['my dad loves hiking and jazz', 'en'],
  ['mag nicht nur Jazz, sondern auch Rock', 'de'],
  ["ma sœur aime la cuisine, elle n'a que 20 ans", 'fr'],
  ['my only brother plays golf', 'en'],
  ['il ne part jamais sans son vélo', 'fr'],
  ['ma nièce joue pas que du violon', 'fr'],
  ['il aime le jazz, seulement pas de chocolat', 'fr'],
  ['nothing too dear, but she adores jazz', 'en'],
  ['she doesn’t like anything sweet but adores jazz', 'en'],
  ['mag nicht viel, aber Jazz schon', 'de'],
  ['Mama mag Tee, aber sonst nichts Süßes', 'de'],
  ['I know nothing about him except that he cycles', 'en'],
  ['ich weiß nichts außer dass sie Fahrrad fährt', 'de'],
  ['je ne sais rien sauf qu’il fait du vélo', 'fr'],
  ['er darf dort nichts Elektrisches haben außer Handy', 'de'],
  ['sie isst nichts Süßes außer Lakritz', 'de'],
] as const)('"%s" (%s) does not restrict the suggestions', (text, language) => {
  expect(onlyOf(text, language)).toBeNull();
});

test.each([
  ['my dad likes only fishing', 'en', ['fishing']],
  ['my brother isn’t into anything apart from fishing', 'en', ['fishing']],
  ['mein Bruder mag nix außer Angeln', 'de', ['fishing']],
  ['Opa mag nicht viel außer Angeln', 'de', ['fishing']],
  ['der Schwager, der nur angeln geht', 'de', ['fishing']],
  ["mon oncle n'aime que le rugby", 'fr', ['rugby']],
  ['un fermier qui aime rien à part ses vaches et le rugby', 'fr', ['rugby']],
  ['mon frère n’aime pas grand-chose à part le rugby', 'fr', ['rugby']],
  ['elle ne pense qu’au rugby et au crochet', 'fr', ['rugby', 'crochet']],
] as const)(
  '"%s" (%s) tells what is liked most, and restricts nothing',
  (text, language, concepts) => {
    const { only, interests } = finder.parseQuery(text, { language });
    expect(only).toBeNull();
    expect(interests.map(({ concept }) => concept)).toEqual(expect.arrayContaining([...concepts]));
  },
);

test.each([
  ['my sister knits and only drinks tea', 'en', 'drink'],
  ['my uncle drinks rum only, and breeds dogs', 'en', 'drink'],
  ['dad only reads crime novels, loves fishing', 'en', 'book'],
  ['my nan doesn’t read anything but westerns', 'en', 'book'],
  ['Sie strickt gern und trinkt nur Tee', 'de', 'drink'],
  ['Papa, der nur Krimis liest', 'de', 'book'],
  ['ma sœur se met au crochet, elle boit que du thé', 'fr', 'drink'],
  ['mon voisin mange que du fromage', 'fr', 'food'],
] as const)('"%s" (%s) restricts what is a %s, and nothing else', (text, language, kind) => {
  const query = finder.parseQuery(text, { language });
  expect(query.only?.among).toContain(kind);
  const isAllowed = finder.limits(query);
  const all = finder.limits({ ...query, only: null });
  const { ideas } = finder.find({ ...query, only: null, interests: [], kinds: [] }, { limit: 99 });
  const others = ideas.map(({ id }) => finder.idea(id)).filter((idea) => idea !== undefined);
  for (const { id, kinds } of others)
    if (!kinds.some((one) => query.only?.among?.includes(one))) expect(isAllowed(id)).toBe(all(id));
  expect(others.some(({ id }) => isAllowed(id))).toBe(true);
  const ofKind = finder
    .find({ ...query, only: null, interests: [], kinds: [{ kind }] }, { limit: 30 })
    .ideas.map(({ id }) => id);
  expect(ofKind.some((id) => !isAllowed(id))).toBe(true);
});

test('"only what one eats" is no habit', () => {
  expect(onlyOf("elle aime l'opéra et n'accepte que ce qui se mange", 'fr')).not.toBeNull();
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

test.each([
  ['my aunt wants only crime novels', 'en'],
  ['meine Tante will nur Kriminalromane', 'de'],
  ['ma tante ne veut que des romans policiers', 'fr'],
] as const)('"%s" (%s): no games and walks, but books', (text, language) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 9 });
  expect(ideas.length).toBeGreaterThan(1);
  for (const { id } of ideas) expect(finder.idea(id)?.kinds).toContain('book');
});

test('a word that few ideas name narrows nothing; one that several name does', () => {
  const found = (text: string) =>
    finder
      .find(finder.parseQuery(text, { language: 'en' }), { limit: 9 })
      .ideas.map(({ id }) => finder.idea(id));
  const names = found('my sister wants only necklaces').map((idea) =>
    [idea?.en.title, ...(idea?.en.keywords ?? [])].join(' ').toLowerCase(),
  );
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toContain('necklace');
  expect(found('he wants nothing but Ardbeg').length).toBeGreaterThan(2);
});

test.each([
  ['my barber wants only philosophy books', 'en', 'philosophy'],
  ['ma tante ne veut que des livres de philosophie', 'fr', 'philosophy'],
] as const)('"%s" (%s): of books those about %s alone', (text, language, concept) => {
  const { ideas } = finder.find(finder.parseQuery(text, { language }), { limit: 9 });
  expect(ideas.length).toBeGreaterThan(0);
  for (const { id } of ideas) {
    const idea = finder.idea(id);
    expect(idea?.kinds).toContain('book');
    expect([...(idea?.concepts ?? []), ...(idea?.also ?? [])]).toContain(concept);
  }
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['no more stuff please, my in-laws love theatre, an outing would be nice', 'en'],
  ['a day out for my brother and me, he loves steam trains', 'en'],
  ['something that gets us both out, me and my husband', 'en'],
  ['just an experience no object for my nephew who likes climbing and cats', 'en'],
  ['keine Sachen, lieber ein Erlebnis, meine Schwiegereltern mögen Theater', 'de'],
  ['was zu zweit mit meinem Mann unternehmen, er mag Oldtimer', 'de'],
  ['ein Ausflug für meinen Vater und mich', 'de'],
  ['exclusivement une sortie pas d’objet pour les 20 ans de mon neveu qui aime le dessin', 'fr'],
  ['quelque chose à vivre plutôt que des objets pour mon frère qui aime la voile', 'fr'],
  ['une escapade à deux avec ma copine, elle aime les chevaux', 'fr'],
  ['un truc qui nous fasse sortir, ma mère et moi', 'fr'],
])('only what is done or attended is shown: "%s" (%s)', (text, language) => {
  const found = finder.find(finder.parseQuery(text, { language }), { limit: 9 }).ideas;
  expect(found).toHaveLength(9);
  for (const { id } of found) {
    const kinds = finder.idea(id)?.kinds ?? [];
    expect([id, kinds.includes('experience') || kinds.includes('course')]).toEqual([id, true]);
  }
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['my niece likes things to do with cats, no activity book', 'en'],
  ['a day out or a book for my aunt', 'en'],
  ['meine Tante mag Ausflüge und Kerzen', 'de'],
  ['une sortie de bain pour ma mère', 'fr'],
  ['mon neveu aime les expériences de chimie, pas d’objet fragile', 'fr'],
  ['ma tante aime les sorties en forêt et le thé', 'fr'],
])('objects are shown as well: "%s" (%s)', (text, language) => {
  expect(onlyOf(text, language)).toBeNull();
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['only experiences please, my parents love wine', 'en'],
  ['nur Erlebnisse, meine Eltern lieben Wein', 'de'],
  ['uniquement des expériences, mes parents adorent le vin', 'fr'],
])('a course is an experience too: "%s" (%s)', (text, language) => {
  const found = finder.find(finder.parseQuery(text, { language }), { limit: 9 }).ideas;
  expect(found.map(({ id }) => id)).toContain('wine-seminar-voucher');
});

test.each<[string, 'en' | 'de' | 'fr', readonly string[]]>([
  ['it should be a book, my uncle, 60, trains and gardens', 'en', ['book']],
  ['needs to be something she can wear, aunt, 50, loves cats', 'en', ['clothing', 'shoes']],
  ['I’d like it to be an outing, he loves jazz', 'en', ['experience', 'course']],
  ['mein Onkel, 60, Eisenbahn und Garten, sollte ein Buch sein', 'de', ['book']],
  ['muss es unbedingt was zum Anziehen sein, Tante 50, mag Katzen', 'de', ['clothing', 'shoes']],
  ['das Geschenk soll ein gemeinsamer Ausflug werden, Papa mag Jazz', 'de', ['experience']],
  ['soll ein Spiel sein, Neffe 12, liebt Dinos', 'de', ['game', 'puzzle']],
  ['il faudrait que ce soit un livre, oncle 60 ans, trains et jardins', 'fr', ['book']],
  ['je voudrais que ce soit un vêtement, tante, aime les chats', 'fr', ['clothing', 'shoes']],
  ['le cadeau doit être une sortie, papa aime le jazz', 'fr', ['experience', 'course']],
])('the gift is what it has to be: "%s" (%s)', (text, language, expected) => {
  const query = finder.parseQuery(text, { language });
  const ideas = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id));
  expect(ideas.length).toBeGreaterThan(3);
  const allowed = [...expected, ...(expected.includes('experience') ? ['course'] : [])];
  for (const idea of ideas)
    expect([idea?.id, idea?.kinds.some((kind) => allowed.includes(kind))]).toEqual([
      idea?.id,
      true,
    ]);
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['it should be a surprise, my sister reads books', 'en'],
  ['it should be something to wear or a bag, niece 20', 'en'],
  ['soll kein Buch sein, Opa mag Geschichte', 'de'],
  ['soll ein Buch sein oder ein Spiel, Neffe 12', 'de'],
  ['er soll ein guter Koch sein, mag Bücher', 'de'],
  ['ça doit être utile, mon frère aime les livres', 'fr'],
  ['elle doit être une grande lectrice, aime les jeux', 'fr'],
])('the gift may be of any kind: "%s" (%s)', (text, language) => {
  expect(onlyOf(text, language)).toBeNull();
});
