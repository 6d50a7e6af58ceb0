import type { Idea } from '../catalogue.ts';
import { isMentionedWith } from '../change-query.ts';
import type { Exclusion, ParsedQuery } from '../parsed-query.ts';
import type { Flag, Kind, Occasion, Recipient } from '../vocabulary.ts';
import type { Scored } from './score.ts';

/** Why an idea is shown, as a code; the caller has the texts. */
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

/**
 * Returns the reasons for an idea, the most specific first; empty when there are none. Each is true
 * of this idea.
 */
export function reasons({ idea, interests }: Scored, query: ParsedQuery): readonly Reason[] {
  const found: Reason[] = [];
  for (const index of interests) {
    const concept = query.interests[index]?.concept;
    if (concept !== undefined) found.push({ kind: 'interest', concept });
  }
  for (const { kind } of query.kinds)
    if (idea.kinds.includes(kind)) found.push({ kind: 'asked', sort: kind });
  for (const { recipient } of query.recipients)
    if (idea.for.includes(recipient)) found.push({ kind: 'recipient', recipient });
  const occasion = query.occasion?.occasion;
  if (occasion && idea.occasions.includes(occasion)) found.push({ kind: 'occasion', occasion });
  if (query.age && isForAge(idea, query.age)) found.push({ kind: 'age' });
  const max = query.budget?.max;
  if (max !== null && max !== undefined) found.push({ kind: 'budget', max });
  const mentioned: Exclusion[] = [];
  for (const one of query.excluded) {
    // One word may exclude several things; it gives one reason.
    if (mentioned.some((other) => isMentionedWith(one, other))) continue;
    mentioned.push(one);
    if (one.owned) continue;
    if ('kind' in one) found.push({ kind: 'without', sort: one.kind });
    else if ('flag' in one) found.push({ kind: 'without', flag: one.flag });
    else if ('concept' in one) found.push({ kind: 'without', concept: one.concept });
  }
  return found;
}

/** An idea for nearly every age has no reason "for this age". */
function isForAge(idea: Idea, age: { readonly min: number; readonly max: number }): boolean {
  const [from, until] = idea.age;
  return from <= age.min && age.max <= until && until - from < 40;
}
