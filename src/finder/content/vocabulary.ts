import { type Language, languages } from '../../domain/language.ts';

/** The closed vocabularies of the gift data; content files may use these words and no others. */

/** Languages in which the lexicon has words: visitors from more countries than the pages have languages type queries. */
export const wordLanguages = [...languages, 'es', 'it'] as const;
/** The code of a language in which a query may be written: that of a pack. */
export type WordLanguage = string;

/** From this age on, in years, somebody is grown up. */
export const adultAge = 18;

export const recipients = [
  ...(['partner', 'parent', 'grandparent', 'child', 'teen', 'sibling', 'friend'] as const),
  ...(['colleague', 'boss', 'teacher', 'neighbour', 'host', 'couple', 'family'] as const),
  ...(['parents-to-be', 'relative', 'acquaintance'] as const),
] as const;
/** A relation of the recipient to the giver. */
export type Recipient = (typeof recipients)[number];

export const occasions = [
  ...(['birthday', 'christmas', 'valentine', 'wedding', 'engagement', 'anniversary'] as const),
  ...(['birth', 'baptism', 'communion', 'mothers-day', 'fathers-day', 'housewarming'] as const),
  ...(['graduation', 'school-start', 'exam', 'new-job', 'retirement', 'farewell'] as const),
  ...(['thank-you', 'get-well', 'sympathy', 'apology', 'easter', 'saint-nicholas'] as const),
  ...(['secret-santa', 'hanukkah', 'new-year', 'bachelor-party', 'invitation'] as const),
  ...([
    'confirmation',
    'name-day',
    'baby-shower',
    'advent',
    'driving-licence',
    'promotion',
  ] as const),
  ...(['eid', 'diwali', 'raksha-bandhan', 'lunar-new-year', 'nowruz', 'bar-mitzvah'] as const),
  'just-because',
] as const;
/** An occasion of a gift. */
export type Occasion = (typeof occasions)[number];

/** Circumstances of the recipient or the gift that change what is suitable, beside the occasion. */
export const situations = [
  ...(['grief', 'pet-loss', 'miscarriage', 'illness', 'cancer', 'hospital'] as const),
  ...(['chronic-illness', 'depression', 'burnout', 'dementia', 'disability', 'blindness'] as const),
  ...(['deafness', 'autism', 'separation', 'job-loss', 'prison', 'release', 'newcomer'] as const),
  ...(['moving-abroad', 'homesick', 'long-distance', 'exam-stress', 'last-minute'] as const),
  ...(['nothing-to-buy', 'has-everything', 'wants-nothing', 'no-clutter', 'group-gift'] as const),
  ...(['small-gifts', 'reconciliation', 'coming-out', 'sobriety', 'pregnancy'] as const),
  ...(['new-parent', 'empty-nest', 'deployment', 'carer', 'night-shift', 'loneliness'] as const),
  ...(['infertility', 'adoption', 'fostering', 'accident', 'care-home'] as const),
  ...(['quitting-smoking', 'poverty', 'new-pet', 'long-service'] as const),
] as const;
/** A circumstance that changes what is suitable. */
export type Situation = (typeof situations)[number];

/** Kinds of product. */
export const kinds = [
  ...(['book', 'food', 'sweets', 'drink', 'alcohol', 'kitchen-tool', 'tableware'] as const),
  ...(['appliance', 'gadget', 'game', 'toy', 'puzzle', 'clothing', 'shoes', 'jewellery'] as const),
  ...(['bag', 'cosmetics', 'perfume', 'plant', 'flowers', 'decoration', 'candle'] as const),
  ...(['textile', 'furniture', 'tool', 'stationery', 'art-supply', 'craft-kit'] as const),
  ...(['sports-gear', 'outdoor-gear', 'instrument', 'music', 'film', 'voucher'] as const),
  ...(['experience', 'subscription', 'course', 'magazine', 'pet-supply', 'baby-item'] as const),
  ...(['accessory', 'collectible', 'photo-gift', 'money-gift', 'donation'] as const),
] as const;
/** A kind of product. */
export type Kind = (typeof kinds)[number];

/** What is eaten or drunk. */
export const eatenOrDrunk: readonly Kind[] = ['food', 'sweets', 'drink', 'alcohol'];

/** Properties of an idea that some recipients must or want to avoid. */
export const flags = [
  ...(['alcohol', 'caffeine', 'sugar', 'meat', 'fish', 'animal-product', 'dairy'] as const),
  ...(['nuts', 'gluten', 'fragrance'] as const),
  ...(['flame', 'sharp', 'small-parts', 'magnets', 'adult', 'noisy', 'screen'] as const),
  ...(['needs-space', 'heavy', 'needs-fitness', 'fragile', 'living'] as const),
  /**
   * read in print; small work for the fingers; made for one person, which takes days; made to be heard; needs the
   * internet or a telephone with apps
   */
  ...(['print', 'fiddly', 'made-to-order', 'sound', 'online'] as const),
  /** of food */
  ...(['salty', 'fatty', 'spicy', 'egg'] as const),
  /** among many strangers; high above the ground; blinking light; frightening or bloody; makes a mess at home */
  ...(['crowded', 'height', 'flashing', 'gruesome', 'messy'] as const),
  /** cannot be used with one hand, by who sees no colours, or without pierced ears; needs mains or a battery */
  ...(['two-handed', 'colour-vision', 'pierced-ears', 'electric'] as const),
  /** cannot be used at home without them */
  ...(['needs-garden', 'needs-kitchen', 'needs-bathtub'] as const),
  /** of use only to whoever keeps an animal, beside what is for the animal */
  'needs-pet',
  /**
   * meant for two people together; too thick or too long for the slot of a letterbox; too large or heavy for a rucksack
   * that is nearly full: over 2 litres or 700 grams
   */
  ...(['for-two', 'thick', 'bulky'] as const),
  /** of no use to whoever has long done what it is about */
  'for-beginners',
  /** of little use to whoever hardly sees, though there is nothing to read: a ball that makes no sound, a star map */
  'needs-sight',
  /** made of plastic or another synthetic for the most part; in, on or beside deep water */
  ...(['plastic', 'water'] as const),
  /** made, written or done by whoever gives it, or worth nothing to who buys it for herself */
  'by-giver',
] as const;
/** A property that some recipients must or want to avoid. */
export type Flag = (typeof flags)[number];

/** Properties that say what an idea is made of. */
export const materialFlags: readonly Flag[] = ['plastic'];

/** Ways of life and conditions that rule out properties and concepts without a "no". */
export const diets = [
  ...(['vegan', 'vegetarian', 'no-alcohol', 'pregnancy', 'no-sugar', 'no-nuts'] as const),
  ...(['no-gluten', 'no-lactose', 'no-fish', 'no-fragrance', 'no-pollen', 'no-screen'] as const),
  ...(['little-space', 'frailty', 'limited-mobility', 'no-driving'] as const),
  ...(['halal', 'kosher'] as const),
  ...(['poor-sight', 'no-hearing', 'shaky-hands', 'no-time', 'no-internet'] as const),
  /** carried in luggage or sent by post: nothing big, heavy, living or easily broken */
  'in-transit',
  /** carried in a rucksack or one suitcase: nothing that takes up room or weighs much in it */
  'light-luggage',
  /** somebody lives abroad, or gets it by post: nothing that is redeemed, attended or delivered near the giver */
  'far-away',
  /** wants nothing that lasts and takes up space: only what is eaten, done or attended */
  'no-things',
  /** wants nothing out of a shop: only what the giver makes, does or writes */
  'nothing-bought',
  ...(['low-salt', 'low-fat', 'no-spice', 'no-egg'] as const),
  /**
   * afraid of heights, of crowds, or of water; must not see blinking light; noise, light and crowds are too
   * much
   */
  ...(['no-height', 'no-crowds', 'no-water', 'no-flashing', 'sensitive', 'quiet'] as const),
  ...(['one-handed', 'colour-blind', 'no-piercings'] as const),
  /** has no such thing at home */
  ...(['no-garden', 'no-kitchen', 'no-bathtub', 'no-power'] as const),
  /** keeps no animal, whatever they love */
  'no-pet',
  /** must go through a letterbox or in an envelope */
  'by-letter',
  /** lives alone, not by choice: nothing for a couple */
  'parted',
  /** nothing to eat, and nothing about weight */
  'eating-disorder',
  /** for a mother or father and not for the baby, or none was born */
  'no-baby',
  /** has lost a child, or can have none: nothing of pregnancy and birth */
  'no-birth',
  /** has no hair, or is losing it: nothing for hair */
  'hair-loss',
  /** has given up smoking: nothing for smokers */
  'no-smoking',
  /** cannot leave the house: nothing that happens elsewhere */
  'housebound',
  /** has never learned to read: nothing with a text */
  'no-reading',
  /** must have no fire near: breathes oxygen */
  'no-flame',
  /** shall be done together: nothing to wear or to put up */
  'together',
  /** has done for years, or for a living, what they love: no first steps */
  'experienced',
  /** puts all things into the mouth, as some with dementia do: nothing that is swallowed */
  'mouths-things',
  /** who gives to herself: nothing that only somebody else can give */
  'for-giver',
  /** an animal of the house eats plants and flowers */
  'plants-eaten',
  /** for somebody who is not close: nothing for the body, and nothing of shared memories or feelings */
  'not-personal',
] as const;
/** A way of life or condition that rules things out. */
export type Diet = (typeof diets)[number];

/** What a concept is, beside a thing that somebody may like. */
export const conceptFacts = [
  /** an interest of adults only */
  'adult',
  /** a pet, or what one does with it: not for somebody who has just lost theirs */
  'pet',
  /** describes a person or a gift and names no interest */
  'trait',
  /** describes the occasion, the recipient's situation or the gift */
  'circumstance',
  /** stays allowed when its kind of product is excluded: "no books" does not exclude reading */
  'activity',
  /** names recipients and is never excluded */
  'relationship',
  /** what two do who love each other: of a child, "something together" tells something else */
  'couple',
  /** a country or region */
  'place',
  /** what one watches rather than does: who has all of a club has its clothing */
  'watched',
  /** what only students need */
  'studying',
  /** a faith, whose rules no text of an idea can prove to be kept */
  'faith',
  /** a journey, which matters more than the country it leads to */
  'journey',
  /** what somebody works as: no interest of whoever retires from it or once did it */
  'profession',
  /** eaten or drunk: who loves it and must not have it is given nothing to eat or drink */
  'food-or-drink',
] as const;
/** A fact about a concept. */
export type ConceptFact = (typeof conceptFacts)[number];

/** Languages of the marketplaces, in which each idea has a search text. */
export const marketplaceLanguages = ['de', 'fr', 'es', 'it'] as const;
export type MarketplaceLanguage = (typeof marketplaceLanguages)[number];

/** Returns true when the catalogue has texts in this language. */
export function isLanguageOfTexts(value: WordLanguage): value is Language {
  return languages.some((language) => language === value);
}
