import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import { languages } from '../../domain/language.ts';

const articles = join(import.meta.dirname, '../../../content/articles');
const finder = sharedFinder();
/** Parts read from a repaired word have exactly this confidence. */
const typoConfidence = 0.65;
/** Share of correctly spelt words that repair may turn into something else. */
const maxShare = 0.002;

test.each(languages)('%s: few unknown words of the articles are corrected as typos', (language) => {
  const words = wordsOfArticles(language);
  expect(words.size).toBeGreaterThan(2000);
  const repaired = [...words].filter((word) => {
    const { interests, recipients, occasion } = finder.parseQuery(word, { language });
    return [...interests, ...recipients, occasion].some(
      (part) => part?.confidence === typoConfidence,
    );
  });
  expect(repaired.length / words.size, repaired.join(' ')).toBeLessThanOrEqual(maxShare);
});

/** The words of at least five letters in the articles of a language. */
function wordsOfArticles(language: string): ReadonlySet<string> {
  const folder = join(articles, language);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/<[^>]+>/g, ' '));
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{5,}/gu),
  );
}
