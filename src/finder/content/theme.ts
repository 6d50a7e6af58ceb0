import * as z from 'zod/mini';
import { id, list, readContent, text } from './content-schemas.ts';

/**
 * The ideas for somebody of whom nothing is known but that they love one thing, chosen by hand. All are ids
 * of ideas; each is named once.
 */
export interface Theme {
  /** the interest */
  readonly concept: string;
  /** ideas that such a person is glad of, the best first */
  readonly glad: readonly string[];
  /** acceptable ideas, the best first */
  readonly fair?: readonly string[];
  /** ideas that touch the interest, and disappoint such a person */
  readonly poor?: readonly string[];
}

/** One file of `content/gifts/themes`. */
export interface ThemeFile {
  /** what the themes of the file have in common; for editors only */
  readonly title: string;
  readonly themes: readonly Theme[];
}

const themeFile = z.strictObject({
  title: text(3, 80),
  themes: list(
    z.strictObject({
      concept: id,
      glad: list(id, 5, 40),
      fair: z.exactOptional(list(id, 1, 60)),
      poor: z.exactOptional(list(id, 1, 60)),
    }),
    1,
    100,
  ),
});

/** What a theme may name. */
interface Known {
  /** the ids of the catalogue */
  readonly ideas: ReadonlySet<string>;
  /** the ids of the lexicon */
  readonly concepts: ReadonlySet<string>;
}

/** Returns what is wrong with one file of themes, as sentences that name the place; empty when nothing is. */
export function checkThemes(file: unknown, known: Known): readonly string[] {
  const read = readContent(themeFile, file);
  if ('issues' in read) return read.issues;
  return read.data.themes.flatMap(({ concept, glad, fair = [], poor = [] }) => {
    const ideas = [...glad, ...fair, ...poor];
    return [
      ...(known.concepts.has(concept) ? [] : [`${concept}: unknown concept`]),
      ...ideas
        .filter((idea) => !known.ideas.has(idea))
        .map((idea) => `${concept}: unknown idea ${idea}`),
      ...ideas
        .filter((idea, at) => ideas.indexOf(idea) !== at)
        .map((idea) => `${concept}: ${idea} stands twice`),
    ];
  });
}
