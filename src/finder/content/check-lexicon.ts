import * as z from 'zod/mini';
import { list, readContent, text } from './content-schemas.ts';
import type { ConceptGroup } from './lexicon.ts';
import { conceptFacts, diets, kinds } from './vocabulary.ts';

const lowerCase = /^[^\p{Lu}]+$/u;
const words = z.strictObject({
  words: list(text(1, 40, /^[^\s\p{Lu}]+$/u), 0, 300),
  phrases: z.exactOptional(list(text(2, 80, lowerCase), 0, 300)),
  heads: z.exactOptional(list(text(4, 30, lowerCase), 0, 50)),
});
const otherMeanings = z.exactOptional(list(text(2, 80, lowerCase), 0, 60));
const conceptId = z.string();

/** One file of `content/gifts/concepts`. */
const conceptGroupSchema = z.strictObject({
  group: text(2, 60),
  is: z.exactOptional(list(z.enum(conceptFacts), 1, 5)),
  concepts: list(
    z.strictObject({
      id: conceptId,
      en: words,
      de: words,
      fr: words,
      broader: z.exactOptional(list(conceptId, 0, 3)),
      is: z.exactOptional(list(z.enum(conceptFacts), 1, 5)),
      within: z.exactOptional(list(conceptId, 1, 3)),
      itself: z.exactOptional(list(z.enum(kinds), 1, 4)),
      devices: z.exactOptional(list(text(2, 40, /^[a-z0-9]+$/), 1, 40)),
      excludedBy: z.exactOptional(list(z.enum(diets), 1, 5)),
      lifts: z.exactOptional(list(z.enum(diets), 1, 5)),
      aidFor: z.exactOptional(list(z.enum(diets), 1, 5)),
      emoji: z.exactOptional(list(text(1, 8, /\p{Extended_Pictographic}/u), 1, 10)),
      es: z.exactOptional(words),
      it: z.exactOptional(words),
      not: z.exactOptional(
        z.strictObject({
          en: otherMeanings,
          de: otherMeanings,
          fr: otherMeanings,
          es: otherMeanings,
          it: otherMeanings,
        }),
      ),
    }),
    1,
    200,
  ),
}) satisfies z.ZodMiniType<ConceptGroup>;

/**
 * Returns what is wrong with one file of concepts, as sentences that name the place; empty when nothing is.
 * @param concepts the ids of all files
 */
export function checkConceptGroup(file: unknown, concepts: ReadonlySet<string>): readonly string[] {
  const read = readContent(conceptGroupSchema, file);
  if ('issues' in read) return read.issues;
  return read.data.concepts.flatMap(({ id, broader = [], within = [] }) =>
    [id, ...broader, ...within]
      .filter((concept) => !concepts.has(concept))
      .map((concept) => `${id}: unknown concept ${concept}`),
  );
}
