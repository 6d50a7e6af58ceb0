import type { Exclusion, QueryInterest, QuerySituation } from './parsed-query.ts';
import { touches } from './text/normalize.ts';

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
 * Returns the exclusions in groups that were read from the same words, in their order: each one is with the first group
 * whose first one it was mentioned with.
 */
export function saidTogether<One extends Exclusion>(
  excluded: readonly One[],
): readonly SaidTogether<One>[] {
  const groups: [One, ...One[]][] = [];
  for (const one of excluded) {
    const group = groups.find(([first]) => isMentionedWith(first, one));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** All that the same words exclude. */
type SaidTogether<One> = readonly [first: One, ...others: One[]];

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
