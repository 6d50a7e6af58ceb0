import { foldWord, type Span } from './normalise.ts';
import type { WishInterest } from './wish.ts';

/** What stands between two loves. */
const and =
  /^\s*,?\s*(?:and|&|\+|,|or|plus|und|sowie|oder|et|ou|ainsi que)\s+(?:(?:also|auch|aussi)\s+)?(?:(?:loves?|likes?|enjoys?|liebt|mag|hort|liest|aime|adore)\s+)?(?:(?:her|his|the|la|le|les|l'|de|du|des|d')\s*)?(?:la\s+|l')?$/;
/** What a love is told with, right before it. */
const likes =
  /(?:\b(?:loves?|likes?|enjoys?|adores?|into|collects?|does|doing|obsessed with|crazy about|mad about|fan of|liebt|mag|sammelt|aime|adore|collectionne|fan de|passionnee? (?:de|par))|\bfan d')\s*(?:(?:her|his|good|the|all|doing|la|le|les|l'|du|de|des|die|das)\s*)?$/;

/** A word for a sort of thing is a theme of its own beside another, or after a word for liking. */
export function isLiked(text: string, span: Span, others: readonly WishInterest[]): boolean {
  const between = (from: number, until: number) => foldWord(text.slice(from, until));
  return (
    likes.test(between(0, span[0])) ||
    others.some(
      (other) =>
        other.span &&
        (and.test(between(other.span[1], span[0])) || and.test(between(span[1], other.span[0]))),
    )
  );
}
