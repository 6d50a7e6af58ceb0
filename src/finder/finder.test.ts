import { expect, test } from 'vitest';
import {
  loadCatalogue,
  loadFinderOptions,
  loadGuides,
  loadLexicon,
  loadThemes,
  sharedFinder,
} from '../../test/support/gift-data.ts';
import type { Language } from '../domain/language.ts';
import { changeQuery } from './change-query.ts';
import type { Idea } from './content/catalogue.ts';
import { exclusionName } from './exclusion.ts';
import { createFinder } from './finder.ts';
import { emptyQuery, type ParsedQuery } from './parsed-query.ts';

const catalogue = loadCatalogue();
const finder = sharedFinder();
const { ratings = {} } = loadFinderOptions();
const categoryOf = new Map(
  catalogue.flatMap(({ category, ideas }) => ideas.map(({ id }) => [id, category])),
);
const ask = (text: string, language: Language = 'en') => finder.parseQuery(text, { language });
const ideasFor = (query: ParsedQuery, limit = 9, offset = 0) =>
  finder.find(query, { limit, offset }).ideas.flatMap(({ id }) => finder.idea(id) ?? []);

test('a query that says little gets ideas of many categories, and a hint what to add', () => {
  for (const [text, language, hint] of [
    ['gift', 'en', 'recipient'],
    ['asdfgh', 'en', 'recipient'],
    ['', 'fr', 'recipient'],
    ['Geschenk für meine Mutter', 'de', 'interests'],
    ['pot de départ', 'fr', 'interests'],
    ['birthday of my boss, 50', 'en', 'interests'],
  ] as const) {
    const query = ask(text, language);
    const found = finder.find(query, { limit: 9 });
    expect(found.hint).toBe(hint);
    expect(found.ideas).toHaveLength(9);
    expect(new Set(found.ideas.map(({ id }) => categoryOf.get(id))).size).toBeGreaterThanOrEqual(5);
  }
});

test('each of several interests has an idea on the first page', () => {
  for (const text of [
    'for my dad who likes fishing and my mum who bakes',
    'loves yoga, chess, cats and gardening',
  ]) {
    const query = ask(text);
    const found = ideasFor(query);
    expect(query.interests.length).toBeGreaterThanOrEqual(2);
    for (const { concept } of query.interests)
      expect(found.some((idea) => [...idea.concepts, ...(idea.also ?? [])].includes(concept))).toBe(
        true,
      );
  }
});

test('children get no ideas for adults', () => {
  for (const text of [
    '8 year old who loves cooking',
    'my little boy likes knights and camping',
    '15 yr old, whisky and knives',
  ]) {
    const ideas = ideasFor(ask(text), 45);
    expect(ideas.length).toBeGreaterThanOrEqual(9);
    for (const idea of ideas) {
      expect(idea.flags ?? []).not.toContain('alcohol');
      expect(idea.flags ?? []).not.toContain('adult');
      expect(idea.age[0]).toBeLessThan(18);
    }
  }
});

test.each<[Language, string]>([
  [
    'en',
    `a child; kids; a baby; an infant; a toddler; a little girl; a pupil; my pupils; a schoolchild; a fourth grader; my godson;
    my goddaughter; a first communion; a minor; an underage cousin; a teenager; a high schooler; a foster child; triplets;
    the kids of a friend; a child who loves wine; a kid at a wedding; a teen who graduates`,
  ],
  [
    'de',
    `ein Kind; Kinder; ein Baby; ein Kleinkind; eine Schülerin; meine Schüler; einen Volksschüler; einen Viertklässler; mein Enkelkind;
    mein Patenkind; mein Stiefkind; eine Gymnasiastin; einen Minderjährigen; Teenies; einen Konfirmanden;
    das Kind einer Freundin; den Sohn einer Kollegin; ein Kind, das Wein mag; Kinder auf einer Hochzeit`,
  ],
  [
    'fr',
    `un enfant; un bébé; un bambin; un môme; une élève; mes élèves; un écolier; un collégien; une lycéenne; un élève de CM2; mon filleul;
    des triplés; un ado; une préado; l’enfant d’une amie; le fils d’une collègue; un enfant qui aime le vin; un enfant à un mariage`,
  ],
])(
  '%s: recipients who are called children or teenagers get no ideas for adults, also without an age',
  (language, texts) => {
    const wrong: string[] = [];
    for (const text of texts.split(/;\s+/)) {
      const found = ideasFor(ask(text, language), 99);
      if (found.length === 0) wrong.push(`${text}: nothing`);
      for (const { id, flags = [], age, kinds } of found)
        if (
          flags.includes('alcohol') ||
          flags.includes('adult') ||
          kinds.includes('alcohol') ||
          age[0] >= 18
        )
          wrong.push(`${text}: ${id}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('of two people in a query only the recipient counts, neither the parent nor the giver', () => {
  for (const [language, text, recipient] of [
    ['de', 'für das Kind einer Freundin', 'child'],
    ['de', 'für die Mutter meiner Frau', 'parent'],
    ['en', 'for the son of a colleague', 'child'],
    ['fr', 'pour la mère d’un ami', 'acquaintance'],
    ['en', 'from the kids for their teacher', 'teacher'],
    ['de', 'von den Schülern für die Lehrerin', 'teacher'],
    ['fr', 'de la part des élèves pour la maîtresse', 'teacher'],
  ] as const)
    expect([text, ask(text, language).recipients.map((one) => one.recipient)]).toEqual([
      text,
      [recipient],
    ]);
});

test('a daughter is an adult where her interests or occasion imply it', () => {
  for (const text of ['for my daughter who loves gin', 'wedding gift for my daughter'])
    expect(ask(text).recipients.map(({ recipient }) => recipient)).toEqual(['relative']);
});

test('a reason is given only where it is true', () => {
  const query = ask('Geschenk für Papa, wandert gern, bis 50 €, kein Alkohol', 'de');
  const { ideas } = finder.find(query, { limit: 9 });
  expect(ideas).toHaveLength(9);
  for (const { id, reasons } of ideas) {
    const idea = finder.idea(id);
    expect(reasons).toContainEqual({ kind: 'budget', max: 50 });
    expect(reasons.some((one) => one.kind === 'recipient')).toBe(idea?.for.includes('parent'));
  }
});

test('what is refused is a reason where an idea could be such a thing', () => {
  const query = ask('Geschenk für meine Tante, liebt Schokolade und Puzzles, keine Nüsse', 'de');
  const { ideas } = finder.find(query, { limit: 18 });
  const named = ideas.map(({ id, reasons }) => ({
    kinds: finder.facts(id)?.kinds ?? [],
    isNamed: reasons.some((one) => one.kind === 'without' && one.flag === 'nuts'),
  }));
  const isEaten = (kinds: readonly string[]) => kinds.includes('sweets') || kinds.includes('food');
  expect(named.filter(({ kinds }) => isEaten(kinds)).length).toBeGreaterThan(1);
  expect(named.filter(({ kinds }) => kinds.includes('puzzle')).length).toBeGreaterThan(1);
  for (const { kinds, isNamed } of named) {
    if (isEaten(kinds)) expect(isNamed).toBe(true);
    if (kinds.includes('puzzle')) expect(isNamed).toBe(false);
  }
});

test.each([
  ['ma collègue, pas de chocolat, 20 €', 'fr', 'chocolate'],
  ['Kollegin, keine Schokolade, 15 Euro', 'de', 'chocolate'],
  ['my colleague, no chocolate, 20 euros', 'en', 'chocolate'],
] as const)(
  'a refused theme is a reason for what is eaten or drunk, and for no tea towel: %s',
  (text, language, concept) => {
    const { ideas } = finder.find(ask(text, language), { limit: 18 });
    const told = ideas.filter(({ reasons }) =>
      reasons.some((one) => one.kind === 'without' && one.concept === concept),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(ideas.length / 2);
    for (const { id } of told)
      expect(finder.facts(id)?.kinds).toEqual(
        expect.toSatisfy((kinds: readonly string[]) =>
          ['food', 'sweets', 'drink', 'tableware', 'alcohol'].some((kind) => kinds.includes(kind)),
        ),
      );
  },
);

test('an interest is a reason for what is about it, not for all that its friends like', () => {
  const { ideas } = finder.find(ask('grandad likes horse racing'), { limit: 9 });
  const told = new Map(ideas.map(({ id, reasons }) => [id, reasons]));
  const interest = { kind: 'interest', concept: 'horse-racing' };
  expect(told.get('day-at-the-races-for-two')).toContainEqual(interest);
  expect(told.get('insulated-steel-flask-cups')).not.toContainEqual(interest);
});

test('removing or changing a chip changes the answer accordingly', () => {
  const query = ask('coffee and hiking for my dad, 60, birthday, under 40 euros, no alcohol');
  const dearer = changeQuery(query, { budget: { min: 100, max: 300 } });
  expect(ideasFor(dearer)).not.toHaveLength(0);
  for (const idea of ideasFor(dearer)) expect(idea.price[1]).toBeGreaterThanOrEqual(100);
  const hiking = changeQuery(query, { withoutInterests: ['coffee'] });
  expect(hiking.interests.map(({ concept }) => concept)).toEqual(['hiking']);
  expect(ideasFor(hiking)[0]?.concepts).toContain('hiking');
  expect(
    changeQuery(query, { withoutExclusions: query.excluded.map(exclusionName) }).excluded,
  ).toEqual([]);
  const bare = changeQuery(query, { age: null, occasion: null, recipient: null, budget: null });
  expect([bare.age, bare.occasion, bare.budget, bare.recipients]).toEqual([null, null, null, []]);
  expect(changeQuery(query, { withoutInterests: ['coffee', 'hiking'] }).isVague).toBe(true);
});

test('when no idea is left, the hint names the part of the query that is too narrow', () => {
  expect(finder.find({ ...emptyQuery('en'), budget: { min: null, max: 0 } }, { limit: 9 })).toEqual(
    {
      ideas: [],
      total: 0,
      hint: 'budget',
    },
  );
});

test('an interest that the budget rules out is reported, and broad ideas replace it', () => {
  const found = finder.find(ask('chess set under 8 euros'), { limit: 9 });
  expect(found.hint).toBe('budget');
  expect(found.ideas).toHaveLength(9);
});

test('an idea that the query names is found', () => {
  expect(ideasFor(ask('Siebträgermaschine', 'de'))[0]?.id).toBe('portafilter-espresso-machine');
});

test.each<[Language, string, string]>([
  ['en', 'get well soon gift for a friend', 'get-well'],
  ['en', 'christening gift for my godson', 'baptism'],
  ['en', 'retirement present for a colleague', 'retirement'],
  ['en', 'good luck for her exam', 'exam'],
  ['en', 'my uncle lost his wife, sympathy gift', 'sympathy'],
  ['de', 'Gute Besserung für meine Kollegin', 'get-well'],
  ['de', 'Freundin macht gerade Führerschein', 'driving-licence'],
  ['de', 'zur Verlobung von Freunden', 'engagement'],
  ['de', 'Kumpel hat sich das Bein gebrochen', 'get-well'],
  ['fr', 'condoléances pour une amie', 'sympathy'],
  ['fr', 'baptême de ma filleule', 'baptism'],
  ['fr', 'mes beaux-parents nous invitent à dîner', 'invitation'],
])(
  '%s "%s": the catalogue, a guide or judges say that the first row suits the occasion',
  (language, text, occasion) => {
    const query = ask(text, language);
    const row = ideasFor(query).slice(0, 3);
    const keys = [
      `occasion ${occasion}`,
      ...query.situations.map(({ situation }) => `situation ${situation}`),
    ];
    expect(row).toHaveLength(3);
    const guided = new Set(
      loadGuides()
        .filter(({ occasions }) => occasions?.some((one) => one === occasion))
        .flatMap(({ ideas }) => ideas),
    );
    const isMeant = ({ id, occasions }: Idea) =>
      occasions.some((one) => one === occasion) ||
      guided.has(id) ||
      keys.some((key) => (ratings[key]?.[id] ?? 0) > 0);
    expect(row.filter((idea) => !isMeant(idea)).map(({ id }) => id)).toEqual([]);
  },
);

test('an idea that costs less than a wished amount ranks lower, and less than half is left out', () => {
  const query = ask('gift for my mum, up to 120 euros');
  const wished: ParsedQuery = { ...query, budget: { min: 70, max: 120, about: 100 } };
  const shown = ideasFor(query, 99);
  // Euros that most of a price range does not exceed.
  const most = ([low, high]: Idea['price']) => high - 0.2 * (high - low);
  const upTo = (from: number, until: number) =>
    shown.find(({ price }) => from <= most(price) && most(price) < until)?.id ?? '';
  expect(finder.limits(wished)(upTo(0, 50))).toBe(false);
  const id = upTo(50, 70);
  expect(finder.limits({ ...wished, budget: { min: 70, max: 120 } })(id)).toBe(false);
  expect(finder.limits(wished)(id)).toBe(true);
  const scoreIn = (one: ParsedQuery) =>
    finder.find(one, { limit: 99 }).ideas.find((idea) => idea.id === id)?.score ?? 0;
  expect(scoreIn(wished)).toBeLessThan(scoreIn(query));
});

test('a driving test and other exams get different gifts', () => {
  const found = ideasFor(ask('Freundin macht gerade Führerschein', 'de'), 3);
  expect(found.some((idea) => /driver|driving|fuel|car/i.test(idea.en.title))).toBe(true);
});

test.each<[string, string]>([
  ['my son-in-law loves barbecues', 'relative'],
  ['Schwiegersohn grillt gern', 'relative'],
  ['Nachbarsjunge, 12', 'child'],
  ['Lehrerabschied', 'teacher'],
])('"%s" is for a %s', (text, recipient) => {
  expect(ask(text, 'de').recipients.map((one) => one.recipient)).toEqual([recipient]);
});

test('years of marriage are no age, and “new baby” is no recipient aged one', () => {
  expect(ask('anniversary gift for my parents, 40 years').age).toBeNull();
  expect(ask('anniversary gift for my wife, she is 40 years old').age).toMatchObject({ min: 40 });
  expect(ask('new baby in the house of friends').age).toBeNull();
});

test('a query for somebody who collects plants gets plants', () => {
  const found = ideasFor(ask('elle collectionne les plantes grasses', 'fr'), 3);
  expect(found).toHaveLength(3);
  for (const idea of found) expect([...idea.concepts, ...(idea.also ?? [])]).toContain('plants');
});

test('when a low budget leaves few ideas, the hint says that a higher one would help', () => {
  const [cheap] = catalogue.flatMap(({ ideas }) => ideas).filter(({ price }) => price[0] <= 8);
  const dear = catalogue.map((category) => ({
    ...category,
    ideas: category.ideas.filter((idea) => idea === cheap || idea.price[0] > 8),
  }));
  const { ideas, hint } = createFinder(dear, loadLexicon(), loadFinderOptions()).find(
    { ...emptyQuery('en'), budget: { min: null, max: 8 } },
    { limit: 9 },
  );
  expect(ideas).toHaveLength(1);
  expect(hint).toBe('budget');
});

test('ideas for an interest with few ideas come first, and the others are marked as beside it', () => {
  const { ideas } = finder.find(ask('my brother loves falconry, up to €20'), { limit: 9 });
  expect(ideas).toHaveLength(9);
  const about = ideas.filter(({ isBeside }) => !isBeside);
  expect(about.length).toBeGreaterThan(2);
  expect(ideas.slice(0, about.length)).toEqual(about);
  const [theme] = loadThemes().filter(({ concept }) => concept === 'falconry');
  const chosen = [...(theme?.glad ?? []), ...(theme?.fair ?? [])];
  expect(about.filter(({ id }) => !chosen.includes(id))).toEqual([]);
});

test('a country as a destination counts less than the journey', () => {
  const [first, second, third] = ideasFor(ask('niece goes backpacking round asia'));
  for (const idea of [first, second, third]) {
    const concepts = [...(idea?.concepts ?? []), ...(idea?.also ?? [])];
    expect(concepts.some((concept) => /travel|backpacking|luggage/.test(concept))).toBe(true);
  }
  const [dinner] = ideasFor(ask('she loves japan and its food'));
  expect([...(dinner?.concepts ?? []), ...(dinner?.also ?? [])].join()).toMatch(/japan/);
});

test('meanings of one word are one interest: a page need not show each of them', () => {
  const ideas = ideasFor(ask('niece on a gap year'));
  const ofTravel = ideas.filter(({ concepts, also }) =>
    [...concepts, ...(also ?? [])].some((concept) => /travel|backpacking|luggage/.test(concept)),
  );
  expect(ofTravel.length).toBeGreaterThanOrEqual(3);
});

test.each<[Language, string]>([
  ['en', 'someone learning italian'],
  ['de', 'lernt Italienisch'],
  ['fr', 'elle apprend l’italien'],
])('%s "%s" gets no ideas of another country', (language, text) => {
  const ideas = ideasFor(ask(text, language));
  const elsewhere = ideas.filter(({ concepts, also = [] }) => {
    const about = [...concepts, ...also];
    return !about.includes('italy') && about.some((concept) => /spain|japan|usa/.test(concept));
  });
  expect(elsewhere.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['my nan loves her old cat', 'en'],
  ['Kollegin mag Rosen, Geburtstag', 'de'],
  ['ma voisine adore son chien', 'fr'],
] as const)('%s: nothing that is only for a loss', (text, language) => {
  const losses: readonly string[] = ['pet-loss', 'grief', 'sympathy', 'remembrance'];
  const found = ideasFor(ask(text, language), 27);
  expect(found.length).toBeGreaterThan(8);
  expect(
    found
      .filter(({ onlyWith }) => onlyWith?.every((one) => losses.includes(one)))
      .map(({ id }) => id),
  ).toEqual([]);
});
