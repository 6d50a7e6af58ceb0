import type { Language } from '../../../src/domain/language.ts';
import { type Knowledge, sentenceOf } from '../../../src/finder/parse/reading.ts';
import { classesOf } from '../../../src/finder/parse/token-classes.ts';
import type { TokenClasses } from '../../../src/finder/tagger/features.ts';
import { type TaggerToken, tokensOf } from '../../../src/finder/tagger/tokens.ts';

/** Returns the tokens of a query, and for each of them its classes, as the finder gives them to a tagger. */
export function classifiedTokens(
  text: string,
  language: Language,
  known: Knowledge,
): { readonly tokens: readonly TaggerToken[]; readonly classes: TokenClasses } {
  const sentence = sentenceOf(text, language, known);
  const tokens = tokensOf(sentence.text);
  return { tokens, classes: classesOf(tokens, sentence, known.concepts) };
}
