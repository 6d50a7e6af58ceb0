import type { Idea } from '../catalogue.ts';
import { dayBit } from '../parse/occasion.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import type { Occasion, Recipient } from '../vocabulary.ts';
import { ageRange, isForBirth, isForParentsOfBaby } from './filters.ts';

/** Recipients for whom nearly the same gifts are suitable. */
const similarRecipients: Readonly<Record<Recipient, readonly Recipient[]>> = {
  partner: ['couple'],
  parent: ['grandparent', 'relative', 'family'],
  grandparent: ['parent', 'relative'],
  child: ['family'],
  teen: ['sibling'],
  sibling: ['friend', 'relative'],
  friend: ['sibling'],
  colleague: ['acquaintance', 'friend'],
  boss: ['colleague', 'acquaintance'],
  teacher: ['acquaintance', 'colleague'],
  neighbour: ['acquaintance', 'host', 'friend'],
  host: ['neighbour', 'couple', 'acquaintance', 'friend'],
  couple: ['family', 'host', 'partner'],
  family: ['couple'],
  'parents-to-be': ['couple', 'parent', 'family'],
  relative: ['parent', 'sibling', 'friend', 'grandparent'],
  acquaintance: ['colleague', 'neighbour', 'host', 'teacher'],
};
/** Occasions whose gifts suit another one too, which fewer ideas name. */
const similarOccasions: Readonly<Partial<Record<Occasion, Occasion>>> = {
  confirmation: 'communion',
  'baby-shower': 'birth',
  'name-day': 'birthday',
  advent: 'saint-nicholas',
  'driving-licence': 'exam',
  promotion: 'new-job',
};

/** Occasions with their own kinds of gifts; other gifts rarely suit them. */
const specificOccasions: ReadonlySet<Occasion> = new Set<Occasion>([
  ...(['sympathy', 'get-well', 'apology', 'baptism', 'communion', 'wedding', 'birth'] as const),
  ...(['school-start', 'secret-santa', 'bachelor-party', 'valentine', 'engagement'] as const),
  ...(['saint-nicholas', 'easter', 'invitation', 'housewarming', 'new-year'] as const),
]);

/** Occasions on which nearly every gift is suitable. */
const generalOccasions = new Set<Occasion>(['birthday', 'christmas', 'just-because', 'hanukkah']);

/**
 * Returns how well an idea suits recipient, age, occasion and budget, as a factor around 1; about 1
 * when none of them is known.
 * @param occasionBits the occasions that the texts of the idea name, from `daysNamed`
 */
export function contextScore(idea: Idea, query: ParsedQuery, occasionBits = 0): number {
  return (
    fitRecipient(idea, query) *
    fitBirth(idea, query) *
    fitAge(idea, query) *
    fitOccasion(idea, query, occasionBits) *
    fitBudget(idea, query)
  );
}

/** Gifts for pregnant women and new parents rarely suit other mothers. */
function fitBirth(idea: Idea, query: ParsedQuery): number {
  const isForIt = idea.for[0] === 'parents-to-be' || idea.occasions[0] === 'birth';
  return !isForIt || isForBirth(query) || ageRange(query)[1] <= 3 ? 1 : 0.55;
}

function fitRecipient(idea: Idea, query: ParsedQuery): number {
  const genderPenalty = idea.leans && query.gender && idea.leans !== query.gender ? 0.35 : 1;
  const genderBonus = idea.leans && query.gender === idea.leans ? 1.08 : 1;
  if (query.recipients.length === 0) return genderPenalty * genderBonus;
  const best = Math.max(
    ...query.recipients.map(({ recipient }) => recipientScore(idea, recipient)),
  );
  return (isForParentsOfBaby(idea, query) ? 1 : best) * genderPenalty * genderBonus;
}

function recipientScore(idea: Idea, recipient: Recipient): number {
  if (idea.for.includes(recipient)) return 1 + 0.12 / idea.for.length;
  return similarRecipients[recipient].some((other) => idea.for.includes(other)) ? 0.82 : 0.6;
}

/** A gift for exactly this age comes before one for any age. */
function fitAge(idea: Idea, query: ParsedQuery): number {
  // For a birth, gifts for the baby come before gifts for its parents.
  if (isForParentsOfBaby(idea, query)) return 1.25;
  const ideaIsForChildren = idea.age[1] <= 13;
  if (!query.age && query.recipients.length === 0) return ideaIsForChildren ? 0.4 : 1;
  const [youngest, oldest] = ageRange(query);
  if (oldest < 18) return fitAgeOfMinor(idea);
  if (ideaIsForChildren) return youngest >= 18 ? 0.3 : 0.6;
  return fitAgeOfAdult(idea, youngest);
}

/** A gift for a few years of childhood suits a minor better than one for all ages. */
function fitAgeOfMinor({ age: [from, until] }: Idea): number {
  const width = Math.min(until, 25) - from;
  const ageWidthFactor = until <= 18 ? 1.1 : until < 99 ? 1 : 0.85;
  return ageWidthFactor * (width > 15 ? 0.92 : 1);
}

const strenuous = new Set<string>(['needs-fitness', 'noisy']);

function fitAgeOfAdult({ age: [from], flags = [] }: Idea, youngest: number): number {
  if (youngest >= 75 && flags.some((flag) => strenuous.has(flag))) return 0.6;
  return from >= 50 && youngest < 40 ? 0.7 : 1;
}

/** An idea whose first occasion this is, or whose texts name it, suits it best. */
function fitOccasion(idea: Idea, query: ParsedQuery, occasionBits: number): number {
  const occasion = query.occasion?.occasion;
  if (!occasion || occasion === 'just-because')
    return idea.occasions.every((one) => specificOccasions.has(one)) ? 0.75 : 1;
  const position = placeOf(occasion, idea.occasions);
  if (generalOccasions.has(occasion))
    return position < 0 ? 0.85 : 1 + 0.25 / Math.max(2, idea.occasions.length);
  if (position < 0) return specificOccasions.has(occasion) ? 0.6 : 0.75;
  const specificCount = idea.occasions.filter((one) => !generalOccasions.has(one)).length;
  const namedBonus = (occasionBits & dayBit(occasion)) === 0 ? 0 : 0.25;
  return 1 + 0.3 / (1 + position) + 0.25 / specificCount + namedBonus;
}

/** Returns where an idea names an occasion or one like it; -1 when it names neither. */
function placeOf(occasion: Occasion, named: readonly Occasion[]): number {
  const position = named.indexOf(occasion);
  const similar = similarOccasions[occasion];
  return position < 0 && similar ? named.indexOf(similar) : position;
}

/** Most people without a stated budget spend less than this. */
const usualMaxEuros = 120;
const expensiveEuros = 250;

/**
 * "Up to 50" rarely means 5: ideas that use the budget come before much cheaper ones, and ideas
 * within it in every shop before those that mostly cost more.
 */
function fitBudget(idea: Idea, query: ParsedQuery): number {
  const [low, high] = idea.price;
  const middle = (low + high) / 2;
  if (!query.budget) return middle <= usualMaxEuros ? 1 : middle <= expensiveEuros ? 0.93 : 0.86;
  const { min, max } = query.budget;
  if (max === null || query.budget.vague) return 1;
  const share = Math.min(1, middle / max);
  const within = Math.min(high, max) - Math.max(low, min ?? 0);
  const affordable = Math.max(0, Math.min(1, within / Math.max(1, high - low)));
  return 0.76 + 0.16 * Math.min(1, share * 1.6) + 0.08 * affordable;
}

/** Returns true for an occasion with its own kinds of gifts. Their ideas are in few categories. */
export function hasOwnIdeas(occasion: Occasion): boolean {
  return !generalOccasions.has(occasion);
}
