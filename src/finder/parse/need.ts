import { adultAge, type Occasion, type Recipient } from '../content/vocabulary.ts';
import type { QueryOccasion, QuerySituation } from '../parsed-query.ts';
import { type Place, touches } from '../text/normalize.ts';
import type { Limits } from './limits.ts';
import type { ReadAge } from './numbers/age.ts';
import { parseOccasion } from './occasion.ts';
import { occasionTold } from './occasion-told.ts';
import { babyAge, isAgeOfMourned } from './people/age-of-mourned.ts';
import { isAgeOfPet, isAgeOfRecipient } from './people/age-of-recipient.ts';
import { isChild, parseRecipients, type RecipientsMatch } from './people/recipient.ts';
import { ageOfChildBeside, withChild } from './people/with-child.ts';
import type { Reading } from './reading.ts';
import { inside, withText } from './sentence.ts';
import {
  asGrief,
  isLoss,
  isMiscarriage,
  isOfOld,
  isOfPatient,
  mayBeHidden,
  mayBeOfChild,
  mayBeOver,
  tellsDiet,
} from './situation-kinds.ts';
import { readSituations } from './situations.ts';

/** Whom the gift is for and why. */
export interface Need {
  /** null where it is somebody else's */
  readonly occasion: QueryOccasion | null;
  /** tokens of the occasion */
  readonly day: ReadonlySet<number>;
  readonly people: RecipientsMatch;
  /** true where the gift is for a child and a grown-up, who use it with each other */
  readonly isWithChild: boolean;
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
  const named = parseRecipients(sentence, {
    age: limits.age,
    occasion: told?.occasion ?? null,
    isFavour: idioms.favour !== null,
    skip: new Set([...limits.unreadable, ...day.used]),
    isWord,
    plausibility,
  });
  const ofRecipient = named.areCarersOfOthers && told?.occasion === 'get-well' ? null : told;
  const { allSituations, situations, hidden } = situationsTold(reading, limits, named, {
    occasion: told,
    losses: day.all.filter((one) => one !== day.occasion && one.occasion === 'sympathy'),
  });
  const { people, age, isWithChild } = receiving(reading, limits, named, {
    occasion: ofRecipient,
    situations,
  });
  const living = age !== null && isAgeOfMourned(age, situations, people, sentence) ? null : age;
  const celebrated = isStillbirth(ofRecipient, situations) ? null : ofRecipient;
  return {
    occasion: celebratedDay(asThanks(celebrated, people, living), living, sentence.text),
    day: day.used,
    people,
    isWithChild,
    age: living,
    ages: inside(sentence.tokens, age),
    allSituations,
    situations,
    hidden,
  };
}

/** Feasts of a child, at which its godparents or the priest are thanked. */
const ofChildren: ReadonlySet<Occasion> = new Set<Occasion>([
  'baptism',
  'communion',
  'confirmation',
]);

/** Who is at such a feast of a child that is not theirs. */
const guests: ReadonlySet<Recipient> = new Set<Recipient>(['relative', 'acquaintance']);

/** "For the godfather, baptism" thanks somebody grown up, where no age is told. */
function asThanks(
  told: QueryOccasion | null,
  { recipients }: RecipientsMatch,
  age: ReadAge | null,
): QueryOccasion | null {
  const areGrownUp =
    age === null &&
    recipients.length > 0 &&
    recipients.every((one) => one.isGrownUp && guests.has(one.recipient));
  return told && areGrownUp && ofChildren.has(told.occasion)
    ? { ...told, occasion: 'thank-you' }
    : told;
}

/** "Stille Geburt" names a loss in the word for a birth. */
function isStillbirth(told: QueryOccasion | null, situations: Situations): boolean {
  return (
    told?.occasion === 'birth' && situations.some((one) => isMiscarriage(one) && touches(one, told))
  );
}

/** The occasion, and the words for a loss that another occasion replaced: "gran died, birthday of grandad". */
interface OccasionsTold {
  readonly occasion: QueryOccasion | null;
  readonly losses: readonly QueryOccasion[];
}

/** The situations that the text tells, and those of them that are the recipient's. */
function situationsTold(
  { sentence, known, concepts, tagged, idioms }: Reading,
  { age, exclusions }: Limits,
  people: RecipientsMatch,
  { occasion, losses }: OccasionsTold,
): Pick<Need, 'allSituations' | 'situations' | 'hidden'> {
  const isOver = sentence.grammar.recovered(sentence.folded.text);
  const isHidden = sentence.grammar.exclusions.reminders(sentence.folded).length > 0;
  const allSituations = readSituations(
    sentence,
    tagged.parts,
    [...(occasion ? [occasion] : []), ...losses],
    { ...known, concepts },
  )
    .filter((one) => !(people.areOffspring && mayBeOfChild(one)))
    .map((one) => (people.areMourned ? asGrief(one) : one))
    .filter((one, _at, all) => !(one.situation === 'pregnancy' && all.some(isMiscarriage)));
  const situations = allSituations.filter(
    (one) =>
      !(isOver && mayBeOver(one)) &&
      !tellsDiet(one, exclusions.excluded) &&
      !(isOfOld(one) && areYoung(people, age)) &&
      !isOfGiverOrName(one, idioms) &&
      !(isLoss(one) && isInOtherSense(one, idioms, occasion)) &&
      !(people.areCarersOfOthers && isOfPatient(one)),
  );
  const hidden = isHidden ? situations.filter(mayBeHidden) : [];
  return { allSituations, situations: situations.filter((one) => !hidden.includes(one)), hidden };
}

/** What the giver says of herself, or a name: "Frau Krebs"; in "has MS. And" the title is no name. */
function isOfGiverOrName(
  one: Partial<Place>,
  { givers, names }: Pick<Reading['idioms'], 'givers' | 'names'>,
): boolean {
  return (
    givers.some((place) => touches(place, one)) ||
    names.some(({ start, end }) => start <= (one.start ?? 0) && end === one.end)
  );
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

/** "Dad died in May, it's my sister's 40th": the birthday is celebrated, and a situation tells the loss. */
function celebratedDay(
  told: QueryOccasion | null,
  age: ReadAge | null,
  text: string,
): QueryOccasion | null {
  const birthday = birthdayOf(age, text);
  return told === null || isSorrow(told) ? (birthday ?? told) : told;
}

const isSorrow = ({ occasion }: QueryOccasion) =>
  occasion === 'sympathy' || occasion === 'get-well';

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

/** Returns who receives and how old they are; the child where one does something with a grown-up. */
function receiving(
  reading: Reading,
  limits: Limits,
  named: RecipientsMatch,
  told: Pick<Need, 'occasion' | 'situations'>,
): Pick<Need, 'people' | 'age' | 'isWithChild'> {
  const ofChild = ageOfChildBeside(reading.sentence, limits);
  if (ofChild === null) {
    const age = ageOfRecipient(reading, limits, named, told);
    return { people: named, age, isWithChild: false };
  }
  const recipients = withChild(named.recipients, ofChild);
  return { people: { ...named, recipients }, age: ofChild, isWithChild: true };
}

/** "Not for the baby" says nothing about the age of whoever receives, nor does the age of an owner. */
function ageOfRecipient(
  reading: Reading,
  { age, exclusions }: Limits,
  people: RecipientsMatch,
  told: Pick<Need, 'occasion' | 'situations'>,
): ReadAge | null {
  if (age === null || exclusions.sure.some((one) => touches(one, age))) return null;
  if (age.max <= babyAge && isNotForBaby(exclusions)) return null;
  if (people.recipients.length === 0 && isAgeOfPet(age, reading)) return null;
  const { sentence, plausibility } = reading;
  const isSure = plausibility.isSure(age, 'age');
  return isAgeOfRecipient(age, isSure, { people, ...told, sentence }) ? age : null;
}
