import type { Occasion, Recipient } from './content/vocabulary.ts';
import { exclusionName, isImpliedBy, isMentionedWith } from './exclusion.ts';
import type { Exclusion, ParsedQuery } from './parsed-query.ts';

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
