import type { Language } from '../../domain/language.ts';
import { adultAge, type Flag, isLanguageOfTexts } from '../content/vocabulary.ts';
import type {
  Exclusion,
  ParsedQuery,
  QueryAge,
  QueryInterest,
  QueryOccasion,
} from '../parsed-query.ts';
import type { TextIndex } from '../rank/indexes/text-index.ts';
import { interestLabels, kindLabels, type Label, occasionLabels } from '../tagger/labels.ts';
import type { FoundPart } from '../tagger/tagger.ts';
import { type Folded, type Place, type Token, touches } from '../text/normalize.ts';
import { allExclusions, hasEffect } from './exclusions/all-exclusions.ts';
import { divideByLabel, divideKinds, isSurelyLiked } from './exclusions/contradictions.ts';
import { type ExclusionsMatch, parseExclusions } from './exclusions/exclusions.ts';
import { isAllThatIsWanted, readOnly } from './exclusions/only.ts';
import { resumes } from './exclusions/past.ts';
import { plausibleExclusions } from './exclusions/plausible-exclusions.ts';
import type { Grammar } from './grammar.ts';
import { isCoordinated } from './interests/coordination.ts';
import { readInterests, readKinds, unite } from './interests/interests.ts';
import { plausibleInterests, withLikelihood } from './interests/likelihood.ts';
import { interestsOfRecipient } from './interests/of-recipient.ts';
import { withoutInterestsOfSituations } from './interests/of-situations.ts';
import { asDestinations } from './interests/places.ts';
import { tokensOfTrade, withoutTrades } from './interests/trades.ts';
import { noticeFor } from './notice.ts';
import type { ReadAge } from './numbers/age.ts';
import type { ReadBudget } from './numbers/budget.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { parseOccasion } from './occasion.ts';
import { withProbabilities } from './part-probability.ts';
import { isAgeOfRecipient } from './people/age-of-recipient.ts';
import { grownUp, isChild, parseRecipients, type RecipientsMatch } from './people/recipient.ts';
import { type Knowledge, type Reading, readingOf } from './reading.ts';
import { inside, insideAny, type Sentence, wordsOf } from './sentence.ts';
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

const minConfidence = 0.5;
/** Whoever may be about to harm themselves is shown quiet things only. */
const quiet: ParsedQuery['situations'] = [{ situation: 'depression' }];

/**
 * Returns the parsed query; parts that the text does not name are null or empty. The order of the
 * steps resolves conflicts: budget and age first, since no other part has numbers; then exclusions,
 * so that they are not read as interests; then the occasion and the recipients; then interests in
 * the words that are left.
 * @param input what the visitor typed; text beyond 500 characters is ignored
 * @param language the language of the page
 */
export function parseQuery(input: string, language: Language, known: Knowledge): ParsedQuery {
  const reading = readingOf(input, language, known);
  const limits = readLimits(reading);
  const need = readNeed(reading, limits);
  const wishes = readWishes(reading, limits, need);
  const { sentence, labelled, partsOfOthers } = reading;
  const { excluded } = limits.exclusions;
  const mentioned = {
    ...need,
    ...wishes,
    situations: [...need.situations, ...need.hidden],
    excluded,
  };
  const allExcluded = allExclusions(sentence, partsOfOthers, mentioned);
  const parsed = parsedQuery(reading, limits, need, wishes, allExcluded);
  return known.parts === null
    ? parsed
    : withProbabilities(parsed, labelled, sentence.tokens.length, known.parts);
}

/** The parts that limit the ideas, and the tokens that no later part is read from. */
interface Limits {
  readonly budget: ReadBudget | null;
  readonly age: ReadAge | null;
  readonly exclusions: ExclusionsMatch;
  /** tokens of budget, exclusions, idioms and of what the giver says of herself */
  readonly used: ReadonlySet<number>;
  /** these, and those of things that are owned */
  readonly unreadable: ReadonlySet<number>;
}

function readLimits(reading: Reading): Limits {
  const { sentence, known, concepts, plausibility, idioms, isWord } = reading;
  const { folded, tokens, grammar } = sentence;
  const grammars = known.grammars.from(grammar.pack.code);
  const { budget, age } = readNumbers(folded, grammars, plausibility, idioms.givers);
  const reminders = grammar.reminders(folded).map((place) => [...inside(tokens, place)]);
  // Of "nothing that sounds like therapy", therapy is refused, and "sounds" names nothing.
  const begun = new Set([
    ...insideAny(tokens, idioms.givers),
    ...inside(tokens, budget),
    ...reminders.flatMap((told) => told.slice(-1)),
  ]);
  const conceptsAt = (other: readonly Token[], index: number) => concepts.at(other, index, grammar);
  const exclusions = plausibleExclusions(
    parseExclusions(sentence, { conceptsAt, isWord }, begun),
    sentence,
    plausibility,
  );
  const used = new Set([
    ...begun,
    ...exclusions.used,
    ...insideAny(tokens, idioms.places),
    ...reminders.flat(),
  ]);
  return {
    budget,
    age,
    exclusions,
    used,
    unreadable: new Set([...used, ...exclusions.owned]),
  };
}

/** In years. */
const babyAge = 1;

/** Whom the gift is for and why. */
interface Need {
  /** null where it is somebody else's */
  readonly occasion: QueryOccasion | null;
  readonly day: ReadonlySet<number>;
  readonly people: RecipientsMatch;
  readonly age: ReadAge | null;
  /** tokens of an age, also of a baby that is mourned */
  readonly ages: ReadonlySet<number>;
  /** the situations of everybody in the query, and those of the recipient */
  readonly allSituations: Situations;
  readonly situations: Situations;
  /** those that the gift must not remind of: they limit it and name no theme */
  readonly hidden: Situations;
}

type Situations = ReturnType<typeof readSituations>;

function readNeed(reading: Reading, limits: Limits): Need {
  const { sentence, plausibility, idioms, isWord } = reading;
  const day = parseOccasion(sentence, limits.unreadable, isWord);
  const told = occasionTold(reading, day);
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
  // The age of a baby that is mourned is not the recipient's.
  const isOfMourned = isMourning(situations) && age !== null && age.max <= babyAge;
  const living = isOfMourned ? null : age;
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

/** The situations that the text tells, and those of them that are the recipient's. */
function situationsTold(
  { sentence, known, labelled, idioms }: Reading,
  { age, exclusions }: Limits,
  people: RecipientsMatch,
  told: QueryOccasion | null,
): Pick<Need, 'allSituations' | 'situations' | 'hidden'> {
  const isOver = sentence.grammar.recovered(sentence.folded.text);
  const isHidden = sentence.grammar.reminders(sentence.folded).length > 0;
  const allSituations = readSituations(sentence, labelled.parts, told, known)
    .filter((one) => !(people.areOffspring && mayBeOfChild(one)))
    .filter((one) => !(isOver && mayBeOver(one)))
    .map((one) => (people.areMourned ? asGrief(one) : one));
  const situations = allSituations.filter(
    (one) =>
      !tellsDiet(one, exclusions.excluded) &&
      !(isOfOld(one) && areYoung(people, age)) &&
      !idioms.givers.some((place) => touches(place, one)) &&
      !(isLoss(one) && idioms.places.some((place) => touches(place, one))) &&
      !(isLoss(one) && namesJoy(told, one)) &&
      !(people.areCarersOfOthers && isOfPatient(one)),
  );
  const hidden = isHidden ? situations.filter(mayBeHidden) : [];
  return { allSituations, situations: situations.filter((one) => !hidden.includes(one)), hidden };
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

function occasionTold(
  { sentence: { text, folded, tokens, grammar }, plausibility, idioms }: Reading,
  { occasion, used }: ReturnType<typeof parseOccasion>,
): QueryOccasion | null {
  const isTold = (one: QueryOccasion) =>
    one.occasion === 'invitation' || plausibility.has(one, occasionLabels);
  const named =
    occasion && !isNoIllness(occasion, folded, grammar) && isTold(occasion) ? occasion : null;
  return (
    graduation(named, grammar.finished(folded), text) ??
    withWords(named, pick(tokens, used), grammar) ??
    thanks(idioms.favour, text)
  );
}

/** An illness that is over, that the gift must not remind of, or among which somebody works. */
function isNoIllness(occasion: QueryOccasion, folded: Folded, grammar: Grammar): boolean {
  return (
    occasion.occasion === 'get-well' &&
    (grammar.recovered(folded.text) ||
      grammar.reminders(folded).length > 0 ||
      grammar.isPassing(folded, 'hospital', occasion))
  );
}

/** Who has just finished their studies graduates, where nothing but that exam is told. */
function graduation(
  told: QueryOccasion | null,
  [place]: readonly Place[],
  text: string,
): QueryOccasion | null {
  if (!place || (told !== null && told.occasion !== 'exam')) return null;
  return { occasion: 'graduation', confidence: 1, ...withText(place, text) };
}

function queryAge({ min, max, start, end, confidence }: ReadAge, text: string): QueryAge {
  return withText({ min, max, start, end, confidence }, text);
}

/** "Turns sixty" is a birthday, where nothing else is told. */
function birthdayOf(age: ReadAge | null, text: string): QueryOccasion | null {
  if (!age?.isBirthday) return null;
  const { start, end } = age;
  return { occasion: 'birthday', confidence: 1, ...withText({ start, end }, text) };
}

/** "Not for the baby" says nothing about the age of whoever receives, nor does the age of an owner. */
function ageOfRecipient(
  { sentence, plausibility }: Reading,
  { age, exclusions }: Limits,
  people: RecipientsMatch,
  occasion: QueryOccasion | null,
): ReadAge | null {
  if (age === null || [...exclusions.sure].some((one) => touches(one, age))) return null;
  const isSure = plausibility.isSure(age, 'age');
  return isAgeOfRecipient(age, isSure, { people, occasion, sentence }) ? age : null;
}

/** What the query names: interests, kinds of gifts, and the tokens that are left. */
interface Wishes {
  /** all interests that the words name */
  readonly found: readonly QueryInterest[];
  /** those that nothing contradicts, and those of them that are plausible */
  readonly uncontradicted: readonly QueryInterest[];
  readonly interests: readonly QueryInterest[];
  readonly kinds: ReturnType<typeof readKinds>['asked'];
  /** what the tagger finds to be refused, over or owned, and what somebody deals in */
  readonly contradicted: readonly Exclusion[];
  readonly barredKinds: readonly Exclusion[];
  readonly rest: readonly Token[];
}

function readWishes(
  reading: Reading,
  { used, unreadable }: Limits,
  { occasion, day, people, ages, allSituations, situations, hidden }: Need,
): Wishes {
  const { sentence, known, concepts, labelled, plausibility } = reading;
  const { tokens, folded, grammar } = sentence;
  const hasFinished = grammar.finished(folded).length > 0;
  const context = new Set([...day, ...people.used, ...ages]);
  const { interests: found, tokens: interestTokens } = readInterests(sentence, concepts, {
    used,
    context,
    ages,
    occasions: day,
    people: people.used,
  });
  const { interests: uncontradicted, excluded: contradicted } = divideByLabel(
    withoutInterestsOfSituations(found, allSituations, known.facts).filter(
      ({ concept }) => !(hasFinished && known.facts.is(concept, 'studying')),
    ),
    labelled,
    sentence,
  );
  const theirs = interestsOfRecipient(uncontradicted, {
    sentence,
    toldFrom: people.toldFrom,
    hasRecipient: people.recipients.length > 0,
    isHomesick: situations.some(({ situation }) => situation === 'homesick'),
    isName: (at) => known.concepts.nameLength(tokens, at) > 0,
  });
  const leisure = withoutTrades(theirs, { sentence, occasion });
  // Who takes up what they never did likes it, however little it sounds so.
  const isPlausible = (one: QueryInterest) =>
    resumes(sentence) ||
    plausibility.has(one, aboutNeed) ||
    isAllWanted(one, reading) ||
    isLongPhrase(one) ||
    isSurelyLiked(one, sentence);
  const interests = withLikelihood(
    plausibleInterests(leisure.interests, isPlausible, sentence),
    labelled,
    sentence,
  );
  const { asked, ofNoKind } = readKinds(
    sentence,
    new Set([...unreadable, ...context, ...tokensOfTrade(sentence)]),
    interests,
  );
  const { kinds: unrefused, excluded: barredKinds } = divideKinds(asked, labelled, sentence);
  const kinds = unrefused.filter((kind) => plausibility.has(kind, [...kindLabels, 'owns']));
  // Words for a loss are never searched for.
  const losses = insideAny(tokens, [...situations.filter(isLoss), ...hidden]);
  const read = new Set([...unreadable, ...context, ...interestTokens, ...losses, ...ofNoKind]);
  const rest = tokens.filter((_, i) => !read.has(i));
  return {
    found,
    uncontradicted,
    interests,
    kinds,
    contradicted: [...contradicted, ...leisure.excluded],
    barredKinds,
    rest,
  };
}

/** A phrase of the lexicon with so many words means hardly anything else: "takes the train". */
const longPhrase = /\s\S+\s/;

const isLongPhrase = ({ text = '' }: QueryInterest) => longPhrase.test(text);

/** "Doesn't like anything but tea" refuses no tea, although a tagger says so. */
function isAllWanted(one: QueryInterest, { sentence, labelled }: Reading): boolean {
  return labelled.parts.some(
    (part) => part.label === 'refuses' && touches(part, one) && isAllThatIsWanted(sentence, part),
  );
}

function parsedQuery(
  { sentence, language, known, labelled }: Reading,
  { budget }: Limits,
  { occasion, people, age, situations }: Need,
  { uncontradicted, interests, kinds, rest }: Wishes,
  excluded: readonly Exclusion[],
): ParsedQuery {
  const { text, folded, grammar } = sentence;
  const wordLanguage = grammar.pack.code;
  const allowedInterests = allowed(asDestinations(interests, known.facts), excluded);
  const confident = unite(allowedInterests);
  const texts = textIndexFor(wordLanguage, language, known);
  const { topics, requested } = divideTopics(confident, kinds, sentence);
  const notice = noticeFor(
    folded,
    { age, recipients: people.recipients, occasion, excluded },
    known.grammars.from(wordLanguage).map((each) => each.sensitive),
  );
  const asked = rest.filter((token) => !excluded.some((one) => tellsOfBar(one, token)));
  // "I want to die" is no wish for die-cast cars.
  const words = notice === 'crisis' ? [] : searchWords(asked, confident, grammar, texts);
  return {
    language,
    wordLanguage,
    recipients: grownUp(people, interestsOfAdults(uncontradicted, people), known.facts),
    gender: people.gender,
    age: age && queryAge(age, text),
    occasion,
    situations: notice === 'crisis' ? quiet : situations,
    budget: budget && withText(budget, text),
    interests: topics.map((one) => withoutWordsOf(situations, one)),
    kinds: requested,
    only: readOnly(sentence, withoutRefused(labelled.parts, excluded), allowedInterests, kinds),
    excluded: excluded.filter((one) => hasEffect(one, known.facts, texts)),
    words,
    notice,
    isVague: confident.length === 0 && kinds.length === 0 && words.length === 0,
  };
}

/** "Except food": what is refused is not all that is wanted, whatever a tagger finds. */
function withoutRefused(
  parts: readonly FoundPart[],
  excluded: readonly Exclusion[],
): readonly FoundPart[] {
  const refused = excluded.filter((one) => one.way !== true && one.owned !== true);
  return parts.filter(
    (part) => part.label !== 'only' || !refused.some((one) => touches(one, part)),
  );
}

/** What tells a situation is searched for in no other sense: "enceinte", pregnant, is a loudspeaker too. */
function withoutWordsOf(situations: Need['situations'], one: QueryInterest): QueryInterest {
  return situations.some((situation) => touches(situation, one)) ? { ...one, words: [] } : one;
}

/** "Likes k-pop and make-up" names two interests; "a book about k-pop" an interest and a kind. */
function divideTopics(
  interests: readonly QueryInterest[],
  kinds: Wishes['kinds'],
  { text, grammar }: Sentence,
): { readonly topics: readonly QueryInterest[]; readonly requested: Wishes['kinds'] } {
  const besideKinds = interests.filter((one) => !kinds.some((kind) => touches(kind, one)));
  const { coordination } = grammar.pack;
  const requested = kinds.filter(
    (kind) => besideKinds.length === 0 || !isCoordinated(text, kind, besideKinds, coordination),
  );
  const topics = interests.filter((one) => !requested.some((kind) => touches(kind, one)));
  return { topics: topics.length > 0 ? topics : interests, requested };
}

/** Words for recipient, occasion and situation name interests too: "housewarming" one in a new home. */
const aboutNeed: readonly Label[] = [
  ...interestLabels,
  ...(['recipient', 'occasion', 'situation'] as const),
];

/** What somebody with an ailment, without internet, or whoever travels light, cannot use. */
const ofBody: ReadonlySet<Flag> = new Set([
  'needs-fitness',
  'sharp',
  'fiddly',
  'print',
  'needs-space',
  'online',
]);

/** "Broke her wrist" asks for nothing about wrists; "sober" may ask for what is free of alcohol. */
function tellsOfBar(one: Exclusion, token: Token): boolean {
  const isOfBody = 'flag' in one && ofBody.has(one.flag);
  const barsHaving = 'concept' in one && one.ofKinds !== undefined;
  return (isOfBody || barsHaving) && one.way === true && touches(one, token);
}

function textIndexFor(wordLanguage: string, language: Language, { texts }: Knowledge): TextIndex {
  return texts[isLanguageOfTexts(wordLanguage) ? wordLanguage : language];
}

function withText<T extends Place>(part: T, text: string): T & { readonly text: string } {
  return { ...part, text: text.slice(part.start, part.end) };
}

function withWords(
  occasion: QueryOccasion | null,
  tokens: readonly Token[],
  grammar: Grammar,
): QueryOccasion | null {
  if (!occasion) return null;
  const words = wordsOf(tokens, grammar);
  return words.length > 0 ? { ...occasion, words } : occasion;
}

/** A favour is a reason to say thanks. */
function thanks(favour: Place | null, text: string): QueryOccasion | null {
  return favour && { occasion: 'thank-you', confidence: 1, ...withText(favour, text) };
}

/** An interest read from the recipient's own word, such as "Enkelkind", says nothing about age. */
function interestsOfAdults(
  interests: readonly QueryInterest[],
  { recipients }: RecipientsMatch,
): readonly string[] {
  return interests
    .filter((one) => !recipients.some((person) => isChild(person) && touches(one, person)))
    .map(({ concept }) => concept);
}

/**
 * The interests read with confidence and not excluded. Somebody who drinks no alcohol and loves gin
 * may get gin without alcohol.
 */
function allowed(
  interests: readonly QueryInterest[],
  excluded: readonly Exclusion[],
): readonly QueryInterest[] {
  const isExcluded = (concept: string) =>
    excluded.some(
      (one) =>
        'concept' in one &&
        one.concept === concept &&
        !one.unlessSuits &&
        one.ofKinds === undefined,
    );
  return interests.filter(
    ({ concept, confidence }) => confidence >= minConfidence && !isExcluded(concept),
  );
}

/** "Karaffe" alone may mean "Kaffeekaraffe". Beside an interest such a match is chance. */
function searchWords(
  rest: readonly Token[],
  interests: readonly QueryInterest[],
  grammar: Grammar,
  texts: TextIndex,
): readonly string[] {
  const mayBePart = grammar.pack.hasCompounds && interests.length === 0;
  const terms = wordsOf(rest, grammar).flatMap((term) => {
    if (texts.isTerm(term)) return [term];
    return mayBePart ? texts.endingIn(term) : [];
  });
  return [...new Set(terms)];
}

function pick(tokens: readonly Token[], indexes: ReadonlySet<number>): readonly Token[] {
  return tokens.filter((_, i) => indexes.has(i));
}
