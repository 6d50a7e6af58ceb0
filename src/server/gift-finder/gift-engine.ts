import { readFile } from 'node:fs/promises';
import type { IdeaFacts } from '../../finder/content/catalogue.ts';
import type { Concept } from '../../finder/content/lexicon.ts';
import { situationPhrases } from '../../finder/content/situation-phrases.ts';
import type { ConceptFact } from '../../finder/content/vocabulary.ts';
import { type Finder, finderInSteps, type StoredFinder, storeFinder } from '../../finder/finder.ts';
import { languagePacks } from '../../finder/languages/language-packs.ts';
import type { PartModel } from '../../finder/parse/part-probability.ts';
import type { SituationModels } from '../../finder/parse/situations.ts';
import type { StoredWeights } from '../../finder/rank/ranking-weights.ts';
import { readArrays } from '../../finder/stored/array-file.ts';
import type { CategoryTitle } from '../../finder/stored/stored-ideas.ts';
import type { SituationModel } from '../../finder/tagger/situation-model.ts';
import { type PackedWeights, unpackWeights } from '../../finder/tagger/tagger-weights.ts';
import { type GiftContent, readGiftContent } from './gift-content.ts';
import { runInSteps } from './run-in-steps.ts';

/** The finder with what is needed to say what it found. */
export interface GiftEngine {
  readonly finder: Finder;
  /** the category of an idea, by the idea's id */
  readonly categories: ReadonlyMap<string, CategoryTitle>;
  readonly ideas: readonly IdeaFacts[];
  /** ids of the concepts of the lexicon */
  readonly concepts: ReadonlySet<string>;
  /** ids of the concepts that say what somebody is like or lives through */
  readonly traits: ReadonlySet<string>;
  /** ids of the concepts that are faiths */
  readonly faiths: ReadonlySet<string>;
  /**
   * why the build's file was not read, so that the engine was made from the content: the code of the system, such as
   * `ENOENT`, or `damaged`, or `other_version`; null where it was read or none was named
   */
  readonly unreadFile: string | null;
}

/** Version of the form of the file; a server reads no file of another version. */
const format = 7;

/** All data of the engine, in the form of a file (`writeArrays`). */
export interface StoredEngine {
  readonly format: number;
  /** the languages that it was stored for */
  readonly languages: readonly string[];
  readonly finder: StoredFinder;
  readonly ranking: StoredWeights;
  readonly parts: PartModel;
  /** by language */
  readonly taggers: Readonly<Record<string, PackedWeights>>;
  /** by language: a `SituationModel` as JSON */
  readonly situations: Readonly<Record<string, Uint8Array>>;
  readonly situationPhrases: Readonly<Record<string, Uint8Array>>;
  readonly [name: string]: unknown;
}

const languages = languagePacks.map(({ code }) => code);

/**
 * Loads the engine; the event loop runs other tasks meanwhile.
 * @param file what the build made of the content; without it, or when it has another form, the same is made here,
 *   which takes several times as long, and `unreadFile` says why
 */
export async function loadGiftEngine(file: string | null = null): Promise<GiftEngine> {
  const built = file === null ? null : await readStoredEngine(file);
  const isRead = built !== null && typeof built !== 'string';
  const stored = isRead ? built : await runInSteps(storeEngine(await readGiftContent()));
  return { ...(await runInSteps(engineInSteps(stored))), unreadFile: isRead ? null : built };
}

/** Returns what the file has, or why it cannot be used. */
async function readStoredEngine(file: string): Promise<StoredEngine | string> {
  try {
    const stored = readArrays(await readFile(file)) as StoredEngine;
    const isOurs = stored.format === format && stored.languages.join() === languages.join();
    return isOurs ? stored : 'other_version';
  } catch (error) {
    return error instanceof Error && 'syscall' in error && 'code' in error
      ? String(error.code)
      : 'damaged';
  }
}

/** Returns all data of the engine. Yields every few milliseconds so that a server can answer requests. */
export function* storeEngine(content: GiftContent): Generator<undefined, StoredEngine> {
  const { catalogue, lexicon, ranking, parts, taggers } = content;
  const finder = yield* storeFinder(catalogue, lexicon, content);
  const weights: Record<string, PackedWeights> = {};
  for (const [language, bytes] of taggers) {
    weights[language] = unpackWeights(bytes);
    yield;
  }
  return {
    format,
    languages,
    finder,
    ranking,
    parts,
    taggers: weights,
    situations: Object.fromEntries(content.situations),
    situationPhrases: Object.fromEntries(content.situationPhrases),
  };
}

function* engineInSteps(
  stored: StoredEngine,
): Generator<undefined, Omit<GiftEngine, 'unreadFile'>> {
  const { ids, categories, categoryOf } = stored.finder.ideas;
  const { lexicon } = stored.finder.knowledge;
  const phrases = Object.entries(stored.situationPhrases);
  const finder = yield* finderInSteps(stored.finder, {
    situationPhrases: situationPhrases(
      new Map(phrases.map(([language, bytes]) => [language, textOf(bytes)])),
    ),
    learned: {
      taggers: new Map(Object.entries(stored.taggers)),
      parts: stored.parts,
      situations: situationModels(stored.situations),
    },
    ranking: stored.ranking,
  });
  return {
    finder,
    categories: new Map(
      ids.flatMap((id, index) => {
        const category = categories[categoryOf[index] ?? -1];
        return category ? [[id, category] as const] : [];
      }),
    ),
    ideas: ids.flatMap((id) => finder.facts(id) ?? []),
    concepts: new Set(lexicon.map(({ id }) => id)),
    traits: withFact(lexicon, 'trait', 'circumstance'),
    faiths: withFact(lexicon, 'faith'),
  };
}

function withFact(
  lexicon: readonly Pick<Concept, 'id' | 'is'>[],
  ...facts: ConceptFact[]
): ReadonlySet<string> {
  const found = lexicon.filter(({ is = [] }) => is.some((fact) => facts.includes(fact)));
  return new Set(found.map(({ id }) => id));
}

/** Reads the model of a language when the first query in it comes. */
function situationModels(files: StoredEngine['situations']): SituationModels {
  const models = new Map<string, SituationModel>();
  return {
    get(language) {
      const bytes = files[language];
      if (bytes === undefined) return undefined;
      const model = models.get(language) ?? (JSON.parse(textOf(bytes)) as SituationModel);
      models.set(language, model);
      return model;
    },
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
