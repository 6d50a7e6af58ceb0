import type { QueryInterest } from '../../parsed-query.ts';
import { foldWord, type Place } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';

/**
 * Returns true when a kind is in a list with an interest, or follows a verb such as "likes": it is
 * an interest then, and no kind of product to give. False for a language without such words.
 */
export function isCoordinated(
  text: string,
  { start, end }: Place,
  others: readonly QueryInterest[],
  grammar: Grammar['coordination'],
): boolean {
  if (!grammar) return false;
  const between = (from: number, until: number) => foldWord(text.slice(from, until));
  return (
    grammar.likes.test(between(0, start)) ||
    others.some(
      (other) =>
        other.start !== undefined &&
        other.end !== undefined &&
        (grammar.between.test(between(other.end, start)) ||
          grammar.between.test(between(end, other.start))),
    )
  );
}

/** Returns true for a thing that is asked for: "a kettle for mum", "needs a kettle"; false for a language without such words. */
export function isAskedFor(
  text: string,
  { start, end }: Place,
  grammar: Grammar['coordination'],
): boolean {
  if (!grammar) return false;
  const before = foldWord(text.slice(0, start));
  if (before.trim() === '') return grammar.asksFor.test(foldWord(text.slice(end)));
  return grammar.asks.test(before);
}
