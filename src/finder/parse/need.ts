import { adultAge } from '../content/vocabulary.ts';
import type { QueryOccasion, QuerySituation } from '../parsed-query.ts';
import { type Place, touches } from '../text/normalize.ts';
import type { Limits } from './limits.ts';
import type { ReadAge } from './numbers/age.ts';
import { parseOccasion } from './occasion.ts';
import { occasionTold } from './occasion-told.ts';
import { isAgeOfPet, isAgeOfRecipient } from './people/age-of-recipient.ts';
import { isChild, parseRecipients, type RecipientsMatch } from './people/recipient.ts';
import type { Reading } from './reading.ts';
import { inside, withText } from './sentence.ts';
import {
  asGrief,
  isLoss,
  isMourning,
  isOfOld,
  isOfPatient,
  mayBeHidden,
  mayBeOfChild,
  mayBeOver,
  tellsDiet,
} from './situation-kinds.ts';
import { readSituations } from './situations.ts';

/** In years; few pets grow older than the second, by judgement. */
const babyAge = 1;
const oldestPet = 25;
/** In characters: the comma between a person and an age. */
const pauseLength = 3;

/** Whom the gift is for and why. */
export interface Need {
  /** null where it is somebody else's */
  readonly occasion: QueryOccasion | null;
  /** tokens of the occasion */
  readonly day: ReadonlySet<number>;
  readonly people: RecipientsMatch;
  readonly age: ReadAge | null;
  /** tokens of an age, also of a baby that is mourned */
  readonly ages: ReadonlySet<number>;
  /** the situations of everybody in the query, also those that are over, and those of the recipient */
  readonly allSituations: Situations;
  readonly situations: Situations;
  /** those that the gift must not remind of: they limit it and name no theme */
  readonly hidden: Situations;
}

type Situations = readonly QuerySituation[];

/** Returns whom the gift is for and why. */
export function readNeed(reading: Reading, limits: Limits): Need {
  const { sentence, plausibility, idioms, isWord } = reading;
  const day = parseOccasion(sentence, limits.unreadable, isWord);
  const told = occasionTold(day, reading);
  const people = parseRecipients(sentence, {
    age: limits.age,
    occasion: told?.occasion ?? null,
    isFavour: idioms.favour !== null,
    skip: new Set([...limits.unreadable, ...day.used]),
    isWord,
    plausibility,
  });
  const ofRecipient = people.areCarersOfOthers && told?.occasion === 'get-well' ? null : told;
  const { allSituations, situations, hidden } = situationsTold(reading, limits, people, told);
  const age = ageOfRecipient(reading, limits, people, ofRecipient);
  const living = age !== null && isOfMourned(age, situations, people) ? null : age;
  return {
    occasion: ofRecipient ?? birthdayOf(living, sentence.text),
    day: day.used,
    people,
    age: living,
    ages: inside(sentence.tokens, age),
    allSituations,
    situations,
    hidden,
  };
}

/** The age of a baby or of a pet that is mourned is not the recipient's. */
function isOfMourned(
  { start, max }: ReadAge,
  situations: Situations,
  { recipients }: RecipientsMatch,
): boolean {
  if (isMourning(situations)) return max <= babyAge;
  const isNamed = recipients.some(
    (one) => start >= (one.start ?? 0) && start - (one.end ?? 0) <= pauseLength,
  );
  return situations.some(isLoss) && max <= oldestPet && !recipients.some(isChild) && !isNamed;
}

/** The situations that the text tells, and those of them that are the recipient's. */
function situationsTold(
  { sentence, known, concepts, tagged, idioms }: Reading,
  { age, exclusions }: Limits,
  people: RecipientsMatch,
  told: QueryOccasion | null,
): Pick<Need, 'allSituations' | 'situations' | 'hidden'> {
  const isOver = sentence.grammar.recovered(sentence.folded.text);
  const isHidden = sentence.grammar.exclusions.reminders(sentence.folded).length > 0;
  const allSituations = readSituations(sentence, tagged.parts, told, { ...known, concepts })
    .filter((one) => !(people.areOffspring && mayBeOfChild(one)))
    .map((one) => (people.areMourned ? asGrief(one) : one));
  const situations = allSituations.filter(
    (one) =>
      !(isOver && mayBeOver(one)) &&
      !tellsDiet(one, exclusions.excluded) &&
      !(isOfOld(one) && areYoung(people, age)) &&
      !idioms.givers.some((place) => touches(place, one)) &&
      !(isLoss(one) && isInOtherSense(one, idioms, told)) &&
      !(people.areCarersOfOthers && isOfPatient(one)),
  );
  const hidden = isHidden ? situations.filter(mayBeHidden) : [];
  return { allSituations, situations: situations.filter((one) => !hidden.includes(one)), hidden };
}

/** "Lost the plot" is no loss. */
function isInOtherSense(
  loss: Partial<Place>,
  { places }: Reading['idioms'],
  told: QueryOccasion | null,
): boolean {
  return places.some((place) => touches(place, loss)) || namesJoy(told, loss);
}

/** "Enterrement de vie de jeune fille" has the word for a funeral; in "his wife passed" an exam has no more than one. */
function namesJoy(told: QueryOccasion | null, loss: Partial<Place>): boolean {
  if (told === null || told.occasion === 'sympathy') return false;
  return touches(told, loss) && lengthOf(told) > lengthOf(loss);
}

const lengthOf = ({ start = 0, end = 0 }: Partial<Place>) => end - start;

function areYoung({ recipients }: RecipientsMatch, age: ReadAge | null): boolean {
  const isYoung = age === null ? recipients.length > 0 : age.max < adultAge;
  return isYoung && recipients.every(isChild);
}

/** "Turns sixty" is a birthday, where nothing else is told. */
function birthdayOf(age: ReadAge | null, text: string): QueryOccasion | null {
  if (!age?.isBirthday) return null;
  const { start, end } = age;
  return { occasion: 'birthday', confidence: 1, ...withText({ start, end }, text) };
}

/** True where the gift is for a mother or father: the age of the baby is another's. */
function isNotForBaby({ excluded }: Limits['exclusions']): boolean {
  return excluded.some((one) => 'unlessSuits' in one && one.unlessSuits === 'no-baby');
}

/** "Not for the baby" says nothing about the age of whoever receives, nor does the age of an owner. */
function ageOfRecipient(
  reading: Reading,
  { age, exclusions }: Limits,
  people: RecipientsMatch,
  occasion: QueryOccasion | null,
): ReadAge | null {
  if (age === null || exclusions.sure.some((one) => touches(one, age))) return null;
  if (age.max <= babyAge && isNotForBaby(exclusions)) return null;
  if (people.recipients.length === 0 && isAgeOfPet(age, reading)) return null;
  const { sentence, plausibility } = reading;
  const isSure = plausibility.isSure(age, 'age');
  return isAgeOfRecipient(age, isSure, { people, occasion, sentence }) ? age : null;
}
