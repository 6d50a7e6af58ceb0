import type { Idea } from './catalogue.ts';
import { isSaidWith } from './change-wish.ts';
import type { Scored } from './score.ts';
import type { Flag, Kind, Occasion, Recipient } from './vocabulary.ts';
import type { Exclusion, Wish } from './wish.ts';

/** Why an idea is shown, as codes; the screen has the words. */
export type Reason =
  | { readonly kind: 'interest'; readonly concept: string }
  | { readonly kind: 'asked'; readonly sort: Kind }
  | { readonly kind: 'recipient'; readonly recipient: Recipient }
  | { readonly kind: 'occasion'; readonly occasion: Occasion }
  | { readonly kind: 'age' }
  | { readonly kind: 'budget'; readonly max: number }
  | {
      readonly kind: 'without';
      readonly sort?: Kind;
      readonly flag?: Flag;
      readonly concept?: string;
    };

/** The most telling first. Only what is true of this idea: a reason is never decoration. */
export function reasons({ idea, interests }: Scored, wish: Wish): readonly Reason[] {
  const found: Reason[] = [];
  for (const at of interests) {
    const concept = wish.interests[at]?.concept;
    if (concept !== undefined) found.push({ kind: 'interest', concept });
  }
  for (const { kind } of wish.kinds)
    if (idea.kinds.includes(kind)) found.push({ kind: 'asked', sort: kind });
  for (const { recipient } of wish.recipients)
    if (idea.for.includes(recipient)) found.push({ kind: 'recipient', recipient });
  const occasion = wish.occasion?.occasion;
  if (occasion && idea.occasions.includes(occasion)) found.push({ kind: 'occasion', occasion });
  if (wish.age && isForAge(idea, wish.age)) found.push({ kind: 'age' });
  const max = wish.budget?.max;
  if (max !== null && max !== undefined) found.push({ kind: 'budget', max });
  const said: Exclusion[] = [];
  for (const one of wish.excluded) {
    // One reason for one word, whatever else it refuses.
    if (said.some((other) => isSaidWith(one, other))) continue;
    said.push(one);
    if (one.owned) continue;
    if ('kind' in one) found.push({ kind: 'without', sort: one.kind });
    else if ('flag' in one) found.push({ kind: 'without', flag: one.flag });
    else if ('concept' in one) found.push({ kind: 'without', concept: one.concept });
  }
  return found;
}

/** "For this age" is a reason only for what is not for every age. */
function isForAge(idea: Idea, age: { readonly min: number; readonly max: number }): boolean {
  const [from, until] = idea.age;
  return from <= age.min && age.max <= until && until - from < 40;
}
