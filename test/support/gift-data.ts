import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Category } from '../../src/finder/content/catalogue.ts';
import type { Guide, GuideFile } from '../../src/finder/content/guide.ts';
import type { ConceptGroup } from '../../src/finder/content/lexicon.ts';
import { type ProperName, parseProperNames } from '../../src/finder/content/proper-names.ts';
import {
  type SituationPhrases,
  situationPhrases,
} from '../../src/finder/content/situation-phrases.ts';
import type { Theme, ThemeFile } from '../../src/finder/content/theme.ts';
import {
  createFinder,
  type Finder,
  type FinderContent,
  type FinderOptions,
} from '../../src/finder/finder.ts';
import type { LearnedModels } from '../../src/finder/knowledge.ts';
import type { PartModel } from '../../src/finder/parse/part-probability.ts';
import type { LearnedRatings } from '../../src/finder/rank/learned-ratings.ts';
import type { StoredWeights } from '../../src/finder/rank/ranking-weights.ts';
import type { SituationModel } from '../../src/finder/tagger/situation-model.ts';
import { unpackWeights } from '../../src/finder/tagger/tagger-weights.ts';

const gifts = join(import.meta.dirname, '..', '..', 'content', 'gifts');

let finder: Finder | undefined;

/** Returns the finder with all its content. Making it takes seconds, so the test files of a process share it. */
export function sharedFinder(): Finder {
  finder ??= createFinder(loadCatalogue(), loadLexicon(), loadFinderOptions());
  return finder;
}

/** The real catalogue, one entry a file, in the order of the files' names. */
export function loadCatalogue(): readonly Category[] {
  return readAll('ideas') as readonly Category[];
}

/** Returns the groups of concepts in `content/gifts/concepts`, in the order of their file names. */
export function loadLexicon(): readonly ConceptGroup[] {
  return readAll('concepts') as readonly ConceptGroup[];
}

/** Returns all that the finder knows beside catalogue and lexicon. */
export function loadFinderOptions(): FinderOptions & FinderContent {
  return {
    names: loadNames(),
    situationPhrases: loadSituationPhrases(),
    learned: loadLearned(),
    guides: loadGuides(),
    themes: loadThemes(),
    ranking: readJson('ranking.json') as StoredWeights,
    ratings: readJson('learned-ratings.json') as LearnedRatings,
  };
}

/** Returns the proper names in `content/gifts/names`. */
export function loadNames(): readonly ProperName[] {
  const folder = join(gifts, 'names');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => parseProperNames(readFileSync(join(folder, name), 'utf8')));
}

/** Returns the phrases in `content/gifts/situation-phrases`. */
export function loadSituationPhrases(): SituationPhrases {
  return situationPhrases(loadSituationFiles());
}

/** Returns the files in `content/gifts/situation-phrases`, by language. */
export function loadSituationFiles(): ReadonlyMap<string, string> {
  return byLanguage('situation-phrases', '.txt', (bytes) => bytes.toString());
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(gifts, name), 'utf8'));
}

/** Returns the guides in `content/gifts/guides`, in the order of their file names. */
export function loadGuides(): readonly Guide[] {
  return loadGuideFiles().flatMap(({ guides }) => guides);
}

/** Returns the files in `content/gifts/guides`. */
export function loadGuideFiles(): readonly GuideFile[] {
  return readAll('guides') as readonly GuideFile[];
}

/** Returns the themes in `content/gifts/themes`, in the order of their file names. */
export function loadThemes(): readonly Theme[] {
  return loadThemeFiles().flatMap(({ themes }) => themes);
}

/** Returns the files in `content/gifts/themes`. */
export function loadThemeFiles(): readonly ThemeFile[] {
  return readAll('themes') as readonly ThemeFile[];
}

function readAll(folder: string): readonly unknown[] {
  return readdirSync(join(gifts, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(gifts, folder, name), 'utf8')) as unknown);
}

/** Returns what was learned from annotated queries, by language. */
export function loadLearned(): LearnedModels {
  return {
    taggers: byLanguage('taggers', '.bin', unpackWeights),
    parts: readJson('part-probabilities.json') as PartModel,
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
  const names = readdirSync(join(gifts, folder)).filter((name) => name.endsWith(ending));
  return new Map(
    names.map((name) => [basename(name, ending), read(readFileSync(join(gifts, folder, name)))]),
  );
}
