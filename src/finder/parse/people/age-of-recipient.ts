import { adultAge, type Recipient } from '../../content/vocabulary.ts';
import type { QueryOccasion, QuerySituation } from '../../parsed-query.ts';
import { type Place, touches } from '../../text/normalize.ts';
import { ownerBefore } from '../interests/of-recipient.ts';
import type { ReadAge } from '../numbers/age.ts';
import type { Reading } from '../reading.ts';
import { inside, keyAt, type Sentence } from '../sentence.ts';
import { isAgeInHousehold } from './household.ts';
import { isAdult, isMinor } from './kinship.ts';
import { isDayOfParents, type RecipientsMatch } from './recipient.ts';

/**
 * Returns true for an age that may be the recipient's: no age of an owner, as in "my son's teacher", nor a count
 * that is none.
 * @param isSure true when the tagger surely finds an age
 */
export function isAgeOfRecipient(age: ReadAge, isSure: boolean, context: AgeContext): boolean {
  const { people, occasion, sentence } = context;
  const { text } = sentence;
  if (age.end <= people.recipientStart) return false;
  if (isOfGiver(age, occasion) || isOfHost(age, occasion, sentence)) return false;
  if (isOfOwner(age, people, sentence)) return false;
  if (isTooYoung(age, people)) return false;
  if (isOfService(context) && isCountOnly(text.slice(age.start, age.end))) return false;
  return isSure || isAge(age, context);
}

/** "For our dog, he's 12", with no other recipient: the gift is for the pet. */
export function isAgeOfPet(
  age: ReadAge,
  { sentence: { tokens, grammar }, concepts, known }: Reading,
): boolean {
  const isPet = (at: number) =>
    concepts.at(tokens, at, grammar)?.concepts.some((one) => known.facts.is(one, 'pet')) === true;
  const until = tokens.filter(({ start }) => start < age.end).length;
  const { words } = grammar.people.owners;
  return tokens.some((_, at) => {
    const mine = isPet(at) ? ownerBefore(tokens, at, grammar) : undefined;
    // "The 2nd birthday of my dog".
    return mine !== undefined && (at < until || words.has(keyAt(tokens, mine - 1)));
  });
}

/** "Une copine de ma fille 8 ans": children's friends are as old as they are. */
function isOfFriends(
  age: ReadAge,
  { recipients }: AgeContext['people'],
  { tokens, grammar }: Sentence,
): boolean {
  const isFriend = (one: Partial<Place>) =>
    [...inside(tokens, one)].some((at) => {
      const role = grammar.roles.at(tokens, at)?.value.recipient;
      return role === 'friend' || role === 'partner';
    });
  return age.max < adultAge && recipients.every(isFriend);
}

/** Who receives and why, as the text says. */
interface AgeContext {
  readonly people: Pick<RecipientsMatch, 'owners' | 'recipients' | 'recipientStart'>;
  readonly occasion: QueryOccasion | null;
  readonly situations: readonly QuerySituation[];
  readonly sentence: Sentence;
}

/** Minors give on Mother's Day and Father's Day. */
const isOfGiver = (age: ReadAge, occasion: QueryOccasion | null) =>
  age.max < adultAge && isDayOfParents(occasion?.occasion ?? null);

/** A guest gives to the hosts, some of whose household are no hosts. */
const isOfHost = (age: ReadAge, occasion: QueryOccasion | null, sentence: Sentence) =>
  occasion?.occasion === 'invitation' && isAgeInHousehold(age, sentence);

/** "My son's teacher, he is 8": the age of an owner. */
function isOfOwner(age: ReadAge, people: AgeContext['people'], sentence: Sentence): boolean {
  const { owners } = sentence.grammar.people;
  const isNearOwner = isAgeOfOwner(age, people, sentence.text, owners.words);
  return isNearOwner && !isOfFriends(age, people, sentence);
}

/** Who is known by what they do, whose age few mention. */
const knownByWork: ReadonlySet<Recipient> = new Set<Recipient>(['teacher', 'acquaintance']);

/** In years; nobody younger teaches, drives a bus or looks after children for others. */
const minWorkingAge = 16;

/** "The nanny of our two-year-old". */
function areAtWork({ recipients }: AgeContext['people']): boolean {
  return recipients.length > 0 && recipients.every(({ recipient }) => knownByWork.has(recipient));
}

const minAdultChildAge = 13;

/** True for an age that those who receive cannot have, as far as a tagger's guess is not believed. */
function isTooYoung(age: ReadAge, people: AgeContext['people']): boolean {
  if (age.max < minWorkingAge && areAtWork(people)) return true;
  return isGuessed(age) && age.max < minAdultChildAge && areAdults(people);
}

/** True for an age that only a tagger finds. */
const isGuessed = ({ confidence = 1 }: ReadAge) => confidence < 1;

/** "The teacher of class 4, 10th wedding anniversary": no partner, boss or teacher is ten. */
function areAdults({ recipients }: AgeContext['people']): boolean {
  return recipients.length > 0 && recipients.every(isAdult);
}

/** False for "forty years of marriage", "new baby" at a birth, and a boss of two. */
function isAge(age: ReadAge, context: AgeContext): boolean {
  const { occasion, people, sentence } = context;
  // No couple is ten, however the years are written.
  if (occasion?.occasion === 'anniversary')
    return age.max >= minAdultChildAge && !isCountOnly(sentence.text.slice(age.start, age.end));
  if (occasion?.occasion === 'birth' && touches(age, occasion)) return false;
  return age.max >= minAdultChildAge || !people.recipients.some(isAdult);
}

/** "Jubilee of the club, 100 years": these are the years of service. */
function isOfService({ situations }: AgeContext): boolean {
  return situations.some(({ situation }) => situation === 'long-service');
}

/** In characters, between a person and an age: " de ". */
const maxAgeGap = 4;

/** "The nurse of my mother of 80", "my 16-year-old son's teacher": no child has professions or owners. */
function isAgeOfOwner(
  age: ReadAge,
  { owners, recipients }: AgeContext['people'],
  text: string,
  ownerWords: ReadonlySet<string>,
): boolean {
  if (recipients.length === 0 || recipients.some(({ recipient }) => isMinor(recipient)))
    return false;
  const isRelated = recipients.some(({ recipient }) => !knownByWork.has(recipient));
  return owners.some(({ start, end }) => {
    const between = age.end <= start ? text.slice(age.end, start) : text.slice(end, age.start);
    // With a verb, "mon mec a 16 ans" at the end of a chain tells the age of whoever stands at its head.
    const word = between.trim().toLowerCase();
    const isJoined = !/\p{L}/u.test(word) || ownerWords.has(word);
    const isNear = between.length <= maxAgeGap && !/[,;.!?]/.test(between) && isJoined;
    if (age.end <= start) return isNear;
    // "My son's friend is 9" tells an age with a verb.
    return isNear && /^\d/.test(text.slice(age.start)) && (age.max < adultAge || !isRelated);
  });
}

/** "40 years" may be a duration; "40 years old", "turns 40" and "40. Geburtstag" are ages. */
function isCountOnly(words: string): boolean {
  return /^\s*\d+\s*-?\s*\p{L}+\s*$/u.test(words);
}
