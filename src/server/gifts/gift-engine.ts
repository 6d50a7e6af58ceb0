import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category, Idea } from '../../finder/catalogue.ts';
import { createFinder, type Finder } from '../../finder/finder.ts';
import type { Concept, ConceptGroup } from '../../finder/lexicon.ts';

const content = join(import.meta.dirname, '../../../content/gifts');

/** The finder with what is needed to say what it found. */
export interface GiftEngine {
  readonly finder: Finder;
  /** the category of an idea, by the idea's id */
  readonly categories: ReadonlyMap<string, Category>;
  readonly concepts: ReadonlyMap<string, Concept>;
}

/** Reads catalogue and lexicon and builds every index: about 0.4 s and 35 MB. */
export async function loadGiftEngine(): Promise<GiftEngine> {
  const [catalogue, lexicon] = await Promise.all([
    readAll<Category>('ideas'),
    readAll<ConceptGroup>('concepts'),
  ]);
  return {
    finder: createFinder(catalogue, lexicon),
    categories: new Map(
      catalogue.flatMap((category) => category.ideas.map((idea: Idea) => [idea.id, category])),
    ),
    concepts: new Map(
      lexicon.flatMap((group) => group.concepts.map((concept) => [concept.id, concept])),
    ),
  };
}

/** The files in the order of their names: the same ideas are found on every machine. */
async function readAll<Entry>(folder: string): Promise<readonly Entry[]> {
  const names = (await readdir(join(content, folder))).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names
      .sort()
      .map(
        async (name) => JSON.parse(await readFile(join(content, folder, name), 'utf8')) as Entry,
      ),
  );
}
