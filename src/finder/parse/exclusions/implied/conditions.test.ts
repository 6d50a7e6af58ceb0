import { expect, it } from 'vitest';
import {
  loadCatalogue,
  loadFinderOptions,
  loadLexicon,
} from '../../../../../test/support/gift-data.ts';
import type { Language } from '../../../../domain/language.ts';
import { createFinder } from '../../../finder.ts';

const catalogue = loadCatalogue();
const finder = createFinder(catalogue, loadLexicon(), loadFinderOptions());
const ideas = catalogue.flatMap((category) => category.ideas);
const allowed = (text: string, language: Language) => {
  const allows = finder.limits(finder.parseQuery(text, { language }));
  return ideas.filter(({ id }) => allows(id));
};

it.each([
  ['en', 'my da cant really drive anymore, loves cars'],
  ['de', 'Opa darf seit dem Schlaganfall nicht mehr Auto fahren, mag Autos'],
  ['fr', 'papi ne peut plus conduire mais il adore les voitures'],
] as const)('whoever cannot drive gets nothing for drivers (%s)', (language, text) => {
  expect(
    allowed(text, language).filter(({ concepts }) => concepts.includes('driving-licence')),
  ).toEqual([]);
});

it.each([
  ['en', 'mate is two years sober, likes cooking'],
  ['de', 'Kollege, seit zwei Jahren trocken, kocht gern'],
  ['fr', 'ami sobre, deux ans sans boire, aime cuisiner'],
] as const)('whoever has stopped drinking gets no alcohol (%s)', (language, text) => {
  expect(allowed(text, language).filter(({ flags }) => flags?.includes('alcohol'))).toEqual([]);
});

it.each([
  ['en', 'nephew 5, loud noises bother him, loves trains'],
  ['en', 'toys for the twins, must be really quiet'],
  ['de', 'Neffe 5, Lärm stresst ihn, mag Züge'],
  ['de', 'etwas Leises für Zwillinge, 3 Jahre'],
  ['fr', 'neveu de 5 ans, le bruit le gêne, il aime les trains'],
  ['fr', 'un jouet silencieux pour ma filleule de 3 ans'],
] as const)('whom noise bothers gets nothing noisy (%s: %s)', (language, text) => {
  expect(allowed(text, language).filter(({ flags }) => flags?.includes('noisy'))).toEqual([]);
});

it.each([
  ['en', 'my sister had a baby, everyone buys for the baby, I want something just for her'],
  ['de', 'meine Schwester hat entbunden, alle schenken fürs Baby, ich suche was nur für sie'],
  ['fr', 'ma sœur a accouché, tout le monde gâte le bébé, moi je veux un cadeau pour elle'],
] as const)('a gift for the mother alone is none for a baby (%s)', (language, text) => {
  const query = finder.parseQuery(text, { language });
  expect(query.age).toBeNull();
  const found = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.facts(id));
  expect(found.filter((idea) => (idea?.age?.[1] ?? 99) < 18)).toEqual([]);
});

it.each([
  ['de', 'Nachbarin gießt die Blumen, Dankeschön, aber keine Blumen'],
  ['fr', 'la voisine arrose nos fleurs, merci mais pas de fleurs'],
  ['en', 'neighbour waters our flowers, a thank you but no flowers'],
] as const)('what is mentioned and then refused is not liked (%s)', (language, text) => {
  const { interests, kinds } = finder.parseQuery(text, { language });
  expect({ interests, kinds }).toEqual({ interests: [], kinds: [] });
  expect(allowed(text, language).filter((idea) => idea.kinds.includes('flowers'))).toEqual([]);
});

it.each([
  ['en', 'hosts who eat kosher', 'christian-faith'],
  ['en', 'goodbye gift for a guy from work, hes muslim', 'christian-faith'],
  ['de', 'Nachbarin, jüdisch, zum Einzug', 'islam'],
  ['fr', 'collègue musulmane, pour un départ', 'hinduism'],
] as const)('a faith gets no meat and nothing of another faith: %s %s', (language, text, other) => {
  const found = allowed(text, language);
  expect(found.filter(({ concepts }) => concepts.includes(other))).toEqual([]);
  const meat = found.filter(({ flags }) => flags?.includes('meat'));
  expect(meat.filter(({ id }) => !id.startsWith('halal'))).toEqual([]);
});

it('what says that it is halal is halal', () => {
  expect(allowed('colleague, muslim', 'en').map(({ id }) => id)).toContain('halal-sweets-box');
});

it.each([
  ['en', 'he broke his leg, loves sport'],
  ['de', 'hat sich das Bein gebrochen, mag Sport'],
  ['fr', 'il a la jambe cassée, adore le sport'],
] as const)('whoever cannot move well gets nothing that needs it (%s)', (language, text) => {
  expect(allowed(text, language).filter(({ flags }) => flags?.includes('needs-fitness'))).toEqual(
    [],
  );
});

it.each([
  ['ma tante vient de se faire opérer du genou', 'needs-fitness'],
  ['mon voisin a une hanche toute neuve, hanche neuve et cannes', 'needs-fitness'],
  ['elle a le poignet dans le plâtre', 'fiddly'],
  ['papi a la démence, il était boucher', 'sharp'],
  ['ça doit rentrer dans une enveloppe, elle aime la déco', 'fragile'],
  ['à envoyer par la poste à ma cousine', 'living'],
  ['c’est minuscule, studio minuscule pour ma nièce', 'needs-space'],
] as const)('"%s" rules out %s', (text, flag) => {
  expect(allowed(text, 'fr').filter(({ flags }) => flags?.includes(flag))).toEqual([]);
});

it.each([
  ['ma cousine adore l’opéra', 'needs-fitness'],
  ['il travaille à la poste et aime les plantes', 'living'],
  ['ma nièce aime le bruit des valises en voyage', 'fragile'],
  ['elle veut une enceinte portable', 'alcohol'],
] as const)('"%s" rules out nothing that is %s', (text, flag) => {
  expect(allowed(text, 'fr').some(({ flags }) => flags?.includes(flag))).toBe(true);
});

const exclusions = (text: string) =>
  finder
    .parseQuery(text, { language: 'fr' })
    .excluded.flatMap((one) => ('concept' in one ? [one.concept] : []));

it.each([
  ['mon frère joue au tennis mais plus depuis son accident', 'tennis'],
  ['ma mère brode, mais plus depuis sa chute', 'embroidery'],
  ['elle refuse tous les bijoux', 'jewellery'],
  ['les dinosaures il trouve ça nul, garçon de 9 ans', 'dinosaurs'],
  ['elle a déjà tout pour le bébé, ma collègue', 'baby'],
] as const)('"%s" excludes %s', (text, concept) => {
  expect(exclusions(text)).toContain(concept);
});

it.each([
  ['elle refuse d’arrêter le tennis', 'tennis'],
  ['il ne refuse jamais un fromage', 'cheese'],
  ['mon oncle joue au tennis plus souvent depuis sa retraite', 'tennis'],
  ['rien ne l’intéresse à part le rugby', 'rugby'],
] as const)('"%s" does not exclude %s', (text, concept) => {
  expect(exclusions(text)).not.toContain(concept);
});

const titled = (ids: readonly string[], text: string) => {
  const found = new Set(allowed(text, 'de').map(({ id }) => id));
  return ids.filter((id) => found.has(id));
};

it.each([
  [
    'Cousine hat Zöliakie und backt leidenschaftlich',
    ['sculpted-bundt-tin', 'gluten-free-baking-box'],
    ['sourdough-baking-kit', 'great-book-of-pastry'],
  ],
  [
    'der Onkel ist zuckerkrank und liebt Torten',
    ['cake-carrier-with-clip-lid'],
    ['unicorn-cake-topper-and-sprinkles'],
  ],
  [
    'Opa ist fast blind',
    ['talking-photo-album'],
    ['illustrated-pet-portrait', 'vintage-film-poster-print', 'letter-of-the-month-by-post'],
  ],
  [
    'meine Tante hat Parkinson',
    ['heavy-pen-that-steadies-the-hand'],
    ['letter-writing-box', 'five-year-diary'],
  ],
  [
    'Uropa, 91, lebt im Altersheim',
    ['living-room-concert'],
    ['theatre-evening-tickets', 'stadium-match-tickets-two'],
  ],
] as const)('"%s": what a condition leaves, and what it bars', (text, left, barred) => {
  expect(titled(left, text)).toEqual(left);
  expect(titled(barred, text)).toEqual([]);
});

it.each([
  ['en', 'my niece is recovering from an eating disorder, she likes series'],
  ['de', 'meine Nichte erholt sich von einer Essstörung, mag Serien'],
  ['fr', 'ma nièce se remet d’un trouble alimentaire, elle aime les séries'],
] as const)('nothing to eat with an eating disorder (%s)', (language, text) => {
  const found = allowed(text, language);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ kinds }) => kinds.includes('food') || kinds.includes('sweets'))).toEqual(
    [],
  );
});

it.each([
  ['en', 'my brother can’t cook but he wants to learn', 'cooking'],
  ['de', 'mein Bruder kann nicht kochen, will es aber lernen', 'cooking'],
] as const)('what somebody wants to learn is not refused (%s)', (language, text, concept) => {
  expect(finder.parseQuery(text, { language }).excluded).not.toContainEqual(
    expect.objectContaining({ concept }),
  );
});

it.each([
  ['en', 'my sister has a kitten that destroys all the plants'],
  ['en', 'for my aunt, flowers get eaten by her rabbit'],
  ['de', 'meine Schwester hat einen Kater, der jede Pflanze auffrisst'],
  ['de', 'Tante, ihre Kaninchen knabbern alle Blumen an'],
  ['fr', 'ma sœur a un lapin qui grignote toutes les fleurs'],
] as const)('where an animal eats the plants, none are given (%s: %s)', (language, text) => {
  const { interests, kinds } = finder.parseQuery(text, { language });
  expect([
    ...interests.map(({ concept }) => concept),
    ...kinds.map(({ kind }) => kind),
  ]).not.toContain('plants');
  expect(kinds).toEqual([]);
  const found = allowed(text, language);
  const plants = found.filter(
    (idea) => idea.kinds.includes('plant') || idea.kinds.includes('flowers'),
  );
  expect(plants.map(({ id }) => id)).toEqual(['cat-grass-garden-in-stoneware']);
});

it.each([
  ['en', 'my sister has a cat and loves plants'],
  ['de', 'meine Schwester hat einen Kater und liebt Blumen'],
  ['fr', 'ma sœur a un chat, elle mange des fleurs'],
] as const)('who keeps an animal may be given plants (%s: %s)', (language, text) => {
  expect(allowed(text, language).some((idea) => idea.kinds.includes('plant'))).toBe(true);
});

it.each([
  ['en', 'nothing too personal for my landlord'],
  ['en', 'something impersonal for the new manager'],
  ['de', 'nicht zu persönlich, für meinen Vermieter'],
  ['de', 'etwas Unpersönliches für die neue Leiterin'],
  ['fr', 'rien de trop personnel pour mon propriétaire'],
  ['fr', 'un cadeau impersonnel pour la nouvelle directrice'],
] as const)(
  'what is not personal is nothing for the body or of memories (%s: %s)',
  (language, text) => {
    const ids = allowed(text, language).map(({ id }) => id);
    expect(ids).toContain('handmade-pralines-box');
    for (const id of [
      'sixty-minute-massage-voucher',
      'hand-cream-trio',
      'letter-of-thanks-read-aloud',
      'video-greetings-from-everyone',
      'day-spa-for-two-voucher',
    ])
      expect(ids).not.toContain(id);
  },
);

it.each([
  ['en', 'something very personal for my sister'],
  ['en', 'my brother, not an impersonal gift please'],
  ['de', 'etwas sehr Persönliches für meine Schwester'],
  ['fr', 'quelque chose de très personnel pour ma sœur'],
  ['fr', 'rien d’impersonnel pour ma sœur'],
] as const)('what is personal may be so (%s: %s)', (language, text) => {
  expect(allowed(text, language).map(({ id }) => id)).toContain('letter-of-thanks-read-aloud');
});
