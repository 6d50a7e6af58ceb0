import { type Check, list, oneOf, range, record, text } from './shape.ts';
import { flags, kinds, marketplaceLanguages, occasions, recipients } from './vocabulary.ts';

const id = text(3, 60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const inThree = (check: Check): Check => record({ en: check, de: check, fr: check });
const ideaText = record({
  title: text(3, 60),
  description: text(70, 190, /^[^!€$]*$/),
  keywords: list(text(2, 60), 3, 10),
  who: list(text(5, 120), 1, 4),
});
const search = record(
  Object.fromEntries(marketplaceLanguages.map((language) => [language, text(3, 80, /^[^"A-Z]+$/)])),
);

/**
 * What is wrong with one file of ideas, as sentences that name the place; empty when nothing is.
 * @param concepts the ids of the lexicon
 */
export function checkCategory(file: unknown, concepts: ReadonlySet<string>): readonly string[] {
  const idea = record(
    {
      id,
      art: id,
      price: range(5, 500),
      for: list(oneOf(recipients), 1, 10),
      age: range(0, 99),
      occasions: list(oneOf(occasions), 1, 10),
      kinds: list(oneOf(kinds), 1, 3),
      concepts: list(oneOf(concepts), 1, 3),
      en: ideaText,
      de: ideaText,
      fr: ideaText,
      search,
    },
    {
      leans: oneOf(['f', 'm']),
      also: list(oneOf(concepts), 0, 8),
      flags: list(oneOf(flags), 0, 10),
    },
  );
  return record({ category: id, title: inThree(text(3, 60)), ideas: list(idea, 1, 100) })(
    file,
    'file',
  );
}
