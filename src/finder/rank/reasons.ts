import { isImpliedBy, isMentionedWith } from '../change-query.ts';
import type { IdeaFacts } from '../content/catalogue.ts';
import type { Flag, Kind, Occasion, Recipient } from '../content/vocabulary.ts';
import { type Exclusion, isSure, type ParsedQuery } from '../parsed-query.ts';
import type { IdeaColumns } from './indexes/idea-columns.ts';
import type { Scored } from './score.ts';
import { hasOwnIdeas } from './similar.ts';

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
 * Returns the reasons for an idea, the most specific first; empty when there are none. Each is true of this idea, and
 * names nothing of the query that is not surely read.
 */
export function reasons(
  scored: Scored,
  query: ParsedQuery,
  columns: Pick<IdeaColumns, 'shareWithFlag'>,
): readonly Reason[] {
  return [
    ...queryReasons(scored, query),
    ...contextReasons(scored.idea, query),
    ...refusalReasons(scored.idea, query, columns),
  ];
}

/** Interests and kinds of the query that the idea matches. */
function queryReasons({ idea, interests }: Scored, query: ParsedQuery): readonly Reason[] {
  const concepts = interests
    .flatMap((index) => query.interests[index] ?? [])
    .filter(isSure)
    .map(({ concept }) => concept);
  const kinds = query.kinds.filter((one) => isSure(one) && idea.kinds.includes(one.kind));
  return [
    ...concepts.map((concept): Reason => ({ kind: 'interest', concept })),
    ...kinds.map(({ kind }): Reason => ({ kind: 'asked', sort: kind })),
  ];
}

/** Recipient, occasion, age and budget that the idea suits. */
function contextReasons(idea: IdeaFacts, query: ParsedQuery): readonly Reason[] {
  return [
    ...recipientReasons(idea, query),
    ...occasionReasons(idea, query),
    ...ageReasons(idea, query),
    ...budgetReasons(idea, query),
  ];
}

function recipientReasons(idea: IdeaFacts, { recipients }: ParsedQuery): readonly Reason[] {
  return recipients
    .filter((one) => isSure(one) && idea.for.includes(one.recipient))
    .map(({ recipient }) => ({ kind: 'recipient', recipient }));
}

/** Nearly every gift suits a birthday: to say so would say nothing. */
function occasionReasons(idea: IdeaFacts, { occasion: asked }: ParsedQuery): readonly Reason[] {
  if (asked === null || !isSure(asked)) return [];
  const { occasion } = asked;
  return hasOwnIdeas(occasion) && idea.occasions.includes(occasion)
    ? [{ kind: 'occasion', occasion }]
    : [];
}

function ageReasons(idea: IdeaFacts, { age }: ParsedQuery): readonly Reason[] {
  return age !== null && isSure(age) && isForAge(idea, age) ? [{ kind: 'age' }] : [];
}

/** What costs less than "around 40" is shown where little else is, and does not have that price. */
function budgetReasons({ price: [, high] }: IdeaFacts, { budget }: ParsedQuery): readonly Reason[] {
  if (budget === null || budget.max === null || !isSure(budget)) return [];
  return budget.min !== null && high < budget.min ? [] : [{ kind: 'budget', max: budget.max }];
}

/**
 * One word may exclude several things; it gives one reason, where the idea could have been such a thing. What follows
 * from a situation is left out in silence, and so is a theme that nobody named: "no hair care" would hurt who has cancer.
 */
function refusalReasons(
  idea: IdeaFacts,
  { excluded, situations }: ParsedQuery,
  columns: Pick<IdeaColumns, 'shareWithFlag'>,
): readonly Reason[] {
  const first = excluded.filter(
    (one, at) => !excluded.slice(0, at).some((other) => isMentionedWith(one, other)),
  );
  return first
    .filter((one) => !one.owned && isSure(one) && !(one.way === true && 'concept' in one))
    .filter((one) => !situations.some((part) => isImpliedBy(one, part)))
    .filter((one) => !('flag' in one) || isUsual(one.flag, idea, columns))
    .flatMap((one) => refusalReason(one) ?? []);
}

/** A property that at least this share of the ideas of a kind has is worth being named as absent. */
const leastShare = 0.02;

/** "No crowds" says something of a ticket, and nothing of a tin of tea. */
function isUsual(
  flag: Flag,
  { kinds }: IdeaFacts,
  { shareWithFlag }: Pick<IdeaColumns, 'shareWithFlag'>,
): boolean {
  return kinds.some((kind) => shareWithFlag(kind, flag) >= leastShare);
}

function refusalReason(one: Exclusion): Reason | undefined {
  if ('kind' in one) return { kind: 'without', sort: one.kind };
  if ('flag' in one) return { kind: 'without', flag: one.flag };
  return 'concept' in one ? { kind: 'without', concept: one.concept } : undefined;
}

/** An idea for nearly every age has no reason "for this age". */
function isForAge(idea: IdeaFacts, age: { readonly min: number; readonly max: number }): boolean {
  const [from, until] = idea.age;
  return from <= age.min && age.max <= until && until - from < 40;
}
