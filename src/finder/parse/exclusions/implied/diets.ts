import type { ConceptFacts } from '../../../content/concept-facts.ts';
import {
  kinds as allKinds,
  type Diet,
  type Flag,
  type Kind,
  type Occasion,
  type Situation,
} from '../../../content/vocabulary.ts';
import type {
  Exclusion,
  QueryInterest,
  QueryOccasion,
  QueryPart,
  QuerySituation,
} from '../../../parsed-query.ts';
import { theirPersonAt } from '../../people/their-person.ts';
import { indexesOf, type Sentence } from '../../sentence.ts';

/** The properties that a diet, a condition or a way of life rules out. */
const flagsByDiet: Readonly<Record<Diet, readonly Flag[]>> = {
  vegan: ['meat', 'fish', 'animal-product', 'dairy'],
  vegetarian: ['meat', 'fish'],
  'no-alcohol': ['alcohol'],
  pregnancy: [],
  'no-sugar': ['sugar'],
  'no-nuts': ['nuts'],
  'no-gluten': ['gluten'],
  'no-lactose': ['dairy'],
  'no-fish': ['fish'],
  'no-fragrance': ['fragrance'],
  'no-pollen': ['living'],
  'no-screen': ['screen'],
  'little-space': ['needs-space'],
  frailty: ['sharp', 'flame', 'needs-space', 'needs-fitness'],
  'limited-mobility': ['needs-fitness'],
  'no-driving': [],
  halal: ['alcohol', 'meat'],
  kosher: ['meat'],
  'poor-sight': ['print', 'fiddly', 'needs-sight'],
  'no-hearing': ['sound'],
  'shaky-hands': ['sharp', 'fiddly'],
  'no-time': ['made-to-order'],
  'no-internet': ['online'],
  'in-transit': ['needs-space', 'heavy', 'fragile', 'living'],
  'light-luggage': ['needs-space', 'heavy', 'bulky', 'fragile', 'living'],
  'far-away': [],
  'no-things': [],
  'nothing-bought': [],
  'low-salt': ['salty'],
  'low-fat': ['fatty'],
  'no-spice': ['spicy'],
  'no-egg': ['egg'],
  'no-height': ['height'],
  'no-crowds': ['crowded'],
  'no-water': ['water'],
  'no-flashing': ['flashing'],
  sensitive: ['noisy', 'flashing', 'crowded'],
  quiet: ['noisy'],
  'one-handed': ['two-handed'],
  'colour-blind': ['colour-vision'],
  'no-piercings': ['pierced-ears'],
  'no-garden': ['needs-garden'],
  'no-kitchen': ['needs-kitchen'],
  'no-bathtub': ['needs-bathtub'],
  'no-power': ['electric'],
  'no-pet': ['needs-pet'],
  'by-letter': ['thick', 'fragile', 'heavy'],
  parted: ['for-two'],
  'eating-disorder': [],
  'no-baby': [],
  'no-birth': [],
  'hair-loss': [],
  'no-smoking': [],
  housebound: ['needs-fitness', 'crowded'],
  'no-reading': ['print'],
  'no-flame': ['flame'],
  together: [],
  experienced: ['for-beginners'],
  'mouths-things': ['small-parts', 'magnets'],
  'for-giver': ['by-giver', 'for-two'],
  'plants-eaten': [],
  'not-personal': [],
};

/** The kinds of ideas that a condition rules out: pictures say nothing to whoever hardly sees, no voucher works abroad. */
const kindsByDiet: Readonly<Partial<Record<Diet, readonly Kind[]>>> = {
  'eating-disorder': ['food', 'sweets'],
  housebound: ['experience', 'course'],
  'no-reading': ['book', 'magazine', 'stationery'],
  'no-baby': ['baby-item', 'toy'],
  'no-pet': ['pet-supply'],
  'for-giver': ['money-gift'],
  'plants-eaten': ['plant', 'flowers'],
  'not-personal': ['cosmetics', 'perfume', 'photo-gift', 'jewellery', 'clothing'],
  'poor-sight': ['photo-gift', 'art-supply', 'puzzle'],
  'far-away': ['voucher', 'experience', 'course', 'subscription', 'magazine'],
  'nothing-bought': allKinds,
  together: [
    ...(['decoration', 'clothing', 'shoes', 'jewellery', 'accessory', 'textile'] as const),
    ...(['furniture', 'bag', 'candle', 'cosmetics', 'perfume', 'collectible'] as const),
    ...(['tableware', 'photo-gift'] as const),
  ],
  'no-things': [
    ...([
      'decoration',
      'gadget',
      'clothing',
      'shoes',
      'jewellery',
      'tool',
      'kitchen-tool',
    ] as const),
    ...(['accessory', 'tableware', 'textile', 'furniture', 'collectible', 'bag', 'book'] as const),
    ...(['stationery', 'photo-gift', 'toy', 'game', 'appliance', 'puzzle', 'candle'] as const),
    ...(['sports-gear', 'outdoor-gear', 'craft-kit', 'art-supply', 'instrument'] as const),
  ],
};

/** What is eaten, drunk or tasted, or tells how to make it. */
const consumed: readonly Kind[] = [
  ...(['food', 'sweets', 'drink', 'alcohol', 'course', 'experience', 'subscription'] as const),
  ...(['book', 'magazine'] as const),
];
/**
 * Of the concepts that these rule out, only ideas of these kinds: who eats no gluten still bakes with tins and
 * scales, and who cannot write by hand may still like what is written.
 */
const kindsBarredBy: Readonly<Partial<Record<Diet, readonly Kind[]>>> = {
  'no-gluten': consumed,
  'no-sugar': consumed,
  'no-lactose': consumed,
  'no-nuts': consumed,
  'no-fish': consumed,
  'shaky-hands': ['stationery', 'art-supply', 'craft-kit'],
};

/**
 * Kinds that are out of place in a situation: nobody takes a resident of a care home to a concert at night, and who has
 * no room needs no ornament.
 */
const kindsOfSituation: Readonly<Partial<Record<Situation, readonly Kind[]>>> = {
  'care-home': ['experience'],
  'no-clutter': ['decoration', 'collectible'],
  // Nobody goes to a restaurant round the corner from another country.
  'moving-abroad': ['voucher', 'experience', 'course'],
  // What no prison lets in, and where nobody leaves it.
  prison: [
    ...(['experience', 'course', 'alcohol', 'gadget', 'appliance', 'tool'] as const),
    ...(['kitchen-tool', 'candle', 'plant', 'flowers', 'furniture'] as const),
  ],
};

/** Whoever has one of these has given up what they once worked at or loved to do. */
export const endsTrades: ReadonlySet<Diet> = new Set<Diet>([
  'limited-mobility',
  'frailty',
  'shaky-hands',
  'one-handed',
  'no-driving',
]);
/**
 * Whoever shall use a phone less wants nothing for it, who watches their sugar no sweets, who cannot swim no pool, whose cat
 * eats the plants no plants, and who lives in a country no souvenirs of it.
 */
export const likesNothingNamed: ReadonlySet<Diet> = new Set<Diet>([
  'no-screen',
  'no-sugar',
  'no-water',
  'eating-disorder',
  'far-away',
  'plants-eaten',
]);
/** "No strength in her hands" may ask for what helps. */
export const mayBeHelped: ReadonlySet<Diet> = new Set<Diet>(['shaky-hands']);

/** Ideas may say that they suit these, whatever is in them: a printed photo book has no text to read. */
const provable: ReadonlySet<Diet> = new Set<Diet>(['halal', 'kosher', 'no-reading']);

/** Situations that rule out as much as a condition does. */
const dietsOfSituation: Readonly<Partial<Record<Situation, readonly Diet[]>>> = {
  sobriety: ['no-alcohol'],
  'quitting-smoking': ['no-smoking'],
  pregnancy: ['no-alcohol', 'pregnancy'],
  // Its treatment takes the hair, and the resistance to what others may pass on.
  cancer: ['hair-loss', 'no-crowds'],
  hospital: ['frailty'],
  // Neither knives nor bottles come in, and nobody goes out.
  prison: ['no-alcohol', 'frailty', 'housebound'],
  'care-home': ['frailty'],
  accident: ['limited-mobility'],
  disability: ['limited-mobility'],
  'chronic-illness': ['limited-mobility'],
  'no-clutter': ['little-space'],
  blindness: ['poor-sight', 'colour-blind'],
  separation: ['parted'],
  miscarriage: ['no-baby', 'no-birth'],
  infertility: ['no-baby', 'no-birth'],
  deafness: ['no-hearing'],
  // Sharp tools and small work for the fingers are no longer safe.
  dementia: ['shaky-hands'],
  'last-minute': ['no-time'],
  // Whatever is given must go in a suitcase.
  'moving-abroad': ['in-transit'],
};
/** A feast of a faith is kept by its rules. */
const dietsOfOccasion: Readonly<Partial<Record<Occasion, readonly Diet[]>>> = {
  eid: ['no-alcohol', 'halal'],
  hanukkah: ['kosher'],
  'bar-mitzvah': ['kosher'],
  'baby-shower': ['no-alcohol', 'pregnancy'],
};
/** Below this confidence a situation may be somebody else's. */
const minSituationConfidence = 0.65;

/** Returns what a diet excludes, read at one place. */
export function exclusionsOfDiet(
  diet: Diet,
  facts: ConceptFacts,
  part: QueryPart,
): readonly Exclusion[] {
  const unless = provable.has(diet) ? { unlessSuits: diet } : {};
  const kinds = kindsBarredBy[diet];
  const ofKinds = kinds === undefined ? {} : { ofKinds: kinds };
  return [
    ...flagsByDiet[diet].map((flag): Exclusion => ({ flag, ...part, ...unless, isImplied: true })),
    ...(kindsByDiet[diet] ?? []).map(
      (kind): Exclusion => ({ kind, ...part, isImplied: true, unlessSuits: diet }),
    ),
    ...facts.excludedBy(diet).map(
      (concept): Exclusion => ({
        concept,
        ...part,
        ...ofKinds,
        isImplied: true,
        unlessSuits: diet,
      }),
    ),
  ];
}

/** Returns what situations and the occasion exclude: no wine for whoever has stopped drinking, no pork at Eid. */
export function exclusionsOfCircumstances(
  situations: readonly QuerySituation[],
  occasion: QueryOccasion | null,
  interests: readonly Pick<QueryInterest, 'concept'>[],
  sentence: Sentence,
): readonly Exclusion[] {
  const { facts } = sentence;
  const sure = situations.filter(
    (one) => (one.confidence ?? 1) >= minSituationConfidence && !isOfBystander(one, sentence),
  );
  return [
    ...sure.flatMap(({ situation, ...part }) =>
      (dietsOfSituation[situation] ?? [])
        // Who is hard of hearing and loves music hears some of it.
        .filter((diet) => !interests.some(({ concept }) => facts.lifts(concept, diet)))
        .flatMap((diet) => exclusionsOfDiet(diet, facts, part)),
    ),
    ...sure.flatMap(({ situation, ...part }) =>
      (kindsOfSituation[situation] ?? []).map(
        (kind): Exclusion => ({ kind, ...part, isImplied: true, unlessSuits: situation }),
      ),
    ),
    ...(dietsOfOccasion[occasion?.occasion ?? 'just-because'] ?? []).flatMap((diet) =>
      exclusionsOfDiet(diet, facts, placeOf(occasion)),
    ),
  ];
}

/** In words: "her dad has been in prison". */
const personReach = 4;

/** "My niece, her dad is in prison": whoever belongs to somebody who was named before. */
function isOfBystander({ start }: QueryPart, sentence: Sentence): boolean {
  const { tokens, grammar } = sentence;
  const at = tokens.findIndex((token) => token.start === start);
  for (let from = at; from > Math.max(0, at - personReach); from--) {
    if (theirPersonAt(from, sentence) > 0)
      return indexesOf([0, from - 1]).some((i) => grammar.roles.at(tokens, i));
    if (tokens[from]?.opens) return false;
  }
  return false;
}

function placeOf(occasion: QueryOccasion | null): QueryPart {
  if (!occasion) return {};
  const { occasion: _, words: __, ...part } = occasion;
  return part;
}
