import type { Language } from '../../domain/language.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';
import { isLanguageOfTexts, type Recipient } from '../content/vocabulary.ts';
import type { Exclusion, ParsedQuery, QueryInterest, QueryOccasion } from '../parsed-query.ts';
import type { TextIndex } from '../rank/text-index.ts';
import type { Label } from '../tagger/labels.ts';
import type { TaggedQuery } from '../tagger/tagger.ts';
import { detectLanguage } from '../text/detect-language.ts';
import {
  type Folded,
  fold,
  maxQueryLength,
  type Place,
  type Token,
  tokenize,
  touches,
} from '../text/normalize.ts';
import type { ReadAge } from './age.ts';
import type { ReadBudget } from './budget.ts';
import {
  divideByLabel,
  divideKinds,
  ownedGear,
  ownedThings,
  type Taggers,
  tagged,
} from './exclusions/contradictions.ts';
import { exclusionsOfCircumstances } from './exclusions/diets.ts';
import { type ExclusionsMatch, parseExclusions } from './exclusions/exclusions.ts';
import { narrowExclusions } from './exclusions/narrow-exclusions.ts';
import { readOnly } from './exclusions/only.ts';
import { exclusionsOfOtherFaiths } from './exclusions/other-faiths.ts';
import type { Grammar, Grammars } from './grammar.ts';
import type { Idioms } from './idioms.ts';
import { type ConceptReader, rememberedConcepts } from './interests/concepts.ts';
import { isCoordinated } from './interests/coordination.ts';
import { readInterests, readKinds, unite } from './interests/interests.ts';
import { withLikelihood } from './interests/likelihood.ts';
import { asDestinations } from './interests/places.ts';
import { noticeFor } from './notice.ts';
import { parseOccasion } from './occasion.ts';
import { type PartModel, withProbabilities } from './part-probability.ts';
import { type Plausibility, plausibilityOf } from './plausibility.ts';
import { isMinor } from './receivers.ts';
import { grownUp, isAdult, isChild, parseRecipients, type RecipientsMatch } from './recipient.ts';
import { type Sentence, wordsOf } from './sentence.ts';
import {
  asGrief,
  isMourning,
  isOfPatient,
  placesOfLoss,
  readSituations,
  type SituationKnowledge,
  withoutSituations,
} from './situations.ts';

/** The indexes that a query is parsed with. */
export interface Knowledge extends SituationKnowledge {
  readonly grammars: Grammars;
  readonly facts: ConceptFacts;
  readonly concepts: ConceptReader;
  readonly texts: Readonly<Record<Language, TextIndex>>;
  /** Returns true for a form of a word of the texts, which is no typo. */
  isForm(key: string, language: string): boolean;
  /** Returns the group of a concept in the lexicon, such as "sport". */
  groupOf(concept: string): string | undefined;
  readonly taggers: Taggers;
  /** how probable parts are; null where nothing was learned */
  readonly parts: PartModel | null;
}

const minConfidence = 0.5;
/** Whoever may be about to harm themselves is shown quiet things only. */
const quiet: ParsedQuery['situations'] = [{ situation: 'depression' }];

/** A query with all that its parts are read from. */
interface Reading {
  readonly sentence: Sentence;
  readonly folded: Folded;
  readonly language: Language;
  readonly known: Knowledge;
  readonly concepts: ConceptReader;
  readonly labelled: TaggedQuery;
  readonly plausibility: Plausibility;
  readonly idioms: Idioms;
  readonly isWord: (key: string) => boolean;
}

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
  const excluded = allExclusions(reading, limits, need, wishes);
  const parsed = parsedQuery(reading, limits, need, wishes, excluded);
  return known.parts === null
    ? parsed
    : withProbabilities(parsed, reading.labelled, reading.sentence.tokens.length, known.parts);
}

function readingOf(input: string, language: Language, known: Knowledge): Reading {
  const { sentence, folded } = sentenceOf(input, language, known);
  const concepts = rememberedConcepts(known.concepts, sentence.tokens);
  const { groupOf, taggers } = known;
  const labelled = tagged(sentence, folded, { concepts, groupOf }, taggers);
  return {
    sentence,
    folded,
    language,
    known,
    concepts,
    labelled,
    plausibility: plausibilityOf(labelled, sentence.tokens.length),
    idioms: sentence.grammar.idioms.read(folded),
    isWord: wordTest(sentence.grammar, known),
  };
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
  const { sentence, folded, known, concepts, plausibility, idioms, isWord } = reading;
  const { tokens, grammar } = sentence;
  const grammars = known.grammars.from(grammar.pack.code);
  const { budget, age } = readNumbers(folded, grammars, plausibility, idioms.givers);
  const begun = new Set([...insideAny(tokens, idioms.givers), ...inside(tokens, budget)]);
  const conceptsAt = (other: readonly Token[], index: number) => concepts.at(other, index, grammar);
  const exclusions = plausibleExclusions(
    parseExclusions(sentence, { conceptsAt, isWord }, begun),
    tokens,
    plausibility,
  );
  const used = new Set([...begun, ...exclusions.used, ...insideAny(tokens, idioms.places)]);
  return {
    budget,
    age,
    exclusions,
    used,
    unreadable: new Set([...used, ...exclusions.owned]),
  };
}

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
}

type Situations = ReturnType<typeof readSituations>;

function readNeed(reading: Reading, limits: Limits): Need {
  const { sentence, known, labelled, plausibility, idioms, isWord } = reading;
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
  const occasion = people.areCarersOfOthers && told?.occasion === 'get-well' ? null : told;
  const allSituations = readSituations(sentence, labelled.parts, told, known).map((one) =>
    people.areMourned ? asGrief(one) : one,
  );
  const situations = allSituations.filter(
    (one) =>
      !idioms.givers.some((place) => touches(place, one)) &&
      !(people.areCarersOfOthers && isOfPatient(one)),
  );
  const age = ageOfRecipient(reading, limits, people, occasion);
  // The age of a baby that is mourned is not the recipient's.
  const isOfMourned = isMourning(situations) && age !== null && age.max <= babyAge;
  return {
    occasion,
    day: day.used,
    people,
    age: isOfMourned ? null : age,
    ages: inside(sentence.tokens, age),
    allSituations,
    situations,
  };
}

function occasionTold(
  { sentence: { text, tokens, grammar }, plausibility, idioms }: Reading,
  { occasion, used }: ReturnType<typeof parseOccasion>,
): QueryOccasion | null {
  const isTold = (one: QueryOccasion) =>
    one.occasion === 'invitation' || plausibility.has(one, namesOccasion);
  const named = occasion && isTold(occasion) ? occasion : null;
  return withWords(named, pick(tokens, used), grammar) ?? thanks(idioms.favour, text);
}

/** "Not for the baby" says nothing about the age of whoever receives, nor does the age of an owner. */
function ageOfRecipient(
  { sentence: { text }, plausibility }: Reading,
  { age, exclusions }: Limits,
  people: RecipientsMatch,
  occasion: QueryOccasion | null,
): ReadAge | null {
  if (age === null || isAgeOfOwner(age, people, text)) return null;
  if ([...exclusions.sure].some((one) => touches(one, age))) return null;
  return plausibility.isSure(age, 'age') || isAge(age, occasion, people, text) ? age : null;
}

/** What the query names: interests, kinds of gifts, and the tokens that are left. */
interface Wishes {
  /** all interests that the words name */
  readonly found: readonly QueryInterest[];
  /** those that nothing contradicts, and those of them that are plausible */
  readonly uncontradicted: readonly QueryInterest[];
  readonly interests: readonly QueryInterest[];
  readonly kinds: ReturnType<typeof readKinds>;
  /** what the tagger finds to be refused, over or owned */
  readonly contradicted: readonly Exclusion[];
  readonly ownedKinds: readonly Exclusion[];
  readonly rest: readonly Token[];
}

function readWishes(
  { sentence, known, concepts, labelled, plausibility }: Reading,
  { used, unreadable }: Limits,
  { day, people, ages, allSituations, situations }: Need,
): Wishes {
  const { tokens } = sentence;
  const context = new Set([...day, ...people.used, ...ages]);
  const { interests: found, tokens: interestTokens } = readInterests(sentence, concepts, {
    used,
    context,
    ages,
    occasions: day,
    people: people.used,
  });
  const { interests: uncontradicted, excluded: contradicted } = divideByLabel(
    withoutSituations(found, allSituations, known.facts),
    labelled.parts,
    sentence,
  );
  const interests = withLikelihood(
    uncontradicted.filter((one) => plausibility.has(one, aboutNeed)),
    labelled,
  );
  const { kinds, excluded: ownedKinds } = divideKinds(
    readKinds(sentence, new Set([...unreadable, ...context]), interests).filter((kind) =>
      plausibility.has(kind, [...namesKind, 'owns']),
    ),
    labelled.parts,
  );
  const losses = insideAny(tokens, placesOfLoss(situations));
  const read = new Set([...unreadable, ...context, ...interestTokens, ...losses]);
  const rest = tokens.filter((_, i) => !read.has(i));
  return { found, uncontradicted, interests, kinds, contradicted, ownedKinds, rest };
}

/** What the grammar excludes already needs no second reason. */
function allExclusions(
  { sentence, known: { facts }, labelled }: Reading,
  { exclusions: { excluded } }: Limits,
  { situations, occasion }: Need,
  { found, interests, kinds, contradicted, ownedKinds }: Wishes,
): readonly Exclusion[] {
  const owned = [
    ...excluded.filter((one) => one.owned),
    ...situations.filter(({ situation }) => situation === 'has-everything'),
  ];
  return narrowExclusions(
    [
      ...excluded,
      ...contradicted.filter((one) => !excluded.some((each) => touches(each, one))),
      ...ownedKinds,
      ...ownedThings(labelled.parts, [...excluded, ...found], sentence),
      ...ownedGear(labelled.parts, owned, interests, sentence),
      ...exclusionsOfCircumstances(situations, occasion, facts).filter(
        (one) => !isAmong(one, excluded),
      ),
      ...exclusionsOfOtherFaiths(interests, facts),
    ],
    interests,
    kinds,
    sentence,
  );
}

function parsedQuery(
  { sentence, folded, language, known, labelled }: Reading,
  { budget }: Limits,
  { occasion, people, age, situations }: Need,
  { uncontradicted, interests, kinds, rest }: Wishes,
  excluded: readonly Exclusion[],
): ParsedQuery {
  const { text, grammar } = sentence;
  const wordLanguage = grammar.pack.code;
  const confident = allowed(unite(asDestinations(interests, known.facts)), excluded);
  const texts = textIndexFor(wordLanguage, language, known);
  const words = searchWords(rest, confident, grammar, texts);
  const { topics, requested } = divideTopics(confident, kinds, sentence);
  const notice = noticeFor(
    folded,
    { age, recipients: people.recipients, occasion, excluded },
    known.grammars.from(wordLanguage).map((each) => each.sensitive),
  );
  return {
    language,
    wordLanguage,
    recipients: grownUp(people, interestsOfAdults(uncontradicted, people), known.facts),
    gender: people.gender,
    age: age && withText(age, text),
    occasion,
    situations: notice === 'crisis' ? quiet : situations,
    budget: budget && withText(budget, text),
    interests: topics,
    kinds: requested,
    only: readOnly(sentence, labelled.parts, confident, kinds),
    excluded: excluded.filter((one) => hasEffect(one, known.facts, texts)),
    words,
    notice,
    isVague: confident.length === 0 && kinds.length === 0 && words.length === 0,
  };
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

/**
 * Returns the query in words, in the language that it is written in.
 * @param input what the visitor typed; text beyond 500 characters is ignored
 * @param language the language of the page
 */
export function sentenceOf(
  input: string,
  language: Language,
  { grammars, facts, concepts }: Knowledge,
): { readonly sentence: Sentence; readonly folded: Folded } {
  const text = input.slice(0, maxQueryLength);
  const folded = fold(text);
  const typed = tokenize(folded);
  const packs = grammars.codes.map((code) => grammars.of(code).pack);
  const grammar = grammars.of(detectLanguage(text, typed, language, packs, concepts.knows));
  const { dialects } = grammar.pack;
  const tokens = typed.map((token) => {
    const standard = dialects.get(token.key);
    return standard === undefined ? token : { ...token, key: standard, alternative: standard };
  });
  return { sentence: { text, folded, tokens, grammar, facts }, folded };
}

/**
 * The budget and the age, in the words of the query's language or else of another.
 * @param givers what the giver says of herself: "I am 12"
 */
function readNumbers(
  folded: Folded,
  grammars: readonly Grammar[],
  plausibility: Plausibility,
  givers: readonly Place[],
): { readonly budget: ReadBudget | null; readonly age: ReadAge | null } {
  const [own, ...others] = grammars;
  if (!own) return { budget: null, age: null };
  const numbers = own.numbers.withDigits(folded);
  const inOthers = <T>(read: (grammar: Grammar, digits: Folded) => T | null) =>
    firstOf(others, (grammar) => {
      const digits = grammar.numbers.withDigits(folded);
      return /\d/.test(digits.text) ? read(grammar, digits) : null;
    });
  const budget =
    own.budgets.read(numbers) ??
    inOthers(({ budgets }, digits) => budgets.read(digits)) ??
    firstOf(plausibility.budgets, (place) => own.budgets.readAt(numbers, place));
  const isFree = (place: Place) =>
    !touches(place, budget) &&
    !givers.some((giver) => touches(giver, place)) &&
    plausibility.has(place, ['age', 'recipient']);
  const age =
    own.ages.read(numbers, isFree, plausibility.likeliestAge) ??
    inOthers(({ ages }, digits) => ages.readNumber(digits, isFree)) ??
    firstOf(plausibility.ages.filter(isFree), (place) => own.ages.readAt(numbers, place));
  return { budget, age };
}

function firstOf<T, R>(all: readonly T[], read: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = read(one);
    if (found !== null) return found;
  }
  return null;
}

const namesExclusion: readonly Label[] = ['refuses', 'owns', 'ended', 'only', 'diet', 'situation'];
/** Words for recipient, occasion and situation name interests too: "housewarming" one in a new home. */
const aboutNeed: readonly Label[] = [
  ...(['likes', 'wants', 'only', 'job', 'diet', 'tone'] as const),
  ...(['recipient', 'occasion', 'situation'] as const),
];
const namesOccasion: readonly Label[] = ['occasion', 'situation'];
const namesKind: readonly Label[] = ['wants', 'only', 'likes', 'tone'];

/** The exclusions that the tagger does not surely find to be none, and their tokens. */
function plausibleExclusions(
  { excluded, used, owned, sure }: ExclusionsMatch,
  tokens: readonly Token[],
  plausibility: Plausibility,
): ExclusionsMatch {
  const isPlausible = (one: Exclusion) =>
    one.way === true || sure.has(one) || plausibility.has(one, namesExclusion);
  const dropped = excluded.filter((one) => !isPlausible(one));
  if (dropped.length === 0) return { excluded, used, owned, sure };
  const isOfDropped = (at: number) => dropped.some((one) => touches(one, tokens[at]));
  const without = (all: ReadonlySet<number>) => new Set([...all].filter((at) => !isOfDropped(at)));
  return {
    excluded: excluded.filter(isPlausible),
    used: without(used),
    owned: without(owned),
    sure,
  };
}

/** Tells the words of any list, which are no typos. */
function wordTest(grammar: Grammar, known: Knowledge): (key: string) => boolean {
  const { code, plainWords } = grammar.pack;
  const texts = isLanguageOfTexts(code) ? known.texts[code] : undefined;
  return (key) =>
    known.concepts.knows(code, key) ||
    plainWords.has(key) ||
    texts?.isWord(key) === true ||
    known.isForm(key, code);
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

/** Who is known by what they do, whose age few mention. */
const knownByWork: ReadonlySet<Recipient> = new Set<Recipient>(['teacher', 'acquaintance']);

const minAdultChildAge = 13;
const babyAge = 1;

/** False for "forty years of marriage", "new baby" at a birth, and a boss of two. */
function isAge(
  age: ReadAge | null,
  occasion: QueryOccasion | null,
  { recipients }: RecipientsMatch,
  text: string,
): boolean {
  if (!age) return false;
  if (occasion?.occasion === 'anniversary') return !isCountOnly(text.slice(age.start, age.end));
  if (occasion?.occasion === 'birth' && touches(age, occasion)) return false;
  return age.max >= minAdultChildAge || !recipients.some(isAdult);
}

const adultAge = 18;
/** In characters, between a person and an age: " de ". */
const maxAgeGap = 4;

/** "The nurse of my mother of 80", "my 16-year-old son's teacher": no child has professions or owners. */
function isAgeOfOwner(
  age: ReadAge,
  { owners, recipients }: RecipientsMatch,
  text: string,
): boolean {
  if (recipients.length === 0 || recipients.some(({ recipient }) => isMinor(recipient)))
    return false;
  const isRelated = recipients.some(({ recipient }) => !knownByWork.has(recipient));
  return owners.some(({ start, end }) => {
    const between = age.end <= start ? text.slice(age.end, start) : text.slice(end, age.start);
    const isNear = between.length <= maxAgeGap && !/[,;.!?]/.test(between);
    if (age.end <= start) return isNear;
    // "My son's friend is 9" tells an age with a verb.
    return isNear && /^\d/.test(text.slice(age.start)) && (age.max < adultAge || !isRelated);
  });
}

/** "40 years" may be a duration; "40 years old", "turns 40" and "40. Geburtstag" are ages. */
function isCountOnly(words: string): boolean {
  return /^\s*\d+\s*-?\s*\p{L}+\s*$/u.test(words);
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
    excluded.some((one) => 'concept' in one && one.concept === concept && !one.unlessSuits);
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

/** True when another exclusion has the same kind, property or concept. */
function isAmong(one: Exclusion, others: readonly Exclusion[]): boolean {
  return others.some(
    (other) =>
      ('flag' in one && 'flag' in other && one.flag === other.flag) ||
      ('concept' in one && 'concept' in other && one.concept === other.concept),
  );
}

/** An exclusion by a word that no title has would only show a chip such as "No ago". */
function hasEffect(one: Exclusion, facts: ConceptFacts, texts: TextIndex): boolean {
  if ('concept' in one) return facts.has(one.concept);
  if (!('word' in one) || one.owned) return true;
  return texts.isTerm(one.word) || texts.madeWith(one.word).length > 0;
}

function inside(tokens: readonly Token[], place: Partial<Place> | null): ReadonlySet<number> {
  const found = new Set<number>();
  tokens.forEach((token, i) => {
    if (touches(token, place)) found.add(i);
  });
  return found;
}

function insideAny(tokens: readonly Token[], places: readonly Partial<Place>[]): readonly number[] {
  return places.flatMap((place) => [...inside(tokens, place)]);
}

function pick(tokens: readonly Token[], indexes: ReadonlySet<number>): readonly Token[] {
  return tokens.filter((_, i) => indexes.has(i));
}
