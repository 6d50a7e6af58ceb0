import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Category } from '../../src/finder/catalogue.ts';
import type { FinderOptions } from '../../src/finder/finder.ts';
import type { Guide, GuideFile } from '../../src/finder/guide.ts';
import type { Learned } from '../../src/finder/knowledge.ts';
import type { ConceptGroup } from '../../src/finder/lexicon.ts';
import type { StoredWeights } from '../../src/finder/rank/ranking-weights.ts';
import type { SituationModel } from '../../src/finder/tagger/situation-model.ts';
import { unpackWeights } from '../../src/finder/tagger/tagger-weights.ts';

const gifts = join(import.meta.dirname, '..', '..', 'content', 'gifts');

/** The real catalogue, one entry a file, in the order of the files' names. */
export function loadCatalogue(): readonly Category[] {
  return readAll('ideas') as readonly Category[];
}

/** Returns the groups of concepts in `content/gifts/concepts`, in the order of their file names. */
export function loadLexicon(): readonly ConceptGroup[] {
  return readAll('concepts') as readonly ConceptGroup[];
}

/** Returns all that the finder knows beside catalogue and lexicon. */
export function loadFinderOptions(): FinderOptions {
  return { learned: loadLearned(), guides: loadGuides(), ranking: loadRanking() };
}

function loadRanking(): StoredWeights {
  return JSON.parse(readFileSync(join(gifts, 'ranking.json'), 'utf8')) as StoredWeights;
}

/** Returns the guides in `content/gifts/guides`, in the order of their file names. */
export function loadGuides(): readonly Guide[] {
  return loadGuideFiles().flatMap(({ guides }) => guides);
}

/** Returns the files in `content/gifts/guides`. */
export function loadGuideFiles(): readonly GuideFile[] {
  return readAll('guides') as readonly GuideFile[];
}

function readAll(folder: string): readonly unknown[] {
  return readdirSync(join(gifts, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(gifts, folder, name), 'utf8')) as unknown);
}

/** Returns what was learned from annotated queries, by language. */
export function loadLearned(): Learned {
  return {
    taggers: byLanguage('taggers', '.bin', unpackWeights),
    situations: byLanguage(
      'situations',
      '.json',
      (bytes) => JSON.parse(bytes.toString()) as SituationModel,
    ),
  };
}

function byLanguage<T>(
  folder: string,
  ending: string,
  read: (bytes: Buffer) => T,
): ReadonlyMap<string, T> {
  const names = readdirSync(join(gifts, folder));
  return new Map(
    names.map((name) => [basename(name, ending), read(readFileSync(join(gifts, folder, name)))]),
  );
}
