import type { Occasion, Recipient } from './vocabulary.ts';
import type { Exclusion, Wish } from './wish.ts';

/** What a visitor did to the chips of a wish. Null takes a part out; what is absent stays. */
export interface WishChange {
  readonly budget?: { readonly min: number | null; readonly max: number | null } | null;
  readonly age?: { readonly min: number; readonly max: number } | null;
  readonly occasion?: Occasion | null;
  /** null takes all receivers out, and with them their gender */
  readonly recipient?: Recipient | null;
  /** concepts to take out */
  readonly withoutInterests?: readonly string[];
  /** refusals to take out, by `exclusionName`; with each goes all that the same words refuse */
  readonly withoutExclusions?: readonly string[];
}

/** A new wish; the old one stays as it was. */
export function changeWish(wish: Wish, change: WishChange): Wish {
  const interests = wish.interests.filter(
    ({ concept }) => !change.withoutInterests?.includes(concept),
  );
  const { recipient, budget, age, occasion } = change;
  return {
    ...wish,
    ...(budget === undefined ? {} : { budget }),
    ...(age === undefined ? {} : { age }),
    ...(occasion === undefined ? {} : { occasion: occasion && { occasion } }),
    ...(recipient === undefined
      ? {}
      : { recipients: recipient === null ? [] : [{ recipient }], leans: null }),
    interests,
    excluded: without(wish.excluded, change.withoutExclusions ?? []),
    isVague: interests.length === 0 && wish.kinds.length === 0 && wish.words.length === 0,
  };
}

function without(excluded: readonly Exclusion[], names: readonly string[]): readonly Exclusion[] {
  const out = excluded.filter((one) => names.includes(exclusionName(one)));
  return excluded.filter((one) => !out.some((other) => isSaidWith(one, other)));
}

/** Whether two refusals were read from the same words: "perfume" is a sort of thing and a smell. */
export function isSaidWith(one: Exclusion, other: Exclusion): boolean {
  if (one === other) return true;
  return (
    one.span?.[0] !== undefined && one.span[0] === other.span?.[0] && one.span[1] === other.span[1]
  );
}

/** A short name for a refusal, to keep in an address: "flag:alcohol". */
export function exclusionName(one: Exclusion): string {
  if ('kind' in one) return `kind:${one.kind}`;
  if ('flag' in one) return `flag:${one.flag}`;
  if ('concept' in one) return `concept:${one.concept}`;
  return 'thing' in one ? `thing:${one.thing}` : `word:${one.word}`;
}
