import type { Idea } from './catalogue.ts';
import { ageRange, isForParentsOfBaby } from './filters.ts';
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
export const particular = new Set<Occasion>([
  ...(['sympathy', 'get-well', 'apology', 'baptism', 'communion', 'wedding', 'birth'] as const),
  ...(['school-start', 'secret-santa', 'bachelor-party', 'valentine', 'engagement'] as const),
  ...(['saint-nicholas', 'easter', 'invitation', 'housewarming', 'new-year'] as const),
]);

/** How well an idea suits the circumstances, as a factor; 1 where nothing is known. */
export function fitness(idea: Idea, wish: Wish): number {
  return (
    fitRecipient(idea, wish) * fitAge(idea, wish) * fitOccasion(idea, wish) * fitBudget(idea, wish)
  );
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
  if (!wish.age && wish.recipients.length === 0) return ideaIsForChildren ? 0.5 : 1;
  if (oldest < 18) {
    const width = Math.min(until, 25) - from;
    const forSomeone = until <= 18 ? 1.1 : until < 99 ? 1 : 0.85;
    return forSomeone * (width > 15 ? 0.92 : 1);
  }
  if (ideaIsForChildren) return youngest >= 18 ? 0.3 : 0.6;
  return from >= 50 && youngest < 40 && wish.age ? 0.7 : 1;
}

function fitOccasion(idea: Idea, wish: Wish): number {
  const occasion = wish.occasion?.occasion;
  if (!occasion || occasion === 'just-because')
    return idea.occasions.every((one) => particular.has(one)) ? 0.75 : 1;
  // What was made for this day and few others is meant for it.
  const meant = (particular.has(occasion) ? 0.7 : 0.25) / Math.max(2, idea.occasions.length);
  if (idea.occasions.includes(occasion)) return 1 + meant;
  return particular.has(occasion) ? 0.6 : 0.85;
}

/** "Up to 50" rarely means 5: what uses the budget comes before what is far below. */
function fitBudget(idea: Idea, wish: Wish): number {
  const max = wish.budget?.max;
  if (max === null || max === undefined || wish.budget?.soft) return 1;
  const [low, high] = idea.price;
  const share = Math.min(1, (low + high) / 2 / max);
  return 0.8 + 0.2 * Math.min(1, share * 1.6) - (high > max * 1.3 ? 0.06 : 0);
}
