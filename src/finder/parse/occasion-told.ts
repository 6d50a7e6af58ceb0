import type { QueryOccasion } from '../parsed-query.ts';
import { occasionLabels } from '../tagger/labels.ts';
import { type Folded, type Place, type Token, touches } from '../text/normalize.ts';
import type { Grammar } from './grammar.ts';
import type { OccasionMatch } from './occasion.ts';
import type { Reading } from './reading.ts';
import { withText, wordsOf } from './sentence.ts';

/**
 * Returns the occasion with its words, where it is plausible; else the one that finished studies or a favour tell. Null
 * where none is told.
 */
export function occasionTold(
  { occasion, used }: OccasionMatch,
  { sentence: { text, folded, tokens, grammar }, plausibility, idioms }: Reading,
): QueryOccasion | null {
  // What words surely tell outranks the tagger.
  const told = grammar.toldOccasions(folded);
  const isTold = (one: QueryOccasion) =>
    one.occasion === 'invitation' ||
    told.some((place) => touches(one, place)) ||
    plausibility.has(one, occasionLabels);
  const named =
    occasion && !isNoIllness(occasion, folded, grammar) && isTold(occasion) ? occasion : null;
  const words = tokens.filter((_, at) => used.has(at));
  return (
    graduation(named, grammar.finished(folded), text) ??
    withWords(named, words, grammar) ??
    thanks(idioms.favour, text)
  );
}

/** An illness that is over, that the gift must not remind of, or among which somebody works. */
function isNoIllness(occasion: QueryOccasion, folded: Folded, grammar: Grammar): boolean {
  return (
    occasion.occasion === 'get-well' &&
    (grammar.recovered(folded.text) ||
      grammar.exclusions.reminders(folded).length > 0 ||
      grammar.isPassing(folded, 'hospital', occasion))
  );
}

/** Who has just finished their studies graduates, where nothing but that exam is told. */
function graduation(
  told: QueryOccasion | null,
  [place]: readonly Place[],
  text: string,
): QueryOccasion | null {
  if (!place || (told !== null && told.occasion !== 'exam')) return null;
  return { occasion: 'graduation', confidence: 1, ...withText(place, text) };
}

function withWords(
  occasion: QueryOccasion | null,
  tokens: readonly Token[],
  grammar: Grammar,
): QueryOccasion | null {
  if (!occasion) return null;
  const words = wordsOf(tokens, grammar);
  return words.length > 0 ? { ...occasion, words } : occasion;
}

/** A favour is a reason to say thanks. */
function thanks(favour: Place | null, text: string): QueryOccasion | null {
  return favour && { occasion: 'thank-you', confidence: 1, ...withText(favour, text) };
}
