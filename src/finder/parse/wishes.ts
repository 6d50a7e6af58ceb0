import { adultAge } from '../content/vocabulary.ts';
import type { Exclusion, QueryInterest, QueryPart } from '../parsed-query.ts';
import { interestLabels, kindLabels, type Label, likedLabels } from '../tagger/labels.ts';
import { type Token, touches } from '../text/normalize.ts';
import { divideByLabel, divideKinds } from './exclusions/contradictions.ts';
import { refusedBefore } from './exclusions/named-before.ts';
import { isQualified } from './exclusions/narrow-exclusions.ts';
import { isPastWelcome } from './exclusions/past/past.ts';
import { complaints } from './exclusions/preference.ts';
import {
  isSurelyLiked,
  plausibleInterests,
  sureTagProbability,
  withTagProbabilities,
} from './interests/interest-probability.ts';
import { readInterests, readKinds } from './interests/interests.ts';
import { interestsOfRecipient, isReceivingPet } from './interests/of-recipient.ts';
import { withoutInterestsOfSituations } from './interests/of-situations.ts';
import { tokensOfTrade, withoutTrades } from './interests/trades.ts';
import type { Limits } from './limits.ts';
import type { Need } from './need.ts';
import { isAllThatIsWanted } from './only/only.ts';
import type { Reading } from './reading.ts';
import { insideAny, type Sentence } from './sentence.ts';
import { isLoss } from './situation-kinds.ts';

/** Words for recipient, occasion and situation name interests too: "housewarming" one in a new home. */
const namingLabels: readonly Label[] = [
  ...interestLabels,
  ...(['recipient', 'occasion', 'situation'] as const),
];

/** What the query names: interests, kinds of gifts, and the tokens that are left. */
export interface Wishes {
  /** all interests that the words name */
  readonly found: readonly QueryInterest[];
  /** those that nothing contradicts, and those of them that are plausible */
  readonly uncontradicted: readonly QueryInterest[];
  readonly interests: readonly QueryInterest[];
  /** the animals that receive, where nobody else does */
  readonly pets: readonly QueryInterest[];
  readonly kinds: ReturnType<typeof readKinds>['asked'];
  /** what the tagger finds to be refused, over or owned, and what somebody deals in */
  readonly contradicted: readonly Exclusion[];
  readonly barredKinds: readonly Exclusion[];
  readonly rest: readonly Token[];
}

/** Returns the interests and kinds that the query names outside of its limits, and the tokens that no part has. */
export function readWishes(
  reading: Reading,
  { age, used, unreadable, exclusions }: Limits,
  {
    occasion,
    day,
    people,
    isWithChild,
    age: ageOfReceiver,
    ages,
    allSituations,
    situations,
    hidden,
  }: Need,
): Wishes {
  const { sentence, known, concepts, tagged, plausibility } = reading;
  const { tokens } = sentence;
  const isForChild = ageOfReceiver !== null && ageOfReceiver.max < adultAge;
  const context = new Set([...day, ...people.used, ...ages]);
  const { interests: found, tokens: interestTokens } = readInterests(sentence, concepts, {
    used,
    context,
    ages,
    occasions: day,
    people: people.used,
  });
  const refused = refusedBefore(sentence);
  const { interests: uncontradicted, excluded: contradicted } = divideByLabel(
    withoutStudies(
      withoutInterestsOfSituations(found, allSituations, known.facts).filter(
        (one) =>
          !hidden.some((place) => touches(place, one)) &&
          // "Something together" is no wish of a couple where a child is told of.
          !(isForChild && known.facts.is(one.concept, 'couple')) &&
          !(isWithChild && known.facts.is(one.concept, 'relationship')),
      ),
      sentence,
    ),
    tagged,
    sentence,
    refused,
  );
  const theirs = interestsOfRecipient(uncontradicted, {
    sentence,
    recipientStart: people.recipientStart,
    hasRecipient: people.recipients.length > 0,
    isHomesick: situations.some(({ situation }) => situation === 'homesick'),
    isName: (at) => concepts.nameLength(tokens, at) > 0,
  });
  const leisure = withoutTrades(theirs, { sentence, occasion });
  const plausible = plausibleInterests(
    leisure.interests,
    (one) => isPlausible(one, reading),
    sentence,
  );
  const wanted = (one: QueryPart) => !isRefused(one, exclusions.excluded, reading);
  const liked = withTagProbabilities(plausible.filter(wanted), tagged, sentence);
  const isCelebrated = occasion !== null || age !== null;
  const pets =
    people.recipients.length > 0 || situations.some(isLoss)
      ? []
      : liked.filter((one) => isReceivingPet(one, sentence, isCelebrated));
  // "For our dog, who sleeps all day" asks for nothing about sleep.
  const interests = pets.length > 0 ? pets : liked;
  const { asked, ofNoKind } = readKinds(
    sentence,
    new Set([...unreadable, ...context, ...tokensOfTrade(sentence)]),
    interests,
  );
  const { kinds: unrefused, excluded: barredKinds } = divideKinds(asked, tagged, sentence, refused);
  const kinds = unrefused.filter(
    (kind) => plausibility.has(kind, [...kindLabels, 'owns']) && wanted(kind),
  );
  // Words for a loss are never searched for.
  const losses = insideAny(tokens, [...situations.filter(isLoss), ...hidden]);
  const complained = insideAny(tokens, complaints(sentence));
  const read = new Set([
    ...unreadable,
    ...context,
    ...interestTokens,
    ...losses,
    ...ofNoKind,
    ...complained,
  ]);
  const rest = tokens.filter((_, i) => !read.has(i));
  return {
    found,
    uncontradicted,
    interests,
    pets,
    kinds,
    contradicted: [...contradicted, ...leisure.excluded],
    barredKinds,
    rest,
  };
}

/**
 * "Waters our flowers, so a thank-you, but no flowers": what the same words refuse elsewhere is only mentioned here, unless
 * the tagger finds a liking.
 */
function isRefused(
  one: QueryPart,
  excluded: readonly Exclusion[],
  { tagged, sentence }: Reading,
): boolean {
  const { start, end, text } = one;
  if (start === undefined || end === undefined || text === undefined) return false;
  const words = text.toLowerCase();
  const isElsewhere = excluded.some(
    (other) =>
      other.text?.toLowerCase() === words &&
      !other.isImplied &&
      !other.owned &&
      !touches(other, one) &&
      !isQualified(other, excluded, sentence),
  );
  return (
    isElsewhere && (tagged.tagProbability({ start, end }, likedLabels) ?? 1) < sureTagProbability
  );
}

/** Who has finished their studies studies no longer. */
function withoutStudies(
  interests: readonly QueryInterest[],
  { folded, grammar, facts }: Sentence,
): readonly QueryInterest[] {
  if (grammar.finished(folded).length === 0) return interests;
  return interests.filter(({ concept }) => !facts.is(concept, 'studying'));
}

/** True for an interest that the tagger does not surely find to be none, or that the words surely tell. */
function isPlausible(one: QueryInterest, reading: Reading): boolean {
  const { sentence, plausibility, idioms } = reading;
  return (
    // What a tagger takes for the giver's is the recipient's here.
    idioms.isForGiver ||
    // Who takes up what they never did likes it, however little it sounds so.
    isPastWelcome(sentence) ||
    plausibility.has(one, namingLabels) ||
    isAllWanted(one, reading) ||
    isReceivingPet(one, sentence) ||
    isLongPhrase(one) ||
    isSurelyLiked(one, sentence)
  );
}

/** A phrase of the lexicon with so many words means hardly anything else: "takes the train". */
const longPhrase = /\s\S+\s/;

const isLongPhrase = ({ text = '' }: QueryInterest) => longPhrase.test(text);

/** "Doesn't like anything but tea" refuses no tea, whatever a tagger finds. */
function isAllWanted(one: QueryInterest, { sentence, tagged }: Reading): boolean {
  return tagged.parts.some(
    (part) => part.label === 'refuses' && touches(part, one) && isAllThatIsWanted(sentence, part),
  );
}
