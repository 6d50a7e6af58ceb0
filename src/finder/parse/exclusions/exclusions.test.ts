import { describe, expect, test } from 'vitest';
import { loadCatalogue, loadLexicon } from '../../../../test/support/gift-data.ts';
import type { Language } from '../../../domain/language.ts';
import { changeQuery } from '../../change-query.ts';
import { conceptFacts } from '../../content/concept-facts.ts';
import { exclusionName } from '../../exclusion.ts';
import { createFinder } from '../../finder.ts';
import { languagePacks } from '../../languages/language-packs.ts';
import { conceptIndex, storeConceptIndex } from '../../rank/indexes/concept-index.ts';
import { ideaColumns } from '../../rank/indexes/idea-columns.ts';
import { excludedIdeas } from '../../rank/limits/exclusions.ts';
import { runToEnd } from '../../run-to-end.ts';
import { storeTextIndex } from '../../store-text-index.ts';
import { textIndex } from '../../text-index.ts';
import { compileGrammars } from '../grammar.ts';

const catalogue = loadCatalogue();
const lexicon = loadLexicon();
const ideas = catalogue.flatMap((category) => category.ideas);
const finder = createFinder(catalogue, lexicon);
const listed = lexicon.flatMap(({ group, concepts }) =>
  concepts.map((each) => ({ ...each, group })),
);
const facts = conceptFacts(listed);
const stored = runToEnd(storeConceptIndex(ideas, listed));
const concepts = conceptIndex(stored, listed, ideas.length);
const columns = ideaColumns(ideas.map((idea) => ({ ...idea, occasionsNamed: [] })));
const grammars = compileGrammars(languagePacks);
const textsIn = (language: Language) => {
  const grammar = grammars.of(language);
  return textIndex(runToEnd(storeTextIndex(ideas, language, grammar)), grammar);
};
const texts = { en: textsIn('en'), de: textsIn('de'), fr: textsIn('fr') };
const { suits } = grammars.of('en');

/** Names of exclusions; interests that remain; what no title may say. */
type Row = readonly [sentence: string, refused: string, wished?: string, gone?: RegExp];
const row = ([sentence, refused, wished = '', gone = /^$/]: Row) =>
  [sentence, refused, wished, gone] as const;

const english: readonly Row[] = [
  ['no alcohol please', 'flag:alcohol'],
  ['not too romantic please', 'concept:romance'],
  ['nothing too romantic', 'concept:romance'],
  ['something nice, nothing romantic', 'concept:romance'],
  ['no noisy toys please', 'flag:noisy'],
  ['no toys made of plastic', 'word:plastic'],
  ['no plastic toys', 'word:plastic'],
  ["nothing with nuts, he's allergic", 'flag:nuts', '', /\bnuts?\b/],
  ["she doesn't drink coffee, loves baking", 'concept:coffee', 'baking', /\bcoffee\b/],
  ["he doesn't drink", 'flag:alcohol', '', /\b(?:wine|beer|gin|whisky) (?:set|box)\b/],
  ["my dad doesn't read much, he gardens", 'kind:book', 'gardening'],
  ['books are a no-go, she loves plants', 'kind:book', 'plants'],
  ['anything but socks', 'concept:socks', '', /\bsocks\b/],
  ['no more mugs, candles or chocolate please', 'kind:tableware kind:candle concept:chocolate'],
  ['hates football and cars', 'concept:football concept:cars', '', /\bfootball\b/],
  ['allergic to cats', 'concept:cats', '', /\bcats?\b/],
  ['she has a cat allergy', 'concept:cats', '', /\bcats?\b/],
  ['not into jewellery or make-up', 'kind:jewellery concept:make-up kind:cosmetics'],
  ['he reacts to nuts, loves walking', 'flag:nuts', 'hiking'],
  ["she can't be around dogs", 'concept:dogs'],
  ['her dad has banned slime', 'concept:slime'],
  ['wool makes her itch', 'word:wool'],
  ["she's over lego, loves drawing", 'concept:construction-toys', 'drawing'],
  ["can't stand perfume", 'kind:perfume flag:fragrance', '', /\bperfume\b/],
  ['already has enough candles', 'kind:candle concept:candles', '', /\bcandles?\b/],
  ['no wine but whisky is fine', 'concept:wine', 'whisky', /\bwine\b/],
  ['tea rather than coffee', 'concept:coffee', 'tea', /\bcoffee\b/],
  ['prefers tea to coffee', 'concept:coffee', 'tea', /\bcoffee\b/],
  ["coffee she doesn't like", 'concept:coffee'],
  ["isn't sporty at all", 'concept:sport'],
  ["football isn't her thing", 'concept:football'],
  ['football is not his cup of tea', 'concept:football'],
  ['chocolate? no thanks', 'concept:chocolate', '', /\bchocolate\b/],
  ['no plastic toys for my 4 year old', 'word:plastic', '', /\bplastic\b(?!-free)/],
  ['nothing to do with football', 'concept:football'],
  ['neither flowers nor chocolates', 'kind:flowers concept:chocolate'],
  ["she's fed up with scented candles", 'kind:candle'],
  ["I don't want to give books", 'kind:book'],
  ['nothing edible', 'kind:food kind:sweets'],
  ['nothing to wear', 'kind:clothing'],
  ['no experience vouchers', 'kind:experience kind:voucher'],
  ['sober friend who loves gin', 'flag:alcohol', 'gin'],
  ['no books, mugs and candles', 'kind:book kind:tableware kind:candle'],
  ['no chocolat, no perfumes', 'concept:chocolate kind:perfume'],
];
const german: readonly Row[] = [
  ['kein Spielzeug aus Plastik', 'word:plastik word:kunststoff'],
  ['bitte keine Bücher, Kerzen oder Tassen', 'kind:book kind:candle kind:tableware'],
  ['nichts mit Nüssen', 'flag:nuts'],
  ['Kaffee mag er nicht', 'concept:coffee', '', /kaffee/],
  ['er mag Kaffee nicht, trinkt aber gern Tee', 'concept:coffee', 'tea', /kaffee/],
  ['sie liest nicht gern', 'kind:book'],
  ['die nicht kocht', 'concept:cooking'],
  ['mein Vater trinkt nicht', 'flag:alcohol'],
  ['Alkohol trinkt er keinen', 'flag:alcohol'],
  ['Bücher hat sie schon genug', 'kind:book'],
  ['Kerzen braucht sie nicht', 'kind:candle', '', /\bkerzen?\b/],
  ['mit Fußball kann er nichts anfangen', 'concept:football', '', /fußball/],
  ['für Sport interessiert sie sich nicht', 'concept:sport'],
  ['alles außer Parfüm', 'kind:perfume'],
  ['bloß kein Schmuck', 'kind:jewellery'],
  ['hat schon genug Tassen', 'kind:tableware'],
  ['ist allergisch gegen Nüsse', 'flag:nuts'],
  ['Katzenallergie, kocht gern', 'concept:cats', 'cooking', /katze/],
  ['Süßes ist tabu', 'kind:sweets'],
  ['Blumen gehen gar nicht', 'kind:flowers'],
  ['lieber Tee als Kaffee', 'concept:coffee', 'tea', /kaffee/],
  ['statt Blumen', 'kind:flowers'],
  ['weder Wein noch Bier', 'concept:wine concept:beer', '', /\bwein|\bbier/],
  ['keine Socken, bitte', 'concept:socks', '', /socken/],
  ['kein Plastik', 'word:plastik', '', /(?<!ohne )plastik(?!frei)/],
  ['nichts zum Anziehen', 'kind:clothing'],
  ['nichts zum Hinstellen', 'kind:decoration'],
  ['ist kein großer Leser', 'kind:book'],
  ['steht nicht auf Krimis, liest aber gern Fantasy', 'concept:crime-fiction', 'fantasy'],
  ['parfümfrei bitte', 'flag:fragrance'],
  ['hasst Kochen und Backen', 'concept:cooking concept:baking'],
  ['bloß nicht noch eine Tasse', 'kind:tableware'],
  ['mag keine Süßigkeiten, keine Blumen und keine Bücher', 'kind:sweets kind:flowers kind:book'],
  ['nicht zu laut', 'flag:noisy'],
  ['bitte nicht zu romantisch', 'concept:romance'],
  ['kann keinen Käse essen', 'concept:cheese', '', /\bkäse/],
  ['sie reitet nicht mehr', 'concept:horse-riding'],
  ['kann nicht mehr stricken', 'concept:knitting'],
];
const french: readonly Row[] = [
  ['pas de jouets en plastique', 'word:plastiqu'],
  ['des jouets pas en plastique', 'word:plastiqu'],
  ['surtout pas de parfum', 'kind:perfume flag:fragrance'],
  ['ni fleurs ni chocolat', 'kind:flowers concept:chocolate', '', /chocolat/],
  ["elle ne boit pas d'alcool", 'flag:alcohol'],
  ['mon père ne boit pas', 'flag:alcohol'],
  ['il ne lit jamais', 'kind:book'],
  ["elle n'aime pas le café", 'concept:coffee', '', /\bcafé\b/],
  ["le café elle n'aime pas", 'concept:coffee'],
  ['les fleurs, non merci', 'kind:flowers'],
  ["le sport n'est pas son truc", 'concept:sport'],
  ['tout sauf des livres', 'kind:book'],
  ['elle a déjà trop de bougies', 'kind:candle concept:candles', '', /bougies?\b/],
  ['a déjà assez de tasses', 'kind:tableware'],
  ['allergique aux noix', 'flag:nuts'],
  ['rien à manger', 'kind:food kind:sweets'],
  ['rien avec du sucre', 'flag:sugar'],
  ['déteste le foot et la bière', 'concept:football concept:beer', '', /\bbières?\b/],
  ['elle ne veut plus de bijoux', 'kind:jewellery', '', /\bbijoux\b/],
  ['plutôt thé que café', 'concept:coffee', 'tea'],
  ['préfère le thé au café', 'concept:coffee', 'tea'],
  ['au lieu de fleurs', 'kind:flowers'],
  ['elle en a marre des bougies parfumées', 'kind:candle'],
  [
    'pas de vêtements, ni de bijoux, ni de maquillage',
    'kind:clothing kind:jewellery kind:cosmetics',
  ],
  ["n'est pas sportif", 'concept:sport'],
  ['évite les produits laitiers', 'flag:dairy'],
  ['il ne mange pas de viande', 'flag:meat'],
  ['ne supporte pas les odeurs', 'flag:fragrance'],
  ["les livres c'est non", 'kind:book'],
  ['aucun gadget', 'kind:gadget'],
  ['hormis les jeux vidéo', 'concept:gaming', '', /jeux? vidéo/],
  ['elle n’aime ni le chocolat ni les bonbons', 'concept:chocolate kind:sweets'],
  ['cadeau sans chocolat ni alcool', 'concept:chocolate flag:alcohol'],
  ["il n'aime pas trop lire", 'kind:book'],
  ['elle a des nausées avec les odeurs', 'flag:fragrance'],
];

describe.each([
  ['en', english],
  ['de', german],
  ['fr', french],
] as const)('exclusions in %s', (language, rows) => {
  test.each(rows.map(row))('are read from: %s', (sentence, refused, wished, gone) => {
    const query = finder.parseQuery(sentence, { language });
    const names = refused.split(' ');
    expect(query.excluded.map(exclusionName)).toEqual(expect.arrayContaining(names));
    const likes = query.interests.map(({ concept }) => concept);
    expect(likes).toEqual(wished ? expect.arrayContaining(wished.split(' ')) : []);

    const sources = { columns, concepts, facts, texts: texts[language], suits };
    const refusedIdeas = excludedIdeas(query.excluded, sources);
    const left = ideas.filter((_idea, index) => !refusedIdeas.has(index));
    expect(left.length).toBeGreaterThan(300);
    for (const name of names) {
      const [sort, what = ''] = name.split(':');
      const about = left.filter((idea) => {
        if (sort === 'kind') return idea.kinds.some((kind) => kind === what);
        if (sort === 'flag') return idea.flags?.some((flag) => flag === what);
        return sort === 'concept' && idea.concepts.includes(what);
      });
      expect(about.map(({ id }) => id)).toEqual([]);
    }
    const named = left
      .map((idea) => idea[language].title)
      .filter((t) => gone.test(t.toLowerCase()));
    expect(named).toEqual([]);
  });
});

test.each<[Language, string, string]>([
  ['en', "can't live without coffee", 'coffee'],
  ['en', 'not only books', 'reading'],
  ['en', 'never says no to chocolate', 'chocolate'],
  ['en', "he wouldn't say no to a whisky", 'whisky'],
  ['en', 'never leaves the house without her kindle', 'e-reader'],
  ['en', "can't sleep at night", 'sleep'],
  ['en', 'my son has no bike yet', 'cycling'],
  ['de', 'ohne Kaffee geht nicht', 'coffee'],
  ['de', 'kann ohne Kaffee nicht leben', 'coffee'],
  ['de', 'sagt nie nein zu Schokolade', 'chocolate'],
  ['de', 'hat nichts gegen Wein', 'wine'],
  ['de', 'schläft nicht gut', 'sleep'],
  ['de', 'nicht nur Bücher', 'reading'],
  ['fr', 'ne peut pas vivre sans chocolat', 'chocolate'],
  ['fr', 'pas seulement des livres', 'reading'],
  ['fr', 'ne dit jamais non à un bon vin', 'wine'],
  ['fr', "n'a rien contre le vin", 'wine'],
  ['fr', 'elle ne dort pas bien', 'sleep'],
])('two negations are an interest in %s: %s', (language, sentence, wished) => {
  const query = finder.parseQuery(sentence, { language });
  expect(query.excluded.map(exclusionName)).toEqual([]);
  expect(query.interests.map(({ concept }) => concept)).toContain(wished);
});

test('a recipient who drinks no alcohol gets ideas without it', () => {
  const query = finder.parseQuery('sober friend who loves gin', { language: 'en' });
  const found = finder.find(query, { limit: 9 }).ideas.map(({ id }) => finder.idea(id));
  const titles = found.map((idea) => idea?.en.title.toLowerCase() ?? '');
  expect(titles.some((title) => /alcohol-free|non-alcoholic/.test(title))).toBe(true);
});

test('removing one excluded word removes all its exclusions', () => {
  const query = finder.parseQuery('no perfume, no books', { language: 'en' });
  expect(query.excluded.length).toBeGreaterThan(2);
  const changed = changeQuery(query, { withoutExclusions: ['kind:perfume'] });
  expect(changed.excluded.map(exclusionName)).toEqual(['kind:book']);
});

test.each([
  ["he's over the moon and loves drawing", 'drawing'],
  ["she's over 60 and loves golf", 'golf'],
  ['she is never without a camera', 'photography'],
  ['he played in a band and loves drums', 'drums'],
])('in "%s" nothing is refused', (text, concept) => {
  const { interests, excluded } = finder.parseQuery(text, { language: 'en' });
  expect(excluded).toEqual([]);
  expect(interests.map((one) => one.concept)).toContain(concept);
});
