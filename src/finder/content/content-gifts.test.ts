import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import germanWords from '../../../content/gifts/words/de.json' with { type: 'json' };
import englishWords from '../../../content/gifts/words/en.json' with { type: 'json' };
import frenchWords from '../../../content/gifts/words/fr.json' with { type: 'json' };
import { wrongFrenchSpaces } from '../../../test/support/french-spaces.ts';
import {
  loadCatalogue,
  loadGuideFiles,
  loadGuides,
  loadLexicon,
  loadNames,
  loadThemeFiles,
  loadThemes,
} from '../../../test/support/gift-data.ts';
import { languages } from '../../domain/language.ts';
import { languagePacks } from '../languages/language-packs.ts';
import { keysOf } from '../text/normalize.ts';
import type { Idea } from './catalogue.ts';
import { checkCategory } from './check-catalogue.ts';
import { checkConceptGroup } from './check-lexicon.ts';
import { checkGuides } from './guide.ts';
import { checkThemes } from './theme.ts';
import {
  type Diet,
  diets,
  type Flag,
  type Kind,
  kinds,
  occasions,
  recipients,
  situations,
} from './vocabulary.ts';

const catalogue = loadCatalogue();
const lexicon = loadLexicon();
const ideas = catalogue.flatMap((category) => category.ideas);
const concepts = lexicon.flatMap((group) => group.concepts);
const ids = new Set(concepts.map(({ id }) => id));
const folded = (text: string) => keysOf(text).join(' ');
const about = (idea: Idea) => [...idea.concepts, ...(idea.also ?? [])];
const says = (idea: Idea, pattern: RegExp, language: 'en' | 'de' | 'fr' = 'en') =>
  pattern.test([idea[language].title, ...idea[language].keywords].join(' | ').toLowerCase());

test('every file of ideas matches its schema', () => {
  expect(
    catalogue.flatMap((file) => checkCategory(file, ids).map((w) => `${file.category} ${w}`)),
  ).toEqual([]);
});

test('every file of guides matches its schema and names ideas that exist', () => {
  const known = new Set(ideas.map(({ id }) => id));
  expect(loadGuideFiles().flatMap((file) => checkGuides(file, known))).toEqual([]);
});

test('each guide has its own id', () => {
  expect(doubles(loadGuides().map(({ id }) => id))).toEqual([]);
});

test('there are two hundred guides, and one for each situation', () => {
  const guides = loadGuides();
  expect(guides.length).toBeGreaterThanOrEqual(200);
  const missing = situations.filter(
    (one) => !guides.some((guide) => guide.situations?.includes(one)),
  );
  expect(missing).toEqual([]);
});

test('a guide names no ideas for other ages, and no alcohol for minors', () => {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const wrong = loadGuides().flatMap((guide) => {
    const [from, until] = guide.age ?? [18, 99];
    return guide.ideas.filter((id) => {
      const idea = byId.get(id);
      if (idea === undefined) return true;
      const isForAge = idea.age[0] <= until && idea.age[1] >= from;
      return (
        (guide.age !== undefined && !isForAge) || (until < 18 && idea.flags?.includes('alcohol'))
      );
    });
  });
  expect(wrong).toEqual([]);
});

test('every file of themes matches its schema and names ideas and concepts that exist', () => {
  const known = { ideas: new Set(ideas.map(({ id }) => id)), concepts: ids };
  expect(loadThemeFiles().flatMap((file) => checkThemes(file, known))).toEqual([]);
});

test('each concept has one theme', () => {
  const themed = loadThemes().map(({ concept }) => concept);
  expect(doubles(themed)).toEqual([]);
  expect(concepts.map(({ id }) => id).filter((id) => !themed.includes(id))).toEqual([]);
});

test('a proper name names concepts that exist, and is listed once', () => {
  const names = loadNames();
  expect(names.flatMap((name) => name.concepts.filter((concept) => !ids.has(concept)))).toEqual([]);
  expect(doubles(names.flatMap(({ spellings }) => spellings.map(folded)))).toEqual([]);
});

test('a proper name is not a common word', () => {
  const plain = new Set(
    languagePacks.flatMap(({ stopWords, plainWords }) => [...stopWords, ...plainWords]),
  );
  const spellings = loadNames().flatMap((name) => name.spellings);
  expect(spellings.filter((spelling) => plain.has(folded(spelling)))).toEqual([]);
});

test('every file of concepts matches its schema', () => {
  expect(
    lexicon.flatMap((file) => checkConceptGroup(file, ids).map((w) => `${file.group} ${w}`)),
  ).toEqual([]);
});

test('there are enough ideas, categories and concepts', () => {
  expect(ideas.length).toBeGreaterThanOrEqual(2100);
  expect(catalogue.length).toBeGreaterThanOrEqual(40);
  expect(ids.size).toBeGreaterThanOrEqual(250);
});

test('each idea, category and concept has its own id', () => {
  expect(doubles(ideas.map(({ id }) => id))).toEqual([]);
  expect(doubles(catalogue.map(({ category }) => category))).toEqual([]);
  expect(doubles(concepts.map(({ id }) => id))).toEqual([]);
});

test('titles of two ideas in one language differ in more than the order of words', () => {
  for (const language of languages) {
    const pack = languagePacks.find(({ code }) => code === language);
    expect(pack).toBeDefined();
    const titles = ideas.map((idea) => {
      const keys = keysOf(idea[language].title).filter((key) => !pack?.stopWords.has(key));
      return [...new Set(keys.map((key) => pack?.stem(key) ?? key))].sort().join(' ');
    });
    expect(doubles(titles)).toEqual([]);
  }
});

test('no line of a French idea begins with a colon, because the spaces before it do not break', () => {
  for (const { category, title } of catalogue)
    expect([category, ...wrongFrenchSpaces(title.fr)]).toEqual([category]);
  const wrong = ideas.flatMap(({ id, fr }) =>
    wrongFrenchSpaces(Object.values(fr).flat().join('\n')).map((place) => `${id}: ${place}`),
  );
  expect(wrong).toEqual([]);
});

test('every drawing that an idea names exists', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as {
    icons: Record<string, unknown>;
    aliases?: Record<string, unknown>;
  };
  const drawn = new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]);
  expect(ideas.filter(({ art }) => !drawn.has(art)).map(({ id, art }) => `${id}: ${art}`)).toEqual(
    [],
  );
});

test('prices are bands of a useful width', () => {
  const odd = ideas.filter(({ price: [low, high] }) => !(low < high && high <= 3 * low + 1));
  expect(odd.map(({ id, price }) => `${id}: ${price.join(' to ')}`)).toEqual([]);
});

test('every budget, recipient, occasion and kind of gift has several ideas', () => {
  const few = (found: number) => found < 3;
  for (const [low, high] of [
    [5, 10],
    [10, 20],
    [20, 50],
    [50, 100],
    [100, 200],
    [200, 500],
  ] as const)
    expect(ideas.filter(({ price }) => price[0] <= high && price[1] >= low).length).toBeGreaterThan(
      9,
    );
  expect(
    recipients.filter((one) => few(ideas.filter((idea) => idea.for.includes(one)).length)),
  ).toEqual([]);
  expect(
    occasions.filter((one) => few(ideas.filter((idea) => idea.occasions.includes(one)).length)),
  ).toEqual([]);
  expect(kinds.filter((one) => ideas.every((idea) => !idea.kinds.includes(one)))).toEqual([]);
});

test('ideas that are or contain alcohol are marked and for adults', () => {
  const word =
    /\b(?:wines?|beers?|gin|whisk(?:e?y|ies)|rum|vodka|champagne|prosecco|liqueurs?|schnapps|sake|cocktails?|spirits|cognac|mead|cider|port wine|mezcal|tequila|aperitif)\b/;
  const harmless =
    /non-alcoholic|alcohol-free|without alcohol|glass|flute|coupe|decanter|opener|corkscrew|rack|fridge|cooler|shaker|stopper|book|course|seminar|tasting kit|aroma|kit|mould|tray|set of|cups|board|bottle tote|holder|walk|tour|trail|tasting|charm|rug|game|coaster|adoption|blanket|puzzle|labels?/;
  const kept = ideas.filter(
    (idea) => idea.kinds.includes('alcohol') || idea.flags?.includes('alcohol'),
  );
  expect(kept.filter(({ age }) => age[0] < 18).map(({ id }) => id)).toEqual([]);
  expect(kept.filter((idea) => !idea.flags?.includes('alcohol')).map(({ id }) => id)).toEqual([]);
  const silent = ideas.filter(
    (idea) =>
      word.test(idea.en.title.toLowerCase()) &&
      !harmless.test(`${idea.en.title} ${idea.en.keywords.join(' ')}`.toLowerCase()) &&
      !idea.flags?.includes('alcohol'),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('blades, erotic gifts and small parts are not for the wrong age', () => {
  const unsafe = ideas.filter(
    ({ age, flags = [] }) =>
      (flags.includes('adult') && age[0] < 18) ||
      (flags.includes('small-parts') && age[0] < 3) ||
      (flags.includes('magnets') && age[0] < 3) ||
      (flags.includes('sharp') && age[0] < 5),
  );
  expect(unsafe.map(({ id }) => id)).toEqual([]);
});

test('ideas that vegans, people with nut allergies and people sensitive to scents avoid are marked', () => {
  const unmarked = (pattern: RegExp, flag: string, harmless: RegExp) =>
    ideas
      .filter((idea) => pattern.test(idea.en.title.toLowerCase()) && !says(idea, harmless))
      .filter((idea) => !idea.flags?.some((one) => one === flag))
      .map(({ id }) => `${id}: ${flag}`);
  expect([
    ...unmarked(
      /\b(?:leather|merino|wool|woollen|silk|cashmere|honey|cheese|beeswax|sheepskin|alpaca)\b/,
      'animal-product',
      /vegan|faux|walk|wool-free|imitation|course|workshop|beekeeper|sponsorship|cork|hike|trek|knife|board|bee hotel|making kit|slicer/,
    ),
    ...unmarked(/\b(?:salami|ham|sausages?|jerky|bacon)\b/, 'meat', /vegetarian|vegan/),
    ...unmarked(
      /\b(?:pralines?|nut trio|almonds?|hazelnuts?|pistachios?|nougat|marzipan)\b/,
      'nuts',
      /nut-free/,
    ),
    ...unmarked(/\b(?:perfume|eau de|scented|aroma diffuser|incense)\b/, 'fragrance', /unscented/),
  ]).toEqual([]);
});

test('food that contains wheat or oats is marked for people who avoid gluten', () => {
  const cereal =
    /(?<!corn |teff |gluten-free )\b(?:flour|breads?|biscuits?|cookies?|pasta|noodles?|shortbread|scones?|wafers?|stollen|crackers|croutons|seitan|muesli|granola|taralli|panettone|tagliatelle|baklava)\b/;
  // What is only eaten with bread, or bread that contains none.
  const besideBread = new Set([
    'vanilla-and-baking-spice-set',
    'gluten-free-baking-box',
    'levantine-mezze-box',
  ]);
  const food = ideas.filter((idea) =>
    idea.kinds.some((kind) => kind === 'food' || kind === 'sweets'),
  );
  const unmarked = food.filter(
    (idea) =>
      cereal.test(`${idea.en.title} ${idea.en.keywords.join(' ')}`.toLowerCase()) &&
      !idea.flags?.includes('gluten') &&
      !besideBread.has(idea.id),
  );
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

test('an idea that mentions nuts in any language is not for people with a nut allergy', () => {
  const nut =
    /\b(?:nuts|almonds?|hazelnuts?|peanuts?|pistachios?|cashews?|mandel\w*|haselnuss\w*|pistazien?|erdnuss\w*|amandes?|noisettes?|cacahuètes?|pistaches?)\b/i;
  // A milk of almonds is only one of those that it froths.
  const wrong = ideas.filter(
    ({ id, flags = [], en, de, fr }) =>
      id !== 'electric-milk-frother' &&
      !flags.includes('nuts') &&
      [en, de, fr].some(({ title, description }) => nut.test(`${title} ${description}`)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('what is of wood by its title is marked, but not what lies in a wooden box or has a wooden part', () => {
  const titled = {
    en: /\b(?:wooden|(?:in|of) (?:wood|oak|beech|birch|walnut))\b/i,
    de: /\baus (?:\S+ )?holz\b/i,
    fr: /\ben bois\b/i,
  };
  const partly = new Set<string>([
    ...(['pizza-stone-and-peel', 'wood-chips-and-smoker-box', 'six-steak-knives-in-box'] as const),
    ...(['cage-bingo-set-with-wooden-balls', 'score-slate-and-chalk-in-a-box'] as const),
    ...(['two-jass-decks-in-a-sliding-box', 'long-umbrella-wooden-handle'] as const),
    ...(['mineral-collection-in-wooden-box', 'dolsot-stone-bowls-for-two'] as const),
    ...(['hot-chocolate-on-a-spoon', 'mahjong-set-in-a-case', 'engraved-guitar-picks'] as const),
    ...(['stoneware-honey-pot-and-dipper', 'coconut-bowls-and-spoons'] as const),
    ...(['pocket-knife-wood-handle', 'hand-tied-flies-in-a-wooden-box'] as const),
    ...(['water-carafe-with-cork-stopper', 'tailors-ham-and-clapper'] as const),
    ...(['workshop-hand-paste-and-nail-brush', 'christmas-stollen-in-a-box'] as const),
    'battery-engine-for-wooden-rails',
  ]);
  const unmarked = ideas.filter(
    (idea) =>
      languages.some((language) => titled[language].test(idea[language].title)) &&
      !about(idea).includes('wooden') &&
      !partly.has(idea.id),
  );
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

test('what the texts of ideas tell is marked', () => {
  // What is only eaten with eggs contains none.
  const besideEggs: readonly string[] = [
    ...(['cast-iron-grill-griddle', 'smoked-chilli-flakes-jar'] as const),
    ...(['sea-salt-flakes-in-clay-pot', 'boutique-hotel-night-for-two'] as const),
  ];
  const text = ({ en }: Idea) => `${en.title} ${en.description}`.toLowerCase();
  const unmarked = (
    flag: Flag,
    pattern: RegExp,
    isConcerned: (idea: Idea) => boolean,
    others: readonly string[] = [],
  ) =>
    ideas
      .filter((idea) => isConcerned(idea) && pattern.test(text(idea)) && !others.includes(idea.id))
      .filter(({ flags = [] }) => !flags.includes(flag))
      .map(({ id }) => `${id}: ${flag}`);
  const isOf =
    (...sorts: readonly Kind[]) =>
    ({ kinds: own }: Idea) =>
      own.some((kind) => sorts.includes(kind));
  const found = [
    ...unmarked(
      'egg',
      /\b(?:eggs?|macarons?|madeleines?|meringues?|custard|panettone|brunch|brownies?|cake mix(?:es)?)\b/,
      isOf('food', 'sweets', 'course', 'kitchen-tool', 'experience'),
      besideEggs,
    ),
    // Gelatine is made of animals that were killed.
    ...unmarked(
      'meat',
      /\b(?:fruit gums|gummies|sour (?:worms|strings)|marshmallows?)\b/,
      isOf('food', 'sweets', 'drink'),
    ),
    ...unmarked(
      'heavy',
      /./,
      (idea) =>
        isOf('book')(idea) &&
        idea.flags?.includes('bulky') === true &&
        /bildband|bildatlas/i.test(idea.de.title),
    ),
    ...unmarked('noisy', /\b(?:hammer|whistles?|rattles?)\b/, isOf('toy', 'craft-kit')),
    ...unmarked('fragrance', /scent|smells|lemon verbena|lavender/, isOf('plant')),
  ];
  expect(found).toEqual([]);
});

test('several tins are too thick for a letterbox', () => {
  const flat = ideas.filter((idea) => idea.flat === true && /\btins\b/i.test(idea.en.title));
  expect(flat.map(({ id }) => id)).toEqual([]);
});

test('a voucher for games on a screen is a game to whoever wants none', () => {
  const wrong = ideas.filter(
    (idea) =>
      about(idea).some((concept) => concept === 'gaming' || concept === 'console-gaming') &&
      idea.kinds.includes('voucher') &&
      !idea.kinds.includes('game'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('gifts for children are for an age of children, and each idea is for some age', () => {
  const wrong = ideas.filter(
    ({ for: receivers, age: [from, until] }) =>
      (receivers.includes('child') && from > 12) ||
      (receivers.includes('teen') && (from > 17 || until < 12)) ||
      (until < 12 &&
        receivers.every((one) => /^(?:boss|colleague|teacher|host|partner)$/.test(one))),
  );
  expect(wrong.map(({ id, age }) => `${id}: ${age.join(' to ')}`)).toEqual([]);
});

test('every concept has words in three languages, and an idea for itself or for a wider concept', () => {
  const wordless = concepts.filter((concept) =>
    languages.some((l) => (concept[l]?.words.length ?? 0) + (concept[l]?.phrases?.length ?? 0) < 2),
  );
  expect(wordless.map(({ id }) => id)).toEqual([]);
  const used = new Set(ideas.flatMap(about));
  const narrower = new Set(
    concepts.filter(({ id }) => used.has(id)).flatMap(({ broader = [] }) => broader),
  );
  const idle = concepts.filter(
    ({ id, broader = [] }) =>
      !used.has(id) && !narrower.has(id) && !broader.some((wide) => used.has(wide)),
  );
  expect(idle.map(({ id }) => id)).toEqual([]);
});

test('a concept is not wider than itself', () => {
  expect(concepts.filter(({ id, broader }) => broader?.includes(id)).map(({ id }) => id)).toEqual(
    [],
  );
});

test('a word stands for two concepts at most', () => {
  for (const language of languages) {
    const meanings = new Map<string, number>();
    for (const concept of concepts)
      for (const word of new Set(concept[language]?.words))
        meanings.set(word, (meanings.get(word) ?? 0) + 1);
    expect(
      [...meanings].filter(([, times]) => times > 3).map(([word]) => `${language} ${word}`),
    ).toEqual([]);
  }
});

test.each([
  ['en', englishWords],
  ['de', germanWords],
  ['fr', frenchWords],
])('%s: each concept has a label for chips that no other concept has', (_, words) => {
  expect(Object.keys(words.concepts).toSorted()).toEqual([...ids].toSorted());
});

test('each emoji stands for one concept', () => {
  const named = concepts.flatMap(({ emoji = [] }) => emoji);
  expect(named.length).toBeGreaterThan(100);
  expect(doubles(named)).toEqual([]);
});

test('diets exclude concepts, but for those that are told by properties of ideas', () => {
  const ruled = new Set(concepts.flatMap(({ excludedBy = [] }) => excludedBy));
  const byFlagsOnly: readonly Diet[] = [
    ...(['no-screen', 'little-space', 'limited-mobility', 'no-hearing', 'no-time'] as const),
    ...([
      'no-internet',
      'in-transit',
      'light-luggage',
      'far-away',
      'no-things',
      'nothing-bought',
      'low-salt',
      'low-fat',
    ] as const),
    ...(['no-spice', 'no-egg', 'no-height', 'no-crowds', 'no-water', 'no-flashing'] as const),
    ...(['sensitive', 'quiet'] as const),
    ...(['one-handed', 'colour-blind', 'no-piercings', 'no-garden', 'no-kitchen'] as const),
    ...(['no-bathtub', 'no-power', 'no-pet', 'by-letter', 'parted', 'eating-disorder'] as const),
    ...(['housebound', 'no-flame', 'together', 'experienced', 'mouths-things'] as const),
    ...(['for-giver', 'plants-eaten'] as const),
  ];
  expect(diets.filter((diet) => !ruled.has(diet))).toEqual(byFlagsOnly);
});

function doubles(all: readonly string[]): readonly string[] {
  return [...new Set(all.filter((one, at) => all.indexOf(one) !== at))];
}
