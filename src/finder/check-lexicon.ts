import { type Check, list, oneOf, record, text } from './shape.ts';
import { wordLanguages } from './vocabulary.ts';

const lowerCase = /^[^\p{Lu}]+$/u;
const word = text(1, 40, /^[^\s\p{Lu}]+$/u);
const phrase = text(2, 80, lowerCase);
const words = record(
  { words: list(word, 0, 200) },
  { phrases: list(phrase, 0, 100), heads: list(text(4, 30, lowerCase), 0, 50) },
);
const inTongues = (check: Check) =>
  Object.fromEntries(wordLanguages.map((language) => [language, check]));

/**
 * What is wrong with one file of concepts, as sentences that name the place; empty when nothing is.
 * @param concepts the ids of all files
 */
export function checkConceptGroup(file: unknown, concepts: ReadonlySet<string>): readonly string[] {
  const concept = record(
    { id: oneOf(concepts), en: words, de: words, fr: words },
    {
      broader: list(oneOf(concepts), 0, 3),
      es: words,
      it: words,
      not: record({}, inTongues(list(phrase, 0, 60))),
    },
  );
  return record({ group: text(2, 60), concepts: list(concept, 1, 200) })(file, 'file');
}
