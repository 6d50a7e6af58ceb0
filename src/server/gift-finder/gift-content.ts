import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Category } from '../../finder/content/catalogue.ts';
import type { Guide, GuideFile } from '../../finder/content/guide.ts';
import type { ConceptGroup } from '../../finder/content/lexicon.ts';
import { type ProperName, parseProperNames } from '../../finder/content/proper-names.ts';
import type { Theme, ThemeFile } from '../../finder/content/theme.ts';
import type { PartModel } from '../../finder/parse/part-probability.ts';
import type { LearnedRatings } from '../../finder/rank/learned-ratings.ts';
import type { StoredWeights } from '../../finder/rank/ranking-weights.ts';

const content = join(import.meta.dirname, '../../../content/gifts');

/** What is in `content/gifts`, apart from the annotated queries. */
export interface GiftContent {
  readonly catalogue: readonly Category[];
  readonly lexicon: readonly ConceptGroup[];
  readonly names: readonly ProperName[];
  readonly guides: readonly Guide[];
  readonly themes: readonly Theme[];
  readonly ranking: StoredWeights;
  readonly ratings: LearnedRatings;
  readonly parts: PartModel;
  /** by language: the files of weights, of situations (JSON) and of the phrases for situations */
  readonly taggers: ReadonlyMap<string, Uint8Array>;
  readonly situations: ReadonlyMap<string, Uint8Array>;
  readonly situationPhrases: ReadonlyMap<string, Uint8Array>;
}

/** Returns the content of the gift finder as its files have it. */
export async function readGiftContent(): Promise<GiftContent> {
  return {
    catalogue: await readAll<Category>('ideas'),
    lexicon: await readAll<ConceptGroup>('concepts'),
    names: await readNames(),
    guides: (await readAll<GuideFile>('guides')).flatMap((file) => file.guides),
    themes: (await readAll<ThemeFile>('themes')).flatMap((file) => file.themes),
    ranking: (await readJson('ranking.json')) as StoredWeights,
    ratings: (await readJson('learned-ratings.json')) as LearnedRatings,
    parts: (await readJson('part-probabilities.json')) as PartModel,
    taggers: await readFolder('taggers', '.bin'),
    situations: await readFolder('situations', '.json'),
    situationPhrases: await readFolder('situation-phrases', '.txt'),
  };
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(content, name), 'utf8'));
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
  const files = await readFolder('names', '.txt');
  return Array.from(files.values(), (bytes) => parseProperNames(bytes.toString())).flat();
}

/** Reads the files of a folder with an ending, each under its name without it, in the order of these names. */
async function readFolder(folder: string, ending: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = await readdir(join(content, folder));
  const chosen = names.filter((name) => name.endsWith(ending)).sort();
  const files = chosen.map(
    async (name) => [basename(name, ending), await readFile(join(content, folder, name))] as const,
  );
  return new Map(await Promise.all(files));
}
