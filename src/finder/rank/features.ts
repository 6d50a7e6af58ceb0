import type { IdeaFacts } from '../content/catalogue.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';
import type { Occasion, Recipient, Situation } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { ageRange, isForBirth, isForParentsOfBaby } from './limits/age-limits.ts';
import { isForeign } from './places.ts';
import { hasOwnIdeas, similarOccasion } from './similar.ts';

/** What the weights of the ranking belong to; each is about 0 to 1. */
export const featureNames = [
  /** how much the idea is about the interests of the query */
  'concept',
  /** one is glad of it in the theme of the interest that it suits best */
  'themeGlad',
  /** the same, on average over the interests */
  'themeGladShare',
  /** it is only acceptable in the theme of each interest */
  'themeFair',
  /** it disappoints in the theme of an interest, and suits no other */
  'themePoor',
  /** how well its texts match the words of the query */
  'words',
  /** it is the very thing that the query names: its title has all words, and no text matches better */
  'namesake',
  /** other kinds of product were asked for */
  'otherKind',
  /** guides recommend it for the query */
  'guide',
  /** guides recommend it, and the query names no interest */
  'guideForPlainQuery',
  /** it is for the recipient */
  'recipient',
  /** the recipient is among the first that it is for */
  'mainRecipient',
  /** it is for the other gender than the recipient's */
  'otherGender',
  /** it is for children, and the recipient is none or unknown */
  'childish',
  /** it is strenuous or noisy, and the recipient is old or ill */
  'strenuous',
  /** it is for the occasion */
  'occasion',
  /** it is mainly for the occasion, or its texts name it */
  'mainOccasion',
  /** share of the budget that it uses */
  'usedBudget',
  /** it costs more than most people spend, and the query names no budget */
  'expensive',
  /** it is about another country than the query */
  'foreign',
  /** it is only for something that the query has not */
  'outOfPlace',
  /** it is for beginners in what the query names */
  'forBeginners',
  /** how good judges found it for what the query has (`learned-ratings.ts`) */
  'rated',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** How the themes of the interests rate an idea, each weighted with how sure the interest is. */
export interface ThemeMatch {
  /** 0 to 1: the best rating of a theme in which one is glad of it */
  readonly glad: number;
  /** the same ratings, averaged over the interests */
  readonly gladShare: number;
  /** the best rating where it is fair and in no theme more than that */
  readonly fair: number;
  /** the weight of the interest where it is poor and in no theme more than that */
  readonly poor: number;
}

/** What the texts and the concepts of an idea have in common with a query. */
export interface Match {
  readonly concept: number;
  readonly theme: ThemeMatch;
  readonly words: number;
  readonly isNamesake: boolean;
  readonly isAskedKind: boolean;
  readonly guide: number;
  readonly namedOccasions: ReadonlySet<Occasion>;
}

/** What the features need of an idea whatever the query is. */
export interface IdeaTraits {
  readonly isStrenuous: boolean;
  /** how many occasions with their own kinds of gifts it names */
  readonly specialOccasions: number;
}

/** Returns what the features need of an idea whatever the query is. */
export function traitsOf(idea: IdeaFacts): IdeaTraits {
  return {
    isStrenuous: hasFlag(idea, strenuousFlags),
    specialOccasions: idea.occasions.filter(hasOwnIdeas).length,
  };
}

/** Writes the values of the features of one idea, in the order of `featureNames`, but for `rated`. */
export type FeatureReader = (
  into: Float64Array,
  idea: IdeaFacts,
  match: Match,
  traits: IdeaTraits,
) => void;

const first = Object.fromEntries(featureNames.map((name, at) => [name, at])) as Readonly<
  Record<FeatureName, number>
>;

/**
 * Returns a reader of the features for a query. It writes into the caller's array, since a new one for each
 * of some thousand ideas would take as long as the rest of a search.
 * @param named the countries of the query
 * @param concepts the interests of the query, and all wider ones
 */
export function featureReader(
  query: ParsedQuery,
  facts: ConceptFacts,
  named: readonly string[],
  concepts: ReadonlySet<string>,
): FeatureReader {
  const hasInterests = query.interests.length > 0;
  const hasKinds = query.kinds.length > 0;
  const about = contextOf(query);
  const has = conditionsOf(query, concepts);
  return (into, idea, match, traits) => {
    into[first.concept] = match.concept;
    into[first.themeGlad] = match.theme.glad;
    into[first.themeGladShare] = match.theme.gladShare;
    into[first.themeFair] = match.theme.fair;
    into[first.themePoor] = match.theme.poor;
    into[first.words] = match.words;
    into[first.namesake] = Number(match.isNamesake);
    into[first.otherKind] = Number(hasKinds && !match.isAskedKind);
    into[first.guide] = match.guide;
    into[first.guideForPlainQuery] = hasInterests ? 0 : match.guide;
    writeRecipientFeatures(into, idea, about);
    writeAgeFeatures(into, idea, about, traits);
    writeOccasionFeatures(into, idea, about, match, traits);
    writePriceFeatures(into, idea, query);
    into[first.foreign] = Number(isForeign(idea, named, facts));
    into[first.outOfPlace] = Number(isOutOfPlace(idea, has, query));
    into[first.forBeginners] = Number(idea.forBeginners === true && match.concept > 0);
  };
}

/** All that an idea can be only for, as far as the query has it. */
function conditionsOf(
  { situations, occasion, recipients }: ParsedQuery,
  concepts: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([
    ...concepts,
    ...situations.map(({ situation }) => situation),
    ...recipients.map(({ recipient }) => recipient),
    ...(occasion ? [occasion.occasion] : []),
  ]);
}

/** In years: what is for so few ages is for the age, and needs no other reason. */
const fewAges = 5;

function isOutOfPlace(
  { onlyWith, age: [from, until] }: IdeaFacts,
  has: ReadonlySet<string>,
  { age }: ParsedQuery,
): boolean {
  if (onlyWith === undefined) return false;
  for (const one of onlyWith) if (has.has(one)) return false;
  const isForAge = age !== null && until - from <= fewAges && from <= age.min && age.max <= until;
  return !isForAge;
}

/** What of a query is compared with every idea. */
interface Context {
  readonly query: ParsedQuery;
  readonly ages: readonly [youngest: number, oldest: number];
  readonly isAgeKnown: boolean;
  readonly isForBirth: boolean;
  readonly isFrail: boolean;
}

function contextOf(query: ParsedQuery): Context {
  const ages = ageRange(query);
  const has = (among: ReadonlySet<Situation>) =>
    query.situations.some(({ situation }) => among.has(situation));
  return {
    query,
    ages,
    isAgeKnown: query.age !== null || query.recipients.length > 0,
    isForBirth: isForBirth(query),
    isFrail: ages[0] >= oldAge || has(frail),
  };
}

function writeRecipientFeatures(
  into: Float64Array,
  idea: IdeaFacts,
  { query, isForBirth: isBirth }: Context,
): void {
  const { recipients, gender } = query;
  const place = placeAmong(idea.for, recipients);
  const isFor = place >= 0 || (isBirth && isForParentsOfBaby(idea, query));
  into[first.recipient] = Number(isFor);
  into[first.mainRecipient] = place >= 0 ? 1 / (1 + place) : 0;
  into[first.otherGender] = Number(
    idea.leans !== undefined && gender !== null && idea.leans !== gender,
  );
}

/** The first place of a recipient of the query; -1 when there is none. */
function placeAmong(of: readonly Recipient[], recipients: ParsedQuery['recipients']): number {
  let place = -1;
  for (const { recipient } of recipients) {
    const at = of.indexOf(recipient);
    if (at >= 0 && (place < 0 || at < place)) place = at;
  }
  return place;
}

const adultAge = 18;
const oldAge = 75;
const strenuousFlags = new Set<string>(['needs-fitness', 'noisy']);
const hasFlag = ({ flags = [] }: IdeaFacts, among: ReadonlySet<string>) =>
  flags.some((flag) => among.has(flag));

function writeAgeFeatures(
  into: Float64Array,
  idea: IdeaFacts,
  { ages, isAgeKnown, isForBirth: isBirth, isFrail }: Context,
  { isStrenuous }: IdeaTraits,
): void {
  const [, until] = idea.age;
  const [, oldest] = ages;
  into[first.childish] = Number(until <= 13 && !isBirth && (!isAgeKnown || oldest >= adultAge));
  into[first.strenuous] = Number(isFrail && isStrenuous);
}

function writeOccasionFeatures(
  into: Float64Array,
  idea: IdeaFacts,
  { query: { occasion } }: Context,
  { namedOccasions }: Match,
  { specialOccasions }: IdeaTraits,
): void {
  const asked = occasion?.occasion;
  const isAsked = asked !== undefined;
  const similar = isAsked ? similarOccasion(asked) : undefined;
  const place = isAsked ? idea.occasions.indexOf(asked) : -1;
  const isFor = place >= 0 || (similar !== undefined && idea.occasions.includes(similar));
  const isMain = isAsked && (namedOccasions.has(asked) || place === 0) && hasOwnIdeas(asked);
  into[first.occasion] = Number(isFor);
  into[first.mainOccasion] = isMain ? 1 / Math.max(1, specialOccasions) : 0;
}

/** Most people without a stated budget spend less than this. */
const usualMaxEuros = 120;

function writePriceFeatures(into: Float64Array, idea: IdeaFacts, { budget }: ParsedQuery): void {
  const [low, high] = idea.price;
  const middle = (low + high) / 2;
  const max = budget?.max ?? null;
  const isStated = budget !== null && max !== null && !budget.vague;
  into[first.usedBudget] = isStated ? Math.min(1, middle / Math.max(1, max)) : 0;
  into[first.expensive] = isStated ? 0 : share((middle - usualMaxEuros) / usualMaxEuros);
}

const share = (value: number) => Math.max(0, Math.min(1, value));

/** Situations of people who cannot do what is strenuous. */
const frail: ReadonlySet<Situation> = new Set<Situation>([
  ...(['illness', 'cancer', 'hospital', 'chronic-illness', 'burnout', 'dementia'] as const),
  ...(['disability', 'accident', 'care-home', 'pregnancy'] as const),
]);
