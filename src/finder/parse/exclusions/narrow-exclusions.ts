import type { Exclusion, QueryInterest, QueryKind } from '../../parsed-query.ts';
import { touches } from '../../text/normalize.ts';
import { type Sentence, wordsOf } from '../sentence.ts';

/**
 * Returns the exclusions without those that contradict the rest of the query: in "wine, but no
 * rosé" a visitor who wants the concept excludes the word or the kind only.
 */
export function narrowExclusions(
  excluded: readonly Exclusion[],
  interests: readonly QueryInterest[],
  kinds: readonly QueryKind[],
  sentence: Sentence,
): readonly Exclusion[] {
  return excluded.flatMap((one): Exclusion | readonly Exclusion[] => {
    if (isQualified(one, excluded, sentence)) return [];
    if ('kind' in one && kinds.some(({ kind }) => kind === one.kind))
      return firstWord(one, sentence);
    if (!('concept' in one) || one.way) return one;
    const wanted = interests.find(({ concept }) => concept === one.concept);
    if (!wanted) return one;
    const isAlsoKind = excluded.some(
      (other) => ('kind' in other || 'flag' in other) && touches(other, one),
    );
    if (isAlsoKind) return [];
    const { named: word, concept: _, unlessSuits: __, ...part } = one;
    return word === undefined || wanted.words.includes(word) ? one : { ...part, word };
  });
}

/** Of "no noisy toys" the noisy ones are excluded: a kind beside a property is that kind with the property. */
function isQualified(one: Exclusion, excluded: readonly Exclusion[], { text }: Sentence): boolean {
  if (!('kind' in one) || one.owned === true) return false;
  const isBeside = (a: Exclusion, b: Exclusion) =>
    a.end !== undefined && b.start !== undefined && /^ +$/.test(text.slice(a.end, b.start));
  return excluded.some(
    (other) => 'flag' in other && !other.way && (isBeside(one, other) || isBeside(other, one)),
  );
}

function firstWord(one: Exclusion & { readonly kind: string }, sentence: Sentence) {
  if (one.start === undefined) return one;
  const { kind: _, owned: __, way: ___, ...part } = one;
  const tokens = sentence.tokens.filter((token) => touches(token, one));
  return wordsOf(tokens, sentence.grammar)
    .slice(0, 1)
    .map((word) => ({ ...part, word }));
}
