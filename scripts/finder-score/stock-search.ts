import type { Idea } from '../../src/finder/catalogue.ts';
import { type Language, languages } from '../../src/finder/vocabulary.ts';
import type { Search } from './measures.ts';

const saturation = 1.2;
const byLength = 0.75;

/**
 * What a site gets from a full-text search as it comes: BM25 over each idea's texts in one language,
 * words split at what is no letter, in lower case, nothing else. No search library is installed; this
 * is their common core.
 */
export function stockSearch(ideas: readonly Idea[]): Search {
  const indexes = Object.fromEntries(
    languages.map((language) => [language, index(ideas, language)]),
  );
  return (query, language) => {
    const { documents, found, average } = indexes[language] as ReturnType<typeof index>;
    const terms = new Set(words(query));
    return ideas
      .map((idea, at) => {
        const document = documents[at] ?? [];
        let score = 0;
        for (const term of terms) {
          const times = document.filter((word) => word === term).length;
          const n = found.get(term) ?? 0;
          const rare = Math.log(1 + (ideas.length - n + 0.5) / (n + 0.5));
          const long = 1 - byLength + (byLength * document.length) / average;
          score += (rare * times * (saturation + 1)) / (times + saturation * long);
        }
        return { id: idea.id, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  };
}

function index(ideas: readonly Idea[], language: Language) {
  const documents = ideas.map(({ [language]: text }) =>
    words([text.title, text.description, ...text.keywords, ...text.who].join(' ')),
  );
  const found = new Map<string, number>();
  for (const document of documents)
    for (const word of new Set(document)) found.set(word, (found.get(word) ?? 0) + 1);
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  return { documents, found, average };
}

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
