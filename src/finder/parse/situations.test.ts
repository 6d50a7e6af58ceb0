import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Situation } from '../content/vocabulary.ts';

const finder = sharedFinder();

const read = (text: string, language: 'en' | 'de' | 'fr') => finder.parseQuery(text, { language });

test.each([
  ['my friend just lost her dog', 'en', 'pet-loss'],
  ['my aunt has cancer and starts chemo on monday', 'en', 'cancer'],
  ['my uncle has cancer', 'en', 'cancer'],
  ['my brother has long covid', 'en', 'chronic-illness'],
  ['eine Kleinigkeit für meinen Kollegen, seine Frau ist gestorben', 'de', 'grief'],
  ['meine Oma kommt ins Pflegeheim', 'de', 'care-home'],
  ['ma collègue vient de perdre son mari', 'fr', 'grief'],
  ['un cadeau pour mon père qui a déjà tout', 'fr', 'has-everything'],
  ['meine Cousine wurde nach neun Jahren verlassen', 'de', 'separation'],
  ['my neighbour is recovering from a nasty split', 'en', 'separation'],
  ['Freunde, ihr Sohn liegt im Brutkasten', 'de', 'new-parent'],
  ['friends whose twins are in the NICU', 'en', 'new-parent'],
  ['des amis, leur fille est en néonat', 'fr', 'new-parent'],
  ['ma cousine est couchée pendant sa grossesse', 'fr', 'pregnancy'],
  ['mon oncle est cloué sur le canapé', 'fr', 'accident'],
  ['Opa meint nur, ich brauch doch nix', 'de', 'wants-nothing'],
  ['gran says I don’t need anything', 'en', 'wants-nothing'],
  ['mamie dit toujours, j’ai besoin de rien', 'fr', 'wants-nothing'],
] as const)('"%s" (%s) names %s', (text, language, situation) => {
  expect(read(text, language).situations.map((one) => one.situation)).toContain(situation);
});

test.each([
  ['my grandpa’s budgie died years ago', 'en'],
  ['Tante, ihr Mann ist vor zwölf Jahren verstorben', 'de'],
  ['ma voisine a perdu son chat il y a longtemps', 'fr'],
] as const)('"%s" (%s) names no situation', (text, language) => {
  expect(read(text, language).situations.map((one) => one.situation)).toEqual([]);
});

test('how long ago it was tells no further situation', () => {
  const { situations } = read('my friend lost her husband three weeks ago', 'en');
  expect(situations.map((one) => one.situation)).toEqual(['grief']);
});

test('words about a loss are no interest', () => {
  const query = read('my friend just lost her dog', 'en');
  expect(query.interests.map(({ concept }) => concept)).not.toContain('dogs');
});

test('a new pet is an interest too', () => {
  const query = read('my sister just got a puppy', 'en');
  expect(query.interests.map(({ concept }) => concept)).toContain('dogs');
});

test.each([
  ['birthday present for my dad who loves fishing', 'en'],
  ['Weihnachtsgeschenk für Mama, sie backt gern', 'de'],
  ['cadeau pour ma copine, 25 ans, elle adore le yoga', 'fr'],
] as const)('"%s" (%s) names no situation', (text, language) => {
  expect(read(text, language).situations).toEqual([]);
});

test('the loss of a person is no loss of a pet', () => {
  const query = read('my uncle lost his wife, sympathy gift', 'en');
  expect(query.situations.map(({ situation }) => situation)).toEqual(['grief']);
});

test.each([
  [
    'das Pony meiner Nichte musste letzte Woche eingeschläfert werden, sie war jeden Tag im Stall',
    'de',
  ],
  ['my friend’s cat died on sunday, he had her for ten years and she slept on his bed', 'en'],
] as const)('"%s" (%s): a recipient who lost a pet gets no ideas for pets', (text, language) => {
  const query = read(text, language);
  expect(query.situations.map(({ situation }) => situation)).toContain('pet-loss');
  const found = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id));
  expect(found.filter((idea) => idea?.kinds.includes('pet-supply'))).toEqual([]);
});

test.each([
  ['notre tonton est décédé en mars, une attention pour ma marraine', 'fr', 'grief'],
  ['papy vient de mourir, un petit cadeau pour maman', 'fr', 'grief'],
  ['sa vieille chatte est morte', 'fr', 'pet-loss'],
  ['mein Schwager ist vor kurzem verstorben, etwas für meine Schwester', 'de', 'grief'],
  ['our gran’s old cat has passed away', 'en', 'pet-loss'],
  ['my team leader is stopping work to have a baby', 'en', 'pregnancy'],
  ['meine Lehrerin geht in Mutterschutz', 'de', 'pregnancy'],
  ['ma voisine attend des jumeaux', 'fr', 'pregnancy'],
] as const)('"%s" (%s) names %s and no other loss', (text, language, situation) => {
  expect(read(text, language).situations.map((one) => one.situation)).toEqual([situation]);
});

test.each([
  ['die beiden sind seit 4 Wochen zusammen, zum Geburtstag', 'de'],
  ['they have been together for 3 months', 'en'],
  ['ils se connaissent depuis 8 semaines', 'fr'],
  ['she would love to have a baby room full of toys for her job', 'en'],
] as const)('a span of time alone tells no situation: "%s" (%s)', (text, language) => {
  expect(read(text, language).situations).toEqual([]);
});

test.each([
  ['two toddlers and a baby at home, something for my wife', 'en'],
  ['deux petits et un bébé à la maison, un truc pour ma femme', 'fr'],
  ['zwei Kinder, ein Hund und ein Baby, etwas für meine Frau', 'de'],
] as const)('who is alive tells no loss: "%s" (%s)', (text, language) => {
  const losses = ['grief', 'pet-loss', 'miscarriage'];
  const found = read(text, language).situations.map(({ situation }) => situation);
  expect(found.filter((one) => losses.includes(one))).toEqual([]);
});

test.each([
  ['the surgeon who operated on me', 'en'],
  ['der Arzt, der mich operiert hat', 'de'],
  ['le chirurgien qui m’a opéré', 'fr'],
] as const)('the patient is the giver: "%s" (%s)', (text, language) => {
  const { situations, occasion, excluded } = read(text, language);
  expect([situations, occasion, excluded]).toEqual([[], null, []]);
});

test.each<[string, readonly Situation[]]>([
  ['my brother joined the navy last month and loves cooking', ['deployment']],
  ['our niece is off to college in august, she cannot cook', []],
  ['my neighbour had her knee replaced, she loves quizzes', ['illness']],
  ['grandma had her cataracts removed so that she can read again', []],
])('in English "%s" tells %j', (text, told) => {
  const { situations } = finder.parseQuery(text, { language: 'en' });
  expect(situations.map(({ situation }) => situation)).toEqual(told);
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['meine Schwägerin darf wegen Diabetes keine Torte, mag Krimis', 'de'],
  ['my boss is diabetic, plays the piano', 'en'],
  ['mon oncle a du diabète, il joue au tennis', 'fr'],
  ['die Eltern reisen bald nach Norwegen, mit dem Wohnmobil', 'de'],
  ['Schwester fliegt im Mai nach Peru, mag Fotografie', 'de'],
  ['we are touring around norway in a motorhome, both parents', 'en'],
  ['mes parents partent bientôt en norvège en camping-car', 'fr'],
  ['ich kenn ihn ja gar nicht, Wichteln im Büro', 'de'],
  ['niece of 7, we hardly know her at all', 'en'],
  ['je ne le connais pas du tout, mais il aime le thé', 'fr'],
  ['er wohnt allein mit seinen zwei Hunden, mag Tee', 'de'],
  ['she lived alone with him for ten years, likes tea', 'en'],
  ['für meine zwei Cousinen, 5 und 8, ein gemeinsames Geschenk', 'de'],
  ['Etwas für einen 13-jährigen Jungen, der Handball spielt, bis 30 Euro', 'de'],
])('words that pass tell no situation: "%s" (%s)', (text, language) => {
  expect(read(text, language).situations).toEqual([]);
});

test.each<[string, 'en' | 'de' | 'fr', Situation]>([
  ['meine Schwester zieht im Mai nach Norwegen', 'de', 'moving-abroad'],
  ['Oma hat Rheuma und mag Krimis', 'de', 'chronic-illness'],
  ['wir legen zusammen, ein gemeinsames Geschenk vom Team', 'de', 'group-gift'],
  ['my gran has dementia, likes music', 'en', 'dementia'],
])('and others do: "%s" (%s) tells %s', (text, language, situation) => {
  expect(read(text, language).situations.map((one) => one.situation)).toContain(situation);
});

test('a diet is no interest in health', () => {
  const { interests } = read('Tante ist Diabetikerin, mag Tee', 'de');
  expect(interests.map(({ concept }) => concept)).toEqual(['tea']);
});

test.each([
  ['Freundin nach der Chemo, bitte nix was nach Krankheit riecht', 'cancer'],
  ['mein Bruder ist arbeitslos, nichts das ihn daran erinnert', 'job-loss'],
  ['Oma lebt im Pflegeheim, soll nicht nach Heim aussehen', 'care-home'],
  ['Tante raucht nicht mehr, bitte nichts was damit zu tun hat', 'quitting-smoking'],
])('a situation that the gift must not remind of names no theme: "%s"', (text, situation) => {
  const { situations, occasion } = sharedFinder().parseQuery(text, { language: 'de' });
  expect(situations.map((one) => one.situation)).not.toContain(situation);
  expect(occasion).toBeNull();
});

test.each([
  ['meine Freundin hat Krebs, nichts was nach Party aussieht', 'cancer'],
  ['Kollege im Krankenhaus, ein Buch, das an Zuhause erinnert', 'hospital'],
])('"%s" still tells the situation', (text, situation) => {
  const { situations } = sharedFinder().parseQuery(text, { language: 'de' });
  expect(situations.map((one) => one.situation)).toContain(situation);
});

test.each([
  ['mein Bruder wird zum ersten Mal Papa', 'new-parent'],
  ['die Kollegin wird bald Mama', 'pregnancy'],
])('an expectant father is not pregnant: "%s"', (text, situation) => {
  const { situations } = sharedFinder().parseQuery(text, { language: 'de' });
  expect(situations.map((one) => one.situation)).toEqual([situation]);
});

test.each([
  ['Schwester arbeitet im Krankenhaus und liest gern', []],
  ['mein Schwager jobbt in einem Pflegeheim', []],
  ['für das Personal vom Altersheim', []],
  ['Jugendlicher im Heim, 16, mag Autos', []],
  ['Onkel liegt im Krankenhaus und arbeitet sonst als Koch', ['hospital']],
])('who works among the sick is not sick: "%s"', (text, told) => {
  const { situations, occasion } = sharedFinder().parseQuery(text, { language: 'de' });
  expect(situations.map((one) => one.situation)).toEqual(told);
  expect(occasion?.occasion === 'get-well').toBe(told.length > 0);
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['my neighbour, her husband died of cancer in spring', 'en'],
  ['my friend, her mum passed away after a long illness', 'en'],
  ['Nachbar, seine Frau ist an Krebs gestorben', 'de'],
  ['Kollegin, ihr Vater starb am Schlaganfall', 'de'],
  ['voisine, son mari est décédé des suites d’une longue maladie', 'fr'],
  ['mon oncle a perdu sa femme d’un cancer', 'fr'],
])('what somebody died of is a loss and no illness: "%s" (%s)', (text, language) => {
  const { situations, excluded, interests } = read(text, language);
  expect(situations.map(({ situation }) => situation)).toEqual(['grief']);
  expect([...excluded, ...interests]).toEqual([]);
});

test.each<[string, 'en' | 'de' | 'fr', readonly Situation[]]>([
  ['Unser Hund ist an Krebs gestorben, meine Tochter weint', 'de', ['pet-loss']],
  ['my gran died and grandad has cancer', 'en', ['grief', 'cancer']],
  ['ma mamie est morte et papi a un cancer', 'fr', ['grief', 'cancer']],
  ['my neighbour died laughing at a film, loves puns', 'en', []],
  ['mon frère est mort de rire devant les chats', 'fr', []],
])('who is ill and who has died are told apart: "%s" (%s)', (text, language, expected) => {
  expect(read(text, language).situations.map(({ situation }) => situation)).toEqual(expected);
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['my colleague is 5 months sober, something that has nothing to do with drink', 'en'],
  ['Kollege, seit 5 Monaten trocken, nichts, was mit Trinken zu tun hat', 'de'],
  ['collègue sobre depuis 5 mois, rien qui ait un rapport avec l’alcool', 'fr'],
  ['ma tante a un cancer, rien qui lui rappelle la maladie', 'fr'],
  ['my aunt has cancer, nothing that reminds her of the illness', 'en'],
])('what the gift must not remind of is no situation of it: "%s" (%s)', (text, language) => {
  const { situations, interests } = read(text, language);
  expect(situations).toEqual([]);
  expect(interests).toEqual([]);
});

test('a wedding that must not be reminded of is no occasion', () => {
  expect(
    read('my friend is divorced, nothing that reminds her of the wedding', 'en').occasion,
  ).toBe(null);
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['my friend, a nurse at the hospital', 'en'],
  ['Freundin, Krankenschwester im Krankenhaus', 'de'],
  ['une amie infirmière de nuit à l’hôpital', 'fr'],
])('who works in a hospital is no patient: "%s" (%s)', (text, language) => {
  const { situations, excluded } = read(text, language);
  expect(situations.map(({ situation }) => situation)).not.toContain('hospital');
  expect(excluded).toEqual([]);
});

test.each<[string, 'en' | 'de' | 'fr', Situation]>([
  ['our neighbours lost their little girl', 'en', 'grief'],
  ['my colleague has just lost her goddaughter', 'en', 'grief'],
  ['something for the funeral of his stepdad', 'en', 'grief'],
  ['unsere Nachbarn haben im Mai ihr Kind verloren', 'de', 'grief'],
  ['Kollegin, ihr Schwager ist kuerzlich verstorben', 'de', 'grief'],
  ['mon pote perd son père', 'fr', 'grief'],
  ['mes voisins ont perdu leur petite fille de 4 ans', 'fr', 'grief'],
])('whoever has died, and however long ago, is a loss: "%s" (%s)', (text, language, situation) => {
  expect(read(text, language).situations.map((one) => one.situation)).toEqual([situation]);
});

test.each([
  'my wife passed her driving test',
  'my brother passed the bar',
  'he has mugs comin out of his ears',
])('"%s" tells no situation', (text) => {
  expect(read(text, 'en').situations).toEqual([]);
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['neighbours lost their daughter of 4', 'en'],
  ['friend lost her husband (45)', 'en'],
  ['Nachbarn haben ihre Tochter mit 4 Jahren verloren', 'de'],
  ['nos voisins ont perdu leur petite fille de 2 ans', 'fr'],
])('the age of who has died is not the recipient’s: "%s" (%s)', (text, language) => {
  expect(read(text, language).age).toBeNull();
});

test.each<[string, 'en' | 'de' | 'fr', number]>([
  ['my niece who just lost her hamster is 7', 'en', 7],
  ['mein Bruder (14) hat seinen Vater verloren', 'de', 14],
  ['le chat de ma fille de 8 ans est mort', 'fr', 8],
])('the age of who mourns is read: "%s" (%s)', (text, language, age) => {
  expect(read(text, language).age?.min).toBe(age);
});

test.each<[string, 'en' | 'de' | 'fr']>([
  ['gran died last month, birthday present for grandad', 'en'],
  ['Papa ist letzten Monat gestorben, Mama hat Geburtstag', 'de'],
  ['mon père est mort en mars, c’est l’anniversaire de maman', 'fr'],
])('a birthday after a loss is a birthday, with the loss: "%s" (%s)', (text, language) => {
  const { occasion, situations } = read(text, language);
  expect(occasion?.occasion).toBe('birthday');
  expect(situations.map((one) => one.situation)).toEqual(['grief']);
});

test.each<[string, 'de' | 'fr']>([
  ['stille Geburt, Freundin 32', 'de'],
  ['ma copine vient de perdre son bébé à 6 mois de grossesse', 'fr'],
])(
  'who has lost a baby is neither pregnant nor celebrates a birth: "%s" (%s)',
  (text, language) => {
    const query = read(text, language);
    expect(query.occasion?.occasion).not.toBe('birth');
    expect(query.situations.map((one) => one.situation)).toEqual(['miscarriage']);
    const found = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id));
    const ofBirth = ['baby', 'pregnancy-care'];
    expect(found.filter((idea) => ofBirth.some((one) => idea?.concepts.includes(one)))).toEqual([]);
  },
);

test('who leaves the house of the parents comes into no care home', () => {
  const { situations } = read('my nephew lives away from home for the first time', 'en');
  expect(situations.map((one) => one.situation)).not.toContain('care-home');
});

test('how long somebody is pregnant or laid up is no age', () => {
  expect(read('ma cousine enceinte de 6 mois', 'fr').age).toBeNull();
  expect(read('mon père est immobilisé 3 mois', 'fr').age).toBeNull();
});

test('a birthday after a loss has ideas for a birthday too', () => {
  const query = read('mum passed away in march, it is my sister’s 50th', 'en');
  expect(query.occasion?.occasion).toBe('birthday');
  const ideas = finder.find(query, { limit: 9 }).ideas.map(({ id }) => id);
  expect(ideas).toContain('day-spa-for-two-voucher');
});

test.each<[string, 'en' | 'de' | 'fr', boolean]>([
  ['my uncle wants nothing too fancy', 'en', false],
  ['my sister wants nothing to do with cats', 'en', false],
  ['my uncle wants nothing at all', 'en', true],
  ['the neighbours want nothing have cats', 'en', true],
  ['meine Mutter möchte nichts, das nach Kirche aussieht', 'de', false],
  ['Opa will nichts Kompliziertes', 'de', false],
  ['Oma wünscht sich nichts Besonderes', 'de', true],
  ['ma mère ne veut rien de fragile', 'fr', false],
  ['mon fils ne veut rien qui parle du lycée', 'fr', false],
  ['ma mère ne veut rien de spécial', 'fr', true],
  ['ma mère ne veut rien pour Noël', 'fr', true],
])('who wants nothing of one sort wants something else: "%s" (%s)', (text, language, is) => {
  const { situations } = read(text, language);
  expect(situations.some(({ situation }) => situation === 'wants-nothing')).toBe(is);
});

test.each<[string, 'en' | 'fr']>([
  ['my aunt doesn’t smoke or drink any more, likes plants', 'en'],
  ['ma tante a arrêté de fumer et de boire, aime les plantes', 'fr'],
  ['papa essaie d’arrêter la clope et de boire', 'fr'],
])('the second of two habits is given up as well: "%s" (%s)', (text, language) => {
  const found = finder.parseQuery(text, { language }).situations.map(({ situation }) => situation);
  expect(found).toContain('sobriety');
});

test('who eats and drinks is not sober', () => {
  const { situations } = finder.parseQuery('elle aime manger et boire du thé', { language: 'fr' });
  expect(situations).toEqual([]);
});
