import type { LanguagePack } from '../languages/language-pack.ts';
import type { Token } from '../text/normalize.ts';

const visitorVotes = 1.2;
const wordVotes = 1;
const lettersVotes = 0.8;
/** Further special letters give no votes. */
const maxLetters = 3;

/**
 * Returns the language of a query. Each stop word, special letter and word of a lexicon
 * gives votes, and the language of the page has some in advance.
 * @param visitor the language of the page
 * @param knows tells whether the lexicon of a language has a word
 */
export function detectLanguage(
  text: string,
  tokens: readonly Token[],
  visitor: string,
  packs: readonly LanguagePack[],
  knows: (language: string, key: string) => boolean,
): string {
  const votes = new Map<string, number>([[visitor, visitorVotes]]);
  const add = (language: string, weight: number) =>
    votes.set(language, (votes.get(language) ?? 0) + weight);
  for (const token of tokens) {
    const languages = languagesOf(token, packs, knows);
    for (const language of languages) add(language, wordVotes / languages.length ** 1.5);
  }
  for (const pack of packs) add(pack.code, lettersVotesOf(text, pack));
  return mostVotes(votes, visitor);
}

function lettersVotesOf(text: string, { letters }: LanguagePack): number {
  const found = letters ? (text.match(letters.expression)?.length ?? 0) : 0;
  return Math.min(maxLetters, found) * lettersVotes;
}

/** Of equal votes the language of the page wins. */
function mostVotes(votes: ReadonlyMap<string, number>, visitor: string): string {
  let best = visitor;
  let most = votes.get(visitor) ?? 0;
  for (const [code, count] of votes) if (count > most + 1e-9) [best, most] = [code, count];
  return best;
}

/** The languages that have a word as a stop word; if none has, those whose lexicon has it. */
function languagesOf(
  { key, alternative }: Token,
  packs: readonly LanguagePack[],
  knows: (language: string, key: string) => boolean,
): readonly string[] {
  const codes = packs.map(({ code }) => code);
  const withStopWord = packs
    .filter(
      ({ stopWords, hasUmlauts }) =>
        stopWords.has(key) || (hasUmlauts === true && stopWords.has(alternative)),
    )
    .map(({ code }) => code);
  return withStopWord.length > 0 ? withStopWord : codes.filter((code) => knows(code, key));
}
