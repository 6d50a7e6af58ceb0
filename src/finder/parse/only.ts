import type { OnlyWanted, QueryInterest, QueryKind } from '../parsed-query.ts';
import type { FoundPart } from '../tagger/tagger.ts';
import { touches } from '../text/normalize.ts';

/**
 * From this probability on nothing else is shown. A wrong "only" costs a page its other ideas, a missed one
 * shows what must not be given.
 */
const minConfidence = 0.6;

/**
 * Returns the concepts and kinds in the parts that the tagger finds to be all that is wanted or allowed: "may
 * only get books and stamps". Null when it finds none that the lexicon knows.
 */
export function readOnly(
  parts: readonly FoundPart[],
  interests: readonly QueryInterest[],
  kinds: readonly QueryKind[],
): OnlyWanted | null {
  const places = parts.filter(
    ({ label, confidence }) => label === 'only' && confidence >= minConfidence,
  );
  const isInside = (one: QueryInterest | QueryKind) => places.some((place) => touches(one, place));
  const concepts = interests.filter(isInside).map(({ concept }) => concept);
  const named = kinds.filter(isInside).map(({ kind }) => kind);
  const [first] = places;
  if (!first || (concepts.length === 0 && named.length === 0)) return null;
  return { concepts, kinds: named, confidence: first.confidence };
}
