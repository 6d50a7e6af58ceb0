import type { Idea } from '../content/catalogue.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';
import type { Occasion, Recipient, Situation } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { ageRange, isForBirth, isForParentsOfBaby } from './filters.ts';
import { isForeign } from './places.ts';
import { hasOwnIdeas, similarOccasion, similarRecipients } from './similar.ts';

/** What the weights of the ranking belong to; each is about 0 to 1. */
export const featureNames = [
  /** how much the idea is about the interests of the query */
  'concept',
  /** how much it is about the interest that it matches best */
  'bestConcept',
  /** the share of the interests that it is about */
  'interestShare',
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
  /** its title names the words of the query */
  'title',
  /** its kind of product was asked for */
  'askedKind',
  /** other kinds of product were asked for */
  'otherKind',
  /** its theme is far from all interests of a query with interests */
  'offTheme',
  /** guides recommend it for the query */
  'guide',
  /** guides recommend it, and the query names no interest */
  'guideForPlainQuery',
  /** it is for the recipient */
  'recipient',
  /** the recipient is among the first that it is for */
  'mainRecipient',
  /** it is for a similar recipient only */
  'similarRecipient',
  /** it is for everybody, where the recipient is known */
  'forMany',
  /** it is for the recipient's gender, or for the other one */
  'sameGender',
  'otherGender',
  /** it is for a narrow range of ages that holds the recipient's */
  'narrowAge',
  /** it is for children, and the recipient is none or unknown */
  'childish',
  /** it is for older people, and the recipient is young */
  'tooOld',
  /** it is strenuous or noisy, and the recipient is old or ill */
  'strenuous',
  /** it is for the occasion */
  'occasion',
  /** it is mainly for the occasion, or its texts name it */
  'mainOccasion',
  /** it is only for occasions with their own kinds of gifts, and the query has none of them */
  'otherOccasion',
  /** its texts match the words for the occasion */
  'occasionWords',
  /** share of the budget that it uses */
  'usedBudget',
  /** part of its price range that the budget covers */
  'affordable',
  /** it costs more than most people spend, and the query names no budget */
  'expensive',
  /** it is about a concept that many people like */
  'popular',
  /** it needs space, strength or care, or may embarrass */
  'risky',
  /** it is light-hearted, and the situation is sad */
  'lightHearted',
  /** it is about another country than the query */
  'foreign',
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
  readonly bestConcept: number;
  readonly interestShare: number;
  readonly theme: ThemeMatch;
  readonly words: number;
  /** share of the words of the query that its title names */
  readonly title: number;
  readonly isAskedKind: boolean;
  readonly occasionWords: number;
  readonly guide: number;
  readonly namedOccasions: ReadonlySet<Occasion>;
}

/** What the features need of an idea whatever the query is. */
export interface IdeaTraits {
  readonly isPopular: boolean;
  readonly isLightHearted: boolean;
  readonly isRisky: boolean;
  readonly isStrenuous: boolean;
  /** every occasion that it names has its own kinds of gifts */
  readonly isSpecial: boolean;
  /** how many occasions with their own kinds of gifts it names */
  readonly specialOccasions: number;
}

/** Returns what the features need of an idea whatever the query is. */
export function traitsOf(idea: Idea, facts: ConceptFacts): IdeaTraits {
  const is = (fact: 'popular' | 'light-hearted') =>
    [...idea.concepts, ...(idea.also ?? [])].some((concept) => facts.is(concept, fact));
  const special = idea.occasions.filter(hasOwnIdeas).length;
  return {
    isPopular: is('popular'),
    isLightHearted: is('light-hearted'),
    isRisky: hasFlag(idea, riskyFlags),
    isStrenuous: hasFlag(idea, strenuousFlags),
    isSpecial: special === idea.occasions.length,
    specialOccasions: special,
  };
}

/** Writes the values of the features of one idea, in the order of `featureNames`. */
export type FeatureReader = (
  into: Float64Array,
  idea: Idea,
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
 */
export function featureReader(
  query: ParsedQuery,
  facts: ConceptFacts,
  named: readonly string[],
): FeatureReader {
  const hasInterests = query.interests.length > 0;
  const hasKinds = query.kinds.length > 0;
  const about = contextOf(query);
  return (into, idea, match, traits) => {
    const theme = [
      match.concept,
      match.bestConcept,
      match.interestShare,
      match.theme.glad,
      match.theme.gladShare,
      match.theme.fair,
      match.theme.poor,
      match.words,
      match.title,
      Number(match.isAskedKind),
      Number(hasKinds && !match.isAskedKind),
      Number(hasInterests && match.concept === 0),
      match.guide,
      hasInterests ? 0 : match.guide,
    ];
    into.set(theme, first.concept);
    into.set(recipientFeatures(idea, about), first.recipient);
    into.set(ageFeatures(idea, about, traits), first.narrowAge);
    into.set(occasionFeatures(idea, about, match, traits), first.occasion);
    into.set(priceFeatures(idea, query), first.usedBudget);
    into[first.popular] = Number(traits.isPopular);
    into[first.risky] = Number(traits.isRisky);
    into[first.lightHearted] = Number(about.isSad && traits.isLightHearted);
    into[first.foreign] = Number(isForeign(idea, named, facts));
  };
}

/** What of a query is compared with every idea. */
interface Context {
  readonly query: ParsedQuery;
  readonly ages: readonly [youngest: number, oldest: number];
  /** recipients whose gifts suit these recipients too */
  readonly similar: ReadonlySet<Recipient>;
  readonly isAgeKnown: boolean;
  readonly isForBirth: boolean;
  readonly isFrail: boolean;
  readonly isSad: boolean;
}

function contextOf(query: ParsedQuery): Context {
  const ages = ageRange(query);
  const has = (among: ReadonlySet<Situation>) =>
    query.situations.some(({ situation }) => among.has(situation));
  return {
    query,
    ages,
    similar: new Set(query.recipients.flatMap(({ recipient }) => similarRecipients[recipient])),
    isAgeKnown: query.age !== null || query.recipients.length > 0,
    isForBirth: isForBirth(query),
    isFrail: ages[0] >= oldAge || has(frail),
    isSad: has(sad),
  };
}

/** In recipients: an idea for this many is for anybody. */
const many = 6;

function recipientFeatures(
  idea: Idea,
  { query, similar, isForBirth: isBirth }: Context,
): readonly number[] {
  const { recipients, gender } = query;
  let place = -1;
  for (const { recipient } of recipients) {
    const at = idea.for.indexOf(recipient);
    if (at >= 0 && (place < 0 || at < place)) place = at;
  }
  const isFor = place >= 0 || (isBirth && isForParentsOfBaby(idea, query));
  return [
    Number(isFor),
    place >= 0 ? 1 / (1 + place) : 0,
    Number(!isFor && idea.for.some((one) => similar.has(one))),
    recipients.length > 0 ? Math.min(1, idea.for.length / many) : 0,
    Number(idea.leans !== undefined && idea.leans === gender),
    Number(idea.leans !== undefined && gender !== null && idea.leans !== gender),
  ];
}

const adultAge = 18;
const oldAge = 75;
const strenuousFlags = new Set<string>(['needs-fitness', 'noisy']);
const hasFlag = ({ flags = [] }: Idea, among: ReadonlySet<string>) =>
  flags.some((flag) => among.has(flag));

function ageFeatures(
  { age: [from, until] }: Idea,
  { ages: [youngest, oldest], isAgeKnown, isForBirth: isBirth, isFrail }: Context,
  { isStrenuous }: IdeaTraits,
): readonly number[] {
  const width = Math.min(until, 80) - from;
  return [
    isAgeKnown ? 1 / (1 + width / 10) : 0,
    Number(until <= 13 && !isBirth && (!isAgeKnown || oldest >= adultAge)),
    Number(from >= 50 && youngest < 40),
    Number(isFrail && isStrenuous),
  ];
}

function occasionFeatures(
  idea: Idea,
  { query: { occasion } }: Context,
  { namedOccasions, occasionWords }: Match,
  { isSpecial, specialOccasions }: IdeaTraits,
): readonly number[] {
  const asked = occasion?.occasion;
  if (asked === undefined) return [0, 0, Number(isSpecial), 0];
  const similar = similarOccasion(asked);
  const place = idea.occasions.indexOf(asked);
  const isFor = place >= 0 || (similar !== undefined && idea.occasions.includes(similar));
  const isMain = namedOccasions.has(asked) || place === 0;
  return [
    Number(isFor),
    isMain && hasOwnIdeas(asked) ? 1 / Math.max(1, specialOccasions) : 0,
    Number(!isFor && isSpecial),
    occasionWords,
  ];
}

/** Most people without a stated budget spend less than this. */
const usualMaxEuros = 120;

function priceFeatures({ price: [low, high] }: Idea, { budget }: ParsedQuery): readonly number[] {
  const middle = (low + high) / 2;
  const max = budget?.max ?? null;
  if (budget === null || max === null || budget.vague)
    return [0, 0, Math.max(0, Math.min(1, (middle - usualMaxEuros) / usualMaxEuros))];
  const within = Math.min(high, max) - Math.max(low, budget.min ?? 0);
  return [
    Math.min(1, middle / Math.max(1, max)),
    Math.max(0, Math.min(1, within / Math.max(1, high - low))),
    0,
  ];
}

const riskyFlags = new Set<string>(['adult', 'needs-space', 'needs-fitness', 'noisy', 'living']);

/** Situations of people who cannot do what is strenuous. */
const frail: ReadonlySet<Situation> = new Set<Situation>([
  ...(['illness', 'cancer', 'hospital', 'chronic-illness', 'burnout', 'dementia'] as const),
  ...(['disability', 'accident', 'care-home', 'pregnancy'] as const),
]);
/** Situations in which a joke hurts. */
const sad: ReadonlySet<Situation> = new Set<Situation>([
  ...(['grief', 'pet-loss', 'miscarriage', 'illness', 'cancer', 'hospital'] as const),
  ...(['chronic-illness', 'depression', 'burnout', 'dementia', 'separation'] as const),
  ...(['job-loss', 'prison', 'loneliness', 'infertility', 'accident', 'care-home'] as const),
]);
