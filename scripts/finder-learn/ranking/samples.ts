import { hashString } from '../../../src/domain/hash-string.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { Category } from '../../../src/finder/content/catalogue.ts';
import type { TrainableFinder } from '../../../src/finder/finder.ts';
import type { ParsedQuery } from '../../../src/finder/parsed-query.ts';
import { type FeatureName, featureNames } from '../../../src/finder/rank/features.ts';
import { attributesOf } from '../../../src/finder/rank/idea-attributes.ts';
import { ratingKeys, relationKey, relationOf } from '../../../src/finder/rank/learned-ratings.ts';
import type { Grade, GradedQuery } from '../../finder-judge/graded-queries.ts';
import {
  type JudgedQuery,
  grade as judgedGrade,
  type ShelvedIdea,
} from '../../finder-judge/judged-queries.ts';
import type { RatedQuery } from './learn-ratings.ts';

/** A query with its graded ideas, before what judges of other queries found is known. */
export interface Sample extends RatedQuery {
  readonly query: ParsedQuery;
}

/** All that samples are made with. */
export interface SampleSource {
  /** the finder without what judges found of ideas, which is learned */
  readonly finder: TrainableFinder;
  /** by their ids */
  readonly ideas: ReadonlyMap<string, ShelvedIdea>;
}

/** The place of each feature. */
export const placeOf = Object.fromEntries(
  featureNames.map((name, place) => [name, place]),
) as Readonly<Record<FeatureName, number>>;

/** What each grade is worth beside the others. */
const gains: Readonly<Record<Grade, number>> = { '2': 1, '1': 0.4, '0': 0, V: -0.2 };

/** Of each judged query at most so many relevant ideas, and as many others. */
const judgedIdeas = 60;

/** Returns the ideas of a catalogue, each with its category, by their ids. */
export function ideasById(catalogue: readonly Category[]): ReadonlyMap<string, ShelvedIdea> {
  return new Map(
    catalogue.flatMap(({ category, ideas }) => ideas.map((idea) => [idea.id, { idea, category }])),
  );
}

/** Returns the attributes of ideas, by the ids of these. */
export function attributesById(
  ideas: ReadonlyMap<string, ShelvedIdea>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Array.from(ideas, ([id, { idea, category }]) => [id, attributesOf(idea, category)] as const),
  );
}

/** Returns the sample of a graded query: a gain of 1 for what one is glad of, down to -0.2 for what violates a limit. */
export function gradedSample(
  { query: { text }, language, grades }: GradedQuery,
  { finder }: SampleSource,
): Sample {
  const gainById = new Map([...grades].map(([id, grade]) => [id, gains[grade]] as const));
  return sampleOf(text, language, finder, () => gainById);
}

/** Returns the sample of a judged query, whose grades from 0 to 3 are gains from 0 to 1. */
export function judgedSample(
  judged: JudgedQuery,
  language: Language,
  { finder, ideas }: SampleSource,
): Sample {
  return sampleOf(judged.query, language, finder, (ids) => {
    const known = ids.flatMap((id) => {
      const shelved = ideas.get(id);
      return shelved ? [[id, judgedGrade(judged, shelved) / 3] as const] : [];
    });
    const shuffled = known.toSorted(([a], [b]) => hashString(a) - hashString(b));
    return new Map([
      ...shuffled.filter(([, gain]) => gain > 0).slice(0, judgedIdeas),
      ...shuffled.filter(([, gain]) => gain === 0).slice(0, judgedIdeas),
    ]);
  });
}

/** The ideas within the limits of the query that have a gain, with their features and the keys of their ratings. */
function sampleOf(
  text: string,
  language: Language,
  finder: TrainableFinder,
  gainsAmong: (ids: readonly string[]) => ReadonlyMap<string, number>,
): Sample {
  const query = finder.parseQuery(text, { language });
  const features = finder.features(query);
  const keys = ratingKeys(query);
  const ideas = [...gainsAmong([...features.keys()])].flatMap(([id, gain]) => {
    const values = features.get(id);
    if (!values) return [];
    const featureOf = (name: FeatureName) => values[placeOf[name]] ?? 0;
    const match = {
      concept: featureOf('concept'),
      words: featureOf('words'),
      themeGlad: featureOf('themeGlad'),
    };
    const relation = relationOf(match, query.interests.length > 0);
    return [{ id, gain, features: values, keys: [relationKey(relation), ...keys] }];
  });
  return { query, ideas };
}
