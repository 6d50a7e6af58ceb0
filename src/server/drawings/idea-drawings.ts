import { readFile } from 'node:fs/promises';
import { languages } from '../../domain/language.ts';
import type { Idea } from '../../finder/content/catalogue.ts';

/** By the name of a drawing: the titles of the gift ideas that are shown with it, in every language. */
export type IdeaDrawings = Readonly<Record<string, readonly string[]>>;

/** Returns the titles of the ideas whose drawing is another than `choose` chooses by the words of the title. */
export function ideaDrawings(
  ideas: readonly Idea[],
  choose: (title: string) => string | null,
): IdeaDrawings {
  const shown = ideas.flatMap((idea) =>
    languages.map((language) => ({ title: idea[language].title, drawing: idea.art })),
  );
  const others = shown.filter(({ title, drawing }) => choose(title) !== drawing);
  const byDrawing = Map.groupBy(others, ({ drawing }) => drawing);
  return Object.fromEntries(
    Array.from(byDrawing, ([drawing, of]) => [drawing, of.map(({ title }) => title)]),
  );
}

/** Returns what the build wrote with `scripts/build/idea-drawings.ts`. Rejects when the file cannot be read. */
export async function readIdeaDrawings(file: string): Promise<IdeaDrawings> {
  return JSON.parse(await readFile(file, 'utf8')) as IdeaDrawings;
}
