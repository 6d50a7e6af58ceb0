import { type Language, languages } from '../../src/domain/language.ts';
import type { Idea } from '../../src/finder/content/catalogue.ts';
import type { Search } from './measures.ts';

const saturation = 1.2;
const lengthWeight = 0.75;

/**
 * Returns a plain full-text search: BM25 over each idea's texts in one language, words split at
 * anything but letters and digits, in lower case. It stands for what search libraries have in
 * common.
 */
export function stockSearch(ideas: readonly Idea[]): Search {
  const indexes = Object.fromEntries(
    languages.map((language) => [language, index(ideas, language)]),
  );
  return (query, language) => {
    const { documents, documentCounts, average } = indexes[language] as ReturnType<typeof index>;
    const terms = new Set(words(query));
    return ideas
      .map((idea, at) => {
        const document = documents[at] ?? [];
        let score = 0;
        for (const term of terms) {
          const frequency = document.filter((word) => word === term).length;
          const n = documentCounts.get(term) ?? 0;
          const inverseFrequency = Math.log(1 + (ideas.length - n + 0.5) / (n + 0.5));
          const lengthNorm = 1 - lengthWeight + (lengthWeight * document.length) / average;
          score +=
            (inverseFrequency * frequency * (saturation + 1)) /
            (frequency + saturation * lengthNorm);
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
  const documentCounts = new Map<string, number>();
  for (const document of documents)
    for (const word of new Set(document))
      documentCounts.set(word, (documentCounts.get(word) ?? 0) + 1);
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  return { documents, documentCounts, average };
}

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
