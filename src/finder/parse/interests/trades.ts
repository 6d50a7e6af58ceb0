import { eatenOrDrunk } from '../../content/vocabulary.ts';
import type { Exclusion, QueryInterest, QueryOccasion } from '../../parsed-query.ts';
import { type Place, placesOf, touches } from '../../text/normalize.ts';
import { isPastWelcome } from '../exclusions/past/past.ts';
import { theirPersonAt } from '../people/their-person.ts';
import { indexesOf, insideAny, partOf, runOf, type Sentence } from '../sentence.ts';

/** What somebody likes, and what they deal in, as the exclusions of which they want no more. */
interface Leisure {
  readonly interests: readonly QueryInterest[];
  readonly excluded: readonly Exclusion[];
}

/** What is known of a query when trades are told from hobbies. */
interface Told {
  readonly sentence: Sentence;
  readonly occasion: QueryOccasion | null;
}

/**
 * Returns the interests without what somebody only works at: whoever sells fabrics has them, a baker bakes all day, and
 * whoever was or retires as a nurse needs no watch for the ward. What they deal in is excluded.
 */
export function withoutTrades(interests: readonly QueryInterest[], told: Told): Leisure {
  const { folded, grammar, facts } = told.sentence;
  const dealt = placesOf(folded, grammar.trades.present);
  const past = placesOf(folded, grammar.trades.past);
  const retires = told.occasion?.occasion === 'retirement';
  // Who has a salon is a hairdresser, and may be given what is about their work.
  const isDealt = (one: QueryInterest, places = dealt) =>
    !facts.is(one.concept, 'profession') && isAt(places, one);
  const career = retires ? placesOf(folded, grammar.trades.careers) : [];
  const isOver = (one: QueryInterest) =>
    !isPastWelcome(told.sentence) &&
    (isAt(career, one) || (facts.is(one.concept, 'profession') && (retires || isAt(past, one))));
  const shunned = shunnedWork(interests, told.sentence);
  const leisure = interests.filter(
    (one) => !isDealt(one) && !isOver(one) && !shunned.includes(one),
  );
  const isLiked = ({ concept }: QueryInterest) => leisure.some((one) => one.concept === concept);
  const byRecipient = dealt.filter((place) => !isOfBystander(place, told.sentence));
  return {
    interests: besideProfession(leisure, told.sentence),
    excluded: [
      ...interests
        .filter((one) => isDealt(one, byRecipient) && !isLiked(one))
        .map((one) => refused(one)),
      ...shunned.filter((one) => !isLiked(one)).map(asExclusion),
      ...kindsDealtIn(byRecipient, told.sentence),
      ...ownProduce(interests, told.sentence),
    ],
  };
}

function isAt(places: readonly Partial<Place>[], one: QueryInterest): boolean {
  return places.some((place) => touches(place, one));
}

/** How many words may name somebody: "his big brother". */
const maxPersonWords = 2;

/** "Her brother sells tea" keeps nobody else from tea. */
function isOfBystander(place: Place, sentence: Sentence): boolean {
  const [at = 0] = runOf(sentence.tokens, place) ?? [];
  return indexesOf([at - maxPersonWords, at]).some(
    (from) => theirPersonAt(from, sentence) === at - from,
  );
}

function refused(one: QueryInterest): Exclusion {
  return { ...asExclusion(one), isImplied: true };
}

function asExclusion(one: QueryInterest): Exclusion {
  const { words: _, tagProbability: __, ...what } = one;
  return what;
}

/**
 * Returns what tells of somebody's work where the gift must not be about it: "an accountant, nothing that reminds him of the
 * office". All that the same word names goes with it: "policier", a policeman, is a crime novel too.
 */
function shunnedWork(
  interests: readonly QueryInterest[],
  { folded, grammar, facts }: Sentence,
): readonly QueryInterest[] {
  const { shunned, workers, professions, past } = grammar.trades;
  if (placesOf(folded, shunned).length === 0) return [];
  const work: readonly Partial<Place>[] = [
    ...interests.filter(({ concept }) => facts.is(concept, 'profession')),
    ...[workers, professions, past].flatMap((regex) => placesOf(folded, regex)),
  ];
  return interests.filter((one) => isAt(work, one));
}

/** Returns the tokens that tell what somebody deals in, which ask for nothing. */
export function tokensOfTrade({ folded, tokens, grammar }: Sentence): readonly number[] {
  return insideAny(tokens, placesOf(folded, grammar.trades.present));
}

/** "Makes candles for a living": more of the kind is no gift. */
function kindsDealtIn(dealt: readonly Place[], sentence: Sentence): readonly Exclusion[] {
  const { tokens, grammar } = sentence;
  return insideAny(tokens, dealt).flatMap((at) => {
    const found = grammar.kinds.at(tokens, at);
    const part = partOf(sentence, [at, at + (found?.length ?? 1)], 1);
    return (found?.value ?? []).map((kind): Exclusion => ({ kind, ...part, isImplied: true }));
  });
}

/** "Keeps bees", "brews his own beer": more of what they make to eat or drink is no gift, while it stays a theme. */
function ownProduce(interests: readonly QueryInterest[], sentence: Sentence): readonly Exclusion[] {
  const { folded, text, grammar } = sentence;
  return grammar.trades.own.flatMap(({ makes, regex }) =>
    placesOf(folded, regex).flatMap((place) => {
      const named = interests.filter((one) => touches(one, place)).map(({ concept }) => concept);
      const part = { ...place, text: text.slice(place.start, place.end), confidence: 1 };
      return (makes === null ? named : [makes]).map(
        (concept): Exclusion => ({ concept, ofKinds: eatenOrDrunk, ...part, isImplied: true }),
      );
    }),
  );
}

/** "My brother is a baker and loves jazz"; where nothing else is told, the profession is what is known. */
function besideProfession(
  interests: readonly QueryInterest[],
  { folded, grammar }: Sentence,
): readonly QueryInterest[] {
  const places = placesOf(folded, grammar.trades.professions);
  const others = interests.filter((one) => !places.some((place) => touches(place, one)));
  return others.length > 0 ? others : interests;
}
