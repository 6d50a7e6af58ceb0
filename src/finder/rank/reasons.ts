import type { IdeaFacts } from '../content/catalogue.ts';
import type { Flag, Kind, Occasion, Recipient } from '../content/vocabulary.ts';
import { isImpliedBy, saidTogether } from '../exclusion.ts';
import { type Exclusion, isSure, type ParsedQuery } from '../parsed-query.ts';
import type { ConceptIndex } from './indexes/concept-index.ts';
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
  | { readonly kind: 'budget'; readonly max: number; readonly about?: number }
  | {
      readonly kind: 'without';
      readonly flag?: Flag;
      readonly concept?: string;
    };

/**
 * Returns a function that returns the reasons for an idea, the most specific first; empty when there are none. Each is
 * true of this idea, and names nothing of the query that is not surely read.
 */
export function reasonsFor(
  query: ParsedQuery,
  sources: ReasonSources,
): (scored: Scored) => readonly Reason[] {
  const refused = refusedByName(query);
  const weights = query.interests.map((one) =>
    isSure(one) ? sources.concepts.weights(one.concept) : null,
  );
  return (scored) => [
    ...interestReasons(scored, query, weights),
    ...kindReasons(scored.idea, query),
    ...contextReasons(scored.idea, query),
    ...refusalReasons(scored.idea, refused, sources),
  ];
}

/** What reasons are looked up in. */
interface ReasonSources {
  readonly columns: Pick<IdeaColumns, 'shareWithFlag' | 'shareAbout'>;
  readonly concepts: Pick<ConceptIndex, 'weights'>;
}

/** How much an idea is about an interest that is a reason for it: for the next wider one it is. */
const leastWeight = 0.3;

/**
 * Interests that the idea is about, not only liked by whoever has them.
 * @param weights how much each idea is about each interest of the query; null for one that is not surely read
 */
function interestReasons(
  { index, interests }: Scored,
  query: ParsedQuery,
  weights: readonly (Float64Array | null)[],
): readonly Reason[] {
  return interests
    .filter((at) => (weights[at]?.[index] ?? 0) >= leastWeight)
    .flatMap((at) => query.interests[at] ?? [])
    .map(({ concept }) => ({ kind: 'interest', concept }));
}

/** Kinds that the query asks for. */
function kindReasons(idea: IdeaFacts, { kinds }: ParsedQuery): readonly Reason[] {
  return kinds
    .filter((one) => isSure(one) && idea.kinds.includes(one.kind))
    .map(({ kind }) => ({ kind: 'asked', sort: kind }));
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
  const { min, max, about } = budget;
  if (min !== null && high < min) return [];
  return [{ kind: 'budget', max, ...(about !== undefined && { about }) }];
}

/**
 * Returns the properties and themes that the query surely refuses. One word may exclude several things, and gives one. What
 * follows from a situation is left out, and so is a theme that nobody named: "no hair care" would hurt who has cancer.
 */
function refusedByName({ excluded, situations }: ParsedQuery): readonly Exclusion[] {
  const properties = excluded.filter((one) => 'flag' in one || 'concept' in one);
  return saidTogether(properties)
    .map(([first]) => first)
    .filter((one) => !one.owned && isSure(one) && !(one.isImplied === true && 'concept' in one))
    .filter((one) => !situations.some((part) => isImpliedBy(one, part)));
}

/** What is refused is a reason where the idea could have been such a thing. */
function refusalReasons(
  { kinds }: IdeaFacts,
  refused: readonly Exclusion[],
  { columns }: ReasonSources,
): readonly Reason[] {
  return refused
    .filter((one) => kinds.some((kind) => shareOf(kind, one, columns) >= leastShare))
    .flatMap((one) => refusalReason(one) ?? []);
}

/** What at least this share of the ideas of a kind have is worth being named as absent. */
const leastShare = 0.1;

/**
 * Returns the share of the ideas of a kind that have what is refused: "no crowds" says something of a ticket, and nothing
 * of a tin of tea. 0 for a kind or a word, since "no books" says nothing of a mug.
 */
function shareOf(kind: Kind, one: Exclusion, columns: ReasonSources['columns']): number {
  if ('flag' in one) return columns.shareWithFlag(kind, one.flag);
  return 'concept' in one ? columns.shareAbout(kind, one.concept) : 0;
}

function refusalReason(one: Exclusion): Reason | undefined {
  if ('flag' in one) return { kind: 'without', flag: one.flag };
  return 'concept' in one ? { kind: 'without', concept: one.concept } : undefined;
}

/** An idea for nearly every age has no reason "for this age". */
function isForAge(idea: IdeaFacts, age: { readonly min: number; readonly max: number }): boolean {
  const [from, until] = idea.age;
  return from <= age.min && age.max <= until && until - from < 40;
}
