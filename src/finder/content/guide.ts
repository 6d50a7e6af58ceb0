import * as z from 'zod/mini';
import { id, list, range, readContent, text } from './content-schemas.ts';
import type { Occasion, Recipient, Situation } from './vocabulary.ts';
import { occasions, recipients, situations } from './vocabulary.ts';

/**
 * A list of ideas that a person has chosen for one kind of need, the best first. An absent condition
 * means that the list suits any.
 */
export interface Guide {
  readonly id: string;
  readonly for?: readonly Recipient[];
  readonly gender?: 'f' | 'm';
  /** youngest and oldest recipient in years; 99 means no upper end */
  readonly age?: readonly [youngest: number, oldest: number];
  readonly occasions?: readonly Occasion[];
  /** whole euros that such a gift usually costs */
  readonly price?: readonly [low: number, high: number];
  /** the list suits only queries with one of these situations */
  readonly situations?: readonly Situation[];
  /** ids of ideas */
  readonly ideas: readonly string[];
}

/** One file of `content/gifts/guides`. */
const guideFile = z.strictObject({
  title: text(3, 80),
  guides: list(
    z.strictObject({
      id,
      for: z.exactOptional(list(z.enum(recipients), 1, 8)),
      gender: z.exactOptional(z.enum(['f', 'm'])),
      age: z.exactOptional(range(0, 99)),
      occasions: z.exactOptional(list(z.enum(occasions), 1, 8)),
      price: z.exactOptional(range(0, 500)),
      situations: z.exactOptional(list(z.enum(situations), 1, 6)),
      ideas: list(id, 15, 40),
    }),
    1,
    100,
  ),
});

/** One file of guides. */
export interface GuideFile {
  /** what the guides of the file have in common; for editors only */
  readonly title: string;
  readonly guides: readonly Guide[];
}

/**
 * Returns what is wrong with one file of guides, as sentences that name the place; empty when nothing is.
 * @param ideas the ids of the catalogue
 */
export function checkGuides(file: unknown, ideas: ReadonlySet<string>): readonly string[] {
  const read = readContent(guideFile, file);
  if ('issues' in read) return read.issues;
  return read.data.guides.flatMap((guide) => [
    ...guide.ideas
      .filter((idea) => !ideas.has(idea))
      .map((idea) => `${guide.id}: unknown idea ${idea}`),
    ...(isGeneral(guide) ? [`${guide.id}: suits every query`] : []),
  ]);
}

const isGeneral = (guide: Guide) =>
  guide.for === undefined && guide.occasions === undefined && guide.situations === undefined;
