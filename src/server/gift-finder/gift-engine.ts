import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Category, Idea } from '../../finder/content/catalogue.ts';
import type { GuideFile } from '../../finder/content/guide.ts';
import type { ConceptGroup } from '../../finder/content/lexicon.ts';
import { type ProperName, parseProperNames } from '../../finder/content/proper-names.ts';
import { situationPhrases } from '../../finder/content/situation-phrases.ts';
import type { ThemeFile } from '../../finder/content/theme.ts';
import { type Finder, finderInSteps } from '../../finder/finder.ts';
import type { Learned } from '../../finder/knowledge.ts';
import type { StoredWeights } from '../../finder/rank/ranking-weights.ts';
import type { SituationModel } from '../../finder/tagger/situation-model.ts';
import { unpackWeights } from '../../finder/tagger/tagger-weights.ts';
import { runInSteps } from './run-in-steps.ts';

const content = join(import.meta.dirname, '../../../content/gifts');

/** The finder with what is needed to say what it found. */
export interface GiftEngine {
  readonly finder: Finder;
  /** the category of an idea, by the idea's id */
  readonly categories: ReadonlyMap<string, Category>;
  /** ids of the concepts of the lexicon */
  readonly concepts: ReadonlySet<string>;
}

/** Reads catalogue, lexicon and taggers and builds every index, without keeping anybody waiting meanwhile. */
export async function loadGiftEngine(): Promise<GiftEngine> {
  const catalogue = await readAll<Category>('ideas');
  const lexicon = await readAll<ConceptGroup>('concepts');
  const ranking = JSON.parse(
    await readFile(join(content, 'ranking.json'), 'utf8'),
  ) as StoredWeights;
  const guides = (await readAll<GuideFile>('guides')).flatMap((file) => file.guides);
  const themes = (await readAll<ThemeFile>('themes')).flatMap((file) => file.themes);
  return {
    finder: await runInSteps(
      finderInSteps(catalogue, lexicon, {
        names: await readNames(),
        situationPhrases: situationPhrases(
          await readFolder('situation-phrases', '.txt', (bytes) => bytes.toString()),
        ),
        learned: await readLearned(),
        guides,
        themes,
        ranking,
      }),
    ),
    categories: new Map(
      catalogue.flatMap((category) => category.ideas.map((idea: Idea) => [idea.id, category])),
    ),
    concepts: new Set(lexicon.flatMap((group) => group.concepts.map(({ id }) => id))),
  };
}

/**
 * The files in the order of their names: the same ideas are found on every machine. Their shape is tested
 * (`check-catalogue.ts`, `check-lexicon.ts`); to check it here would take a third of the time of a first search.
 */
async function readAll<Entry>(folder: string): Promise<readonly Entry[]> {
  const names = (await readdir(join(content, folder))).filter((name) => name.endsWith('.json'));
  const entries: Entry[] = [];
  for (const name of names.sort())
    entries.push(JSON.parse(await readFile(join(content, folder, name), 'utf8')) as Entry);
  return entries;
}

async function readNames(): Promise<readonly ProperName[]> {
  const files = await readFolder('names', '.txt', (bytes) => parseProperNames(bytes.toString()));
  return [...files.values()].flat();
}

async function readLearned(): Promise<Learned> {
  return {
    taggers: await readFolder('taggers', '.bin', unpackWeights),
    situations: await readFolder(
      'situations',
      '.json',
      (bytes) => JSON.parse(bytes.toString()) as SituationModel,
    ),
  };
}

/** Reads the files of a folder with an ending, each under its name without it. */
async function readFolder<T>(
  folder: string,
  ending: string,
  read: (bytes: Buffer) => T,
): Promise<ReadonlyMap<string, T>> {
  const names = await readdir(join(content, folder));
  const chosen = names.filter((name) => name.endsWith(ending));
  const files = chosen.map(async (name) => {
    const bytes = await readFile(join(content, folder, name));
    return [basename(name, ending), read(bytes)] as const;
  });
  return new Map(await Promise.all(files));
}
