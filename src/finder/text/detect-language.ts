import { type WordLanguage, wordLanguages } from '../vocabulary.ts';
import type { Token } from './normalize.ts';
import { isStopWord } from './stop-words.ts';

/** Letters that one of the languages uses and the others do not. */
const spellings: readonly (readonly [WordLanguage, RegExp])[] = [
  ['de', /[äöüß]/giu],
  ['fr', /[éèêàçùœ]|\b[ldjqn]['’]/giu],
  ['es', /[ñ¿¡]|ción\b/giu],
  ['it', /\b(?:dell|nell|all|un)['’]|zion[ei]\b/giu],
];
const visitorVotes = 1.2;
const wordVotes = 1;
const spellingVotes = 0.8;

/**
 * Returns the language of a query. Each stop word, special letter and word that a lexicon knows
 * gives votes, and the language of the page has some in advance.
 * @param knows tells whether the lexicon of a language has a word
 */
export function detectLanguage(
  text: string,
  tokens: readonly Token[],
  visitor: WordLanguage,
  knows: (language: WordLanguage, key: string) => boolean,
): WordLanguage {
  const votes = new Map<WordLanguage, number>([[visitor, visitorVotes]]);
  const add = (language: WordLanguage, weight: number) =>
    votes.set(language, (votes.get(language) ?? 0) + weight);
  for (const { key, alternative } of tokens) {
    const stopWordLanguages = wordLanguages.filter(
      (l) => isStopWord(key, l) || isStopWord(alternative, l),
    );
    for (const language of stopWordLanguages)
      add(language, wordVotes / stopWordLanguages.length ** 1.5);
    if (stopWordLanguages.length > 0) continue;
    const lexiconLanguages = wordLanguages.filter((l) => knows(l, key));
    for (const language of lexiconLanguages)
      add(language, wordVotes / lexiconLanguages.length ** 1.5);
  }
  for (const [language, letters] of spellings)
    add(language, Math.min(3, text.match(letters)?.length ?? 0) * spellingVotes);
  let best = visitor;
  for (const language of wordLanguages)
    if ((votes.get(language) ?? 0) > (votes.get(best) ?? 0) + 1e-9) best = language;
  return best;
}
