import type { Token } from './normalise.ts';
import { isStopWord } from './stop-words.ts';
import { type WordLanguage, wordLanguages } from './vocabulary.ts';

/** Letters that one language uses and its neighbours do not. */
const spellings: readonly (readonly [WordLanguage, RegExp])[] = [
  ['de', /[äöüß]/giu],
  ['fr', /[éèêàçùœ]|\b[ldjqn]['’]/giu],
  ['es', /[ñ¿¡]|ción\b/giu],
  ['it', /\b(?:dell|nell|all|un)['’]|zion[ei]\b/giu],
];
const asVisitor = 1.2;
const asWord = 1;
const asSpelling = 0.8;

/**
 * The language of a wish: every joining word, telling letter and word that only one lexicon knows
 * has a vote, and the visitor's own language has one in advance. On the words of gift wishes this
 * needs no statistics of letters.
 */
export function languageOf(
  text: string,
  tokens: readonly Token[],
  visitor: WordLanguage,
  knows: (language: WordLanguage, key: string) => boolean,
): WordLanguage {
  const votes = new Map<WordLanguage, number>([[visitor, asVisitor]]);
  const add = (language: WordLanguage, weight: number) =>
    votes.set(language, (votes.get(language) ?? 0) + weight);
  for (const { key, alternative } of tokens) {
    const joined = wordLanguages.filter((l) => isStopWord(key, l) || isStopWord(alternative, l));
    for (const language of joined) add(language, asWord / joined.length ** 1.5);
    if (joined.length > 0) continue;
    const spoken = wordLanguages.filter((l) => knows(l, key));
    for (const language of spoken) add(language, asWord / spoken.length ** 1.5);
  }
  for (const [language, letters] of spellings)
    add(language, Math.min(3, text.match(letters)?.length ?? 0) * asSpelling);
  let best = visitor;
  for (const language of wordLanguages)
    if ((votes.get(language) ?? 0) > (votes.get(best) ?? 0) + 1e-9) best = language;
  return best;
}
