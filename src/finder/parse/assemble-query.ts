import type { Language } from '../../domain/language.ts';
import { isForBirth } from '../age-range.ts';
import { adultAge, type Flag, isLanguageOfTexts, type Situation } from '../content/vocabulary.ts';
import type {
  Exclusion,
  OnlyWanted,
  ParsedQuery,
  QueryAge,
  QueryInterest,
} from '../parsed-query.ts';
import type { FoundPart } from '../tagger/tagger.ts';
import { type Place, type Token, touches } from '../text/normalize.ts';
import type { TextIndex } from '../text-index.ts';
import { hasEffect } from './exclusions/all-exclusions.ts';
import type { Grammar } from './grammar.ts';
import { isAskedFor, isCoordinated } from './interests/coordination.ts';
import { unite } from './interests/interests.ts';
import { asDestinations } from './interests/places.ts';
import type { Limits } from './limits.ts';
import type { Need } from './need.ts';
import { noticeFor } from './notice.ts';
import type { ReadAge } from './numbers/age.ts';
import { readOnly } from './only/only.ts';
import { asGrownUp, grownUp, isChild, type RecipientsMatch } from './people/recipient.ts';
import type { Knowledge, Reading } from './reading.ts';
import { type Sentence, withText, wordsOf } from './sentence.ts';
import type { Wishes } from './wishes.ts';

/** Interests with less confidence are none. */
const minConfidence = 0.5;

/** Whoever may be about to harm themselves is shown quiet things only. */
const quiet: ParsedQuery['situations'] = [{ situation: 'depression' }];

/**
 * Returns the parsed query of its parts: without interests that are excluded, and with the words that belong to no part.
 * @param excluded all exclusions, said or implied
 */
export function assembleQuery(
  { sentence, language, known, tagged }: Reading,
  { budget }: Limits,
  need: Need,
  { uncontradicted, interests, pets, kinds, rest }: Wishes,
  excluded: readonly Exclusion[],
): ParsedQuery {
  const { text, folded, grammar } = sentence;
  const { occasion, people, age, situations } = need;
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
    recipients: ofParents(
      grownUp(people, interestsOfAdults(uncontradicted, people), known.facts),
      need,
    ),
    gender: people.gender,
    age: age && queryAge(age, sentence),
    occasion,
    situations: notice === 'crisis' ? quiet : situations,
    budget: budget && withText(budget, text),
    interests: topics.map((one) => withoutWordsOf(situations, asAsked(one, sentence))),
    kinds: requested,
    only:
      pets.length > 0
        ? suppliesFor(pets)
        : readOnly(
            sentence,
            withoutRefused(tagged.parts, excluded),
            allowedInterests.filter((one) => !isOfCondition(one, excluded)),
            kinds.filter((one) => !isOfCondition(one, excluded)),
          ),
    excluded: excluded.filter((one) => hasEffect(one, known.facts, texts)),
    words,
    notice,
    isVague: confident.length === 0 && kinds.length === 0 && words.length === 0,
  };
}

/** Somebody who has a child, or will have one. */
const ofNewParents: ReadonlySet<Situation> = new Set([
  'pregnancy',
  'new-parent',
  'adoption',
  'fostering',
]);

/** What only grown-ups go through. */
const ofAdults: ReadonlySet<Situation> = new Set([
  'sobriety',
  'quitting-smoking',
  'job-loss',
  'night-shift',
  'empty-nest',
  'infertility',
  'burnout',
  'carer',
  'deployment',
]);

/** Who is grown up gets things for the baby where one comes. */
function ofParents(
  recipients: ParsedQuery['recipients'],
  { occasion, situations, hidden }: Need,
): ParsedQuery['recipients'] {
  const told = [...situations, ...hidden].map(({ situation }) => situation);
  const isParent =
    isForBirth({ occasion, recipients }) || told.some((one) => ofNewParents.has(one));
  if (!isParent) return told.some((one) => ofAdults.has(one)) ? asGrownUp(recipients) : recipients;
  return recipients.map((one) => {
    const { isGrownUp: _, ...mayHaveAnyAge } = one;
    return mayHaveAnyAge;
  });
}

/** A pet has no use for what its keeper would like. */
const suppliesFor = (pets: readonly QueryInterest[]): OnlyWanted => ({
  things: [{ themes: [pets.map(({ concept }) => concept)], kinds: ['pet-supply'], words: [] }],
  confidence: 1,
});

/**
 * "Except food": what is refused is not all that is wanted, whatever a tagger finds; nor is "only a rucksack", which tells
 * what is carried.
 */
function withoutRefused(
  parts: readonly FoundPart[],
  excluded: readonly Exclusion[],
): readonly FoundPart[] {
  const refused = excluded.filter((one) => one.isImplied !== true && one.owned !== true);
  return parts.filter(
    (part) =>
      !isOfCondition(part, excluded) &&
      (part.label !== 'only' || !refused.some((one) => touches(one, part))),
  );
}

/** "Only something homemade" tells a condition, which limits ideas by itself. */
function isOfCondition({ start, end }: Partial<Place>, excluded: readonly Exclusion[]): boolean {
  if (start === undefined || end === undefined) return false;
  return excluded.some(
    (one) => one.isImplied === true && start >= (one.start ?? end) && end <= (one.end ?? start),
  );
}

/** What tells a situation is searched for in no other sense: "enceinte", pregnant, is a loudspeaker too. */
function withoutWordsOf(situations: Need['situations'], one: QueryInterest): QueryInterest {
  return situations.some((situation) => touches(situation, one)) ? { ...one, words: [] } : one;
}

/** "A kettle for mum" asks for a kettle. */
function asAsked(one: QueryInterest, { text, grammar }: Sentence): QueryInterest {
  const { start, end } = one;
  if (start === undefined || end === undefined) return one;
  return isAskedFor(text, { start, end }, grammar.coordination)
    ? { ...one, isAskedFor: true }
    : one;
}

/** "Likes k-pop and make-up" names two interests; "a book about k-pop" an interest and a kind. */
function divideTopics(
  interests: readonly QueryInterest[],
  kinds: Wishes['kinds'],
  { text, grammar }: Sentence,
): { readonly topics: readonly QueryInterest[]; readonly requested: Wishes['kinds'] } {
  const besideKinds = interests.filter((one) => !kinds.some((kind) => touches(kind, one)));
  const { coordination } = grammar;
  const requested = kinds.filter(
    (kind) => besideKinds.length === 0 || !isCoordinated(text, kind, besideKinds, coordination),
  );
  const topics = interests.filter((one) => !requested.some((kind) => touches(kind, one)));
  return { topics: topics.length > 0 ? topics : interests, requested };
}

/** In years; children who are nearer in age use the same things. */
const minGap = 2;

function queryAge(
  { min, max, start, end, confidence }: ReadAge,
  { text, folded, grammar }: Sentence,
): QueryAge {
  const age = withText({ min, max, start, end, confidence }, text);
  const isShared = max < adultAge && max - min >= minGap && grammar.isShared(folded.text);
  return isShared ? { ...age, isShared } : age;
}

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
  return (isOfBody || barsHaving) && one.isImplied === true && touches(one, token);
}

function textIndexFor(
  wordLanguage: string,
  language: Language,
  { texts }: Pick<Knowledge, 'texts'>,
): TextIndex {
  return texts[isLanguageOfTexts(wordLanguage) ? wordLanguage : language];
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
