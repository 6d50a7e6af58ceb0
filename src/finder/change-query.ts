import type { Occasion, Recipient } from './content/vocabulary.ts';
import type { Exclusion, ParsedQuery, QueryInterest, QuerySituation } from './parsed-query.ts';
import { touches } from './text/normalize.ts';

/**
 * A visitor's change to the chips of a parsed query. Null removes a part; an absent field leaves it
 * unchanged.
 */
export interface QueryChange {
  readonly budget?: { readonly min: number | null; readonly max: number | null } | null;
  readonly age?: { readonly min: number; readonly max: number } | null;
  readonly occasion?: Occasion | null;
  /** null removes all recipients and their gender */
  readonly recipient?: Recipient | null;
  /** concepts to remove */
  readonly withoutInterests?: readonly string[];
  /** exclusions to remove, by `exclusionName`; exclusions read from the same words are removed too */
  readonly withoutExclusions?: readonly string[];
}

/** Returns a changed copy; the given query is not modified. */
export function changeQuery(query: ParsedQuery, change: QueryChange): ParsedQuery {
  const interests = query.interests.filter(
    ({ concept }) => !change.withoutInterests?.includes(concept),
  );
  const gone = query.interests.filter((one) => !interests.includes(one));
  const excluded = query.excluded.filter((one) => !gone.some((part) => isImpliedBy(one, part)));
  return {
    ...query,
    ...replacedParts(change),
    interests,
    only: interests.length === query.interests.length ? query.only : null,
    excluded: without(excluded, change.withoutExclusions ?? []),
    isVague: interests.length === 0 && query.kinds.length === 0 && query.words.length === 0,
  };
}

/** The parts that stand in the place of those of a query. */
function replacedParts({ recipient, budget, age, occasion }: QueryChange): Partial<ParsedQuery> {
  return {
    ...(budget === undefined ? {} : { budget }),
    ...(age === undefined ? {} : { age }),
    ...(occasion === undefined ? {} : { occasion: occasion && { occasion } }),
    ...(recipient === undefined
      ? {}
      : { recipients: recipient === null ? [] : [{ recipient }], gender: null }),
  };
}

function without(excluded: readonly Exclusion[], names: readonly string[]): readonly Exclusion[] {
  const removed = excluded.filter((one) => names.includes(exclusionName(one)));
  return excluded.filter((one) => !removed.some((other) => isMentionedWith(one, other)));
}

/**
 * Returns true when two exclusions were read from the same words: "perfume" is a kind of product and a smell, and
 * "hates crowds" tells what somebody cannot bear and names it.
 */
export function isMentionedWith(one: Exclusion, other: Exclusion): boolean {
  if (one === other) return true;
  if (one.isImplied === true || other.isImplied === true) return touches(one, other);
  return one.start !== undefined && one.start === other.start && one.end === other.end;
}

/**
 * Returns true when an exclusion follows from a situation or an interest of the query: the same words imply it, as no
 * alcohol in a pregnancy, or nothing of another faith. Without that part it makes no sense.
 */
export function isImpliedBy(one: Exclusion, part: QueryInterest | QuerySituation): boolean {
  const isOfFaith = 'unlessAbout' in one && one.unlessAbout !== undefined;
  return one.isImplied === true && ('situation' in part || isOfFaith) && touches(one, part);
}

/** Returns a short name of an exclusion, such as "flag:alcohol", that can be stored in a URL. */
export function exclusionName(one: Exclusion): string {
  if ('kind' in one) return `kind:${one.kind}`;
  if ('flag' in one) return `flag:${one.flag}`;
  if ('concept' in one) return `concept:${one.concept}`;
  return 'thing' in one ? `thing:${one.thing}` : `word:${one.word}`;
}
