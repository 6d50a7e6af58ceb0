import type { QueryInterest } from '../parsed-query.ts';
import { foldWord, type Span } from '../text/normalize.ts';

/** The text between two interests in a list. */
const and =
  /^\s*,?\s*(?:and|&|\+|,|or|plus|und|sowie|oder|et|ou|ainsi que)\s+(?:(?:also|auch|aussi)\s+)?(?:(?:loves?|likes?|enjoys?|liebt|mag|hort|liest|aime|adore)\s+)?(?:(?:her|his|the|la|le|les|l'|de|du|des|d')\s*)?(?:la\s+|l')?$/;
/** The text right before an interest, such as "loves the". */
const likes =
  /(?:\b(?:loves?|likes?|enjoys?|adores?|into|collects?|does|doing|obsessed with|crazy about|mad about|fan of|liebt|mag|sammelt|aime|adore|collectionne|fan de|passionnee? (?:de|par))|\bfan d')\s*(?:(?:her|his|good|the|all|doing|la|le|les|l'|du|de|des|die|das)\s*)?$/;

/**
 * Returns true when a kind is in a list with an interest, or follows a verb such as "likes": it is
 * an interest then, and no kind of product to give.
 */
export function isCoordinated(text: string, span: Span, others: readonly QueryInterest[]): boolean {
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
