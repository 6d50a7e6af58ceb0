import * as z from 'zod/mini';
import type { Category } from './catalogue.ts';
import { id, list, range, readContent, text } from './content-schemas.ts';
import {
  diets,
  flags,
  kinds,
  marketplaceLanguages,
  occasions,
  recipients,
  situations,
} from './vocabulary.ts';

/** What an idea can be only for, beside concepts. */
const conditions: ReadonlySet<string> = new Set([...situations, ...occasions, ...recipients]);

const title = text(3, 60);
const ideaText = z.strictObject({
  title,
  description: text(70, 190, /^[^!€$]*$/),
  keywords: list(text(2, 60), 3, 10),
  who: list(text(5, 120), 1, 4),
});
const marketplaceQuery = text(3, 80, /^[^"A-Z]+$/);

/** `thick` is told by its opposite, `flat`, and `for-beginners` by its own field. */
const writtenFlags = flags.filter((flag) => flag !== 'thick' && flag !== 'for-beginners');

/** One file of `content/gifts/ideas`. */
const categorySchema = z.strictObject({
  category: id,
  title: z.strictObject({ en: title, de: title, fr: title }),
  ideas: list(
    z.strictObject({
      id,
      art: id,
      price: range(1, 500),
      for: list(z.enum(recipients), 1, 10),
      age: range(0, 99),
      occasions: list(z.enum(occasions), 1, 10),
      kinds: list(z.enum(kinds), 1, 3),
      concepts: list(id, 1, 3),
      en: ideaText,
      de: ideaText,
      fr: ideaText,
      search: z.record(z.enum(marketplaceLanguages), marketplaceQuery),
      elsewhere: z.exactOptional(z.literal(true)),
      leans: z.exactOptional(z.enum(['f', 'm'])),
      also: z.exactOptional(list(id, 0, 8)),
      flags: z.exactOptional(list(z.enum(writtenFlags), 0, 16)),
      flat: z.exactOptional(z.literal(true)),
      onlyWith: z.exactOptional(list(id, 1, 24)),
      suits: z.exactOptional(list(z.enum([...diets, ...situations]), 1, 4)),
      forBeginners: z.exactOptional(z.literal(true)),
    }),
    1,
    100,
  ),
}) satisfies z.ZodMiniType<Category>;

/**
 * Returns what is wrong with one file of ideas, as sentences that name the place; empty when nothing is.
 * @param concepts the ids of the lexicon
 */
export function checkCategory(file: unknown, concepts: ReadonlySet<string>): readonly string[] {
  const read = readContent(categorySchema, file);
  if ('issues' in read) return read.issues;
  return read.data.ideas.flatMap((idea) => [
    ...[...idea.concepts, ...(idea.also ?? [])]
      .filter((concept) => !concepts.has(concept))
      .map((concept) => `${idea.id}: unknown concept ${concept}`),
    ...(idea.onlyWith ?? [])
      .filter((name) => !concepts.has(name) && !conditions.has(name))
      .map((name) => `${idea.id}: unknown condition ${name}`),
  ]);
}
