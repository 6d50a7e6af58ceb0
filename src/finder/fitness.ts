import type { Idea } from './catalogue.ts';
import { ageRange, isForBirth, isForParentsOfBaby } from './filters.ts';
import { dayBit } from './occasion.ts';
import type { Occasion, Recipient } from './vocabulary.ts';
import type { Wish } from './wish.ts';

/** Receivers that much the same gifts suit. */
const near: Readonly<Record<Recipient, readonly Recipient[]>> = {
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
/** Days with gifts of their own: what is not made for them is rarely right. */
const particular: ReadonlySet<Occasion> = new Set<Occasion>([
  ...(['sympathy', 'get-well', 'apology', 'baptism', 'communion', 'wedding', 'birth'] as const),
  ...(['school-start', 'secret-santa', 'bachelor-party', 'valentine', 'engagement'] as const),
  ...(['saint-nicholas', 'easter', 'invitation', 'housewarming', 'new-year'] as const),
]);

/** Days on which nearly everything may be given. */
const anyGift = new Set<Occasion>(['birthday', 'christmas', 'just-because', 'hanukkah']);

/**
 * How well an idea suits the circumstances, as a factor; 1 where nothing is known.
 * @param days the days that the idea's own words name, as bits
 */
export function fitness(idea: Idea, wish: Wish, days = 0): number {
  return (
    fitRecipient(idea, wish) *
    fitBirth(idea, wish) *
    fitAge(idea, wish) *
    fitOccasion(idea, wish, days) *
    fitBudget(idea, wish)
  );
}

/** What pregnant women and fresh parents need is nothing for mothers in general. */
function fitBirth(idea: Idea, wish: Wish): number {
  const isForIt = idea.for[0] === 'parents-to-be' || idea.occasions[0] === 'birth';
  return !isForIt || isForBirth(wish) || ageRange(wish)[1] <= 3 ? 1 : 0.55;
}

function fitRecipient(idea: Idea, wish: Wish): number {
  const lean = idea.leans && wish.leans && idea.leans !== wish.leans ? 0.35 : 1;
  const own = idea.leans && wish.leans === idea.leans ? 1.08 : 1;
  if (wish.recipients.length === 0) return lean * own;
  const best = Math.max(...wish.recipients.map(({ recipient }) => suits(idea, recipient)));
  return (isForParentsOfBaby(idea, wish) ? 1 : best) * lean * own;
}

function suits(idea: Idea, recipient: Recipient): number {
  if (idea.for.includes(recipient)) return 1 + 0.12 / idea.for.length;
  return near[recipient].some((other) => idea.for.includes(other)) ? 0.82 : 0.6;
}

/** A thing for exactly these years before one for anybody; toys are for nobody in particular. */
function fitAge(idea: Idea, wish: Wish): number {
  const [youngest, oldest] = ageRange(wish);
  const [from, until] = idea.age;
  const ideaIsForChildren = until <= 13;
  // Who brings something for a birth thinks of the baby first, and of its parents next.
  if (isForParentsOfBaby(idea, wish)) return 1.25;
  if (!wish.age && wish.recipients.length === 0) return ideaIsForChildren ? 0.4 : 1;
  if (oldest < 18) {
    const width = Math.min(until, 25) - from;
    const forSomeone = until <= 18 ? 1.1 : until < 99 ? 1 : 0.85;
    return forSomeone * (width > 15 ? 0.92 : 1);
  }
  if (ideaIsForChildren) return youngest >= 18 ? 0.3 : 0.6;
  if (youngest >= 75 && idea.flags?.some((flag) => flag === 'needs-fitness' || flag === 'noisy'))
    return 0.6;
  return from >= 50 && youngest < 40 ? 0.7 : 1;
}

/** What is given on this day before anything else, or says so itself, is meant for it. */
function fitOccasion(idea: Idea, wish: Wish, days: number): number {
  const occasion = wish.occasion?.occasion;
  if (!occasion || occasion === 'just-because')
    return idea.occasions.every((one) => particular.has(one)) ? 0.75 : 1;
  const place = idea.occasions.indexOf(occasion);
  if (anyGift.has(occasion))
    return place < 0 ? 0.85 : 1 + 0.25 / Math.max(2, idea.occasions.length);
  if (place < 0) return particular.has(occasion) ? 0.6 : 0.75;
  const others = idea.occasions.filter((one) => !anyGift.has(one)).length;
  const said = (days & dayBit(occasion)) === 0 ? 0 : 0.25;
  return 1 + 0.3 / (1 + place) + 0.25 / others + said;
}

/** What most people spend when they say nothing ends about here, in euros. */
const usual = 120;
const dear = 250;

/**
 * "Up to 50" rarely means 5: what uses the budget comes before what is far below, and what is to be had
 * for it in every shop before what mostly costs more.
 */
function fitBudget(idea: Idea, wish: Wish): number {
  const [low, high] = idea.price;
  const middle = (low + high) / 2;
  if (!wish.budget) return middle <= usual ? 1 : middle <= dear ? 0.93 : 0.86;
  const { min, max } = wish.budget;
  if (max === null || wish.budget.soft) return 1;
  const share = Math.min(1, middle / max);
  const within = Math.min(high, max) - Math.max(low, min ?? 0);
  const affordable = Math.max(0, Math.min(1, within / Math.max(1, high - low)));
  return 0.76 + 0.16 * Math.min(1, share * 1.6) + 0.08 * affordable;
}

/** Some days have gifts of their own, and these stand on a few shelves. */
export function hasGiftsOfItsOwn(occasion: Occasion): boolean {
  return !anyGift.has(occasion);
}
