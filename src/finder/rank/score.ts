import type { IdeaFacts } from '../content/catalogue.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { raiseAids } from './aids.ts';
import { byScore } from './by-score.ts';
import { type InterestMatches, isAbout } from './concept-match.ts';
import { type FeatureSources, featureColumns, featureNames } from './features.ts';
import { lowerByAges } from './limits/age-limits.ts';
import type { ExclusionSources } from './limits/exclusions.ts';
import { hardLimits } from './limits/hard-limits.ts';
import { lowerByPrices } from './limits/price-limits.ts';
import { type MatchSources, matchesOf } from './matches.ts';
import { maxIdeas } from './page.ts';
import { type RankingWeights, scoresOf } from './ranking-weights.ts';
import { group, setBackWeakMatches } from './weak-matches.ts';

/** An idea with its score for one query. */
export interface Scored {
  /** index in the list of ideas */
  readonly index: number;
  readonly idea: IdeaFacts;
  /** the odds that one would be glad of it, from 0 */
  readonly score: number;
  /** indexes of the query's interests that the idea is about */
  readonly interests: readonly number[];
}

/**
 * The ideas within the limits of a query, in rankings that are put in order when they are asked for: the best 99 of each.
 * Its lists are its own, so it stays valid after the next ranking.
 */
export interface Ranking {
  /** ideas for the interests, kinds and words of the query; best first, ties by id */
  readonly matching: readonly Scored[];
  /** matches that please less than what would fill the page; best first */
  readonly weak: readonly Scored[];
  /** all other allowed ideas; best first */
  readonly broad: readonly Scored[];
  /** allowed ideas that are for the situation or the feast of the query, of any of these; best first */
  readonly ofContext: readonly Scored[];
  readonly counts: { readonly matching: number; readonly weak: number; readonly broad: number };
  /** Returns true for the index of an idea in `broad`. */
  isBroad(index: number): boolean;
}

/** The indexes that ideas are ranked with. */
export interface Indexes extends ExclusionSources, MatchSources, FeatureSources {
  /** the indexes of all ideas in the order of their ids */
  readonly byId: Uint16Array;
  readonly weights: RankingWeights;
}

/**
 * Returns all ideas that the limits of the query allow, in three rankings: matches, weak matches, and ideas that suit the
 * context only.
 */
export function rank(ideas: readonly IdeaFacts[], query: ParsedQuery, indexes: Indexes): Ranking {
  indexes.pool.release();
  const isAllowed = hardLimits(ideas, query, indexes);
  const matches = matchesOf(query, indexes);
  const features = featureColumns(ideas, query, matches, indexes);
  const scores = scoresOf(features, indexes.weights, isAllowed);
  if (query.budget !== null) lowerByPrices(scores, query.budget, indexes.columns);
  lowerByAges(scores, query, indexes.columns);
  raiseAids(scores, query, matches, indexes);
  const groups = new Uint8Array(ideas.length);
  const counts = { matching: 0, weak: 0, broad: 0 };
  for (let index = 0; index < ideas.length; index++) {
    if (isAllowed[index] === 0) continue;
    const isMatch = matches.isMatch[index] === 1 && features.outOfPlace?.[index] !== 1;
    groups[index] = isMatch ? group.matching : group.broad;
    counts[isMatch ? 'matching' : 'broad']++;
  }
  setBackWeakMatches(groups, scores, counts);
  const best = (chosen: Uint16Array): readonly Scored[] =>
    byScore(chosen, scores, maxIdeas).flatMap((index) => {
      const idea = ideas[index];
      return idea ? [new ScoredIdea(index, idea, scores[index] ?? 0, matches.interestMatches)] : [];
    });
  const sorted = (wanted: number, count: number): readonly Scored[] => {
    const chosen = new Uint16Array(count);
    let at = 0;
    for (const index of indexes.byId) if (groups[index] === wanted) chosen[at++] = index;
    return best(chosen);
  };
  let matching: readonly Scored[] | undefined;
  let weak: readonly Scored[] | undefined;
  let broad: readonly Scored[] | undefined;
  return {
    get matching() {
      matching ??= sorted(group.matching, counts.matching);
      return matching;
    },
    get weak() {
      weak ??= sorted(group.weak, counts.weak);
      return weak;
    },
    get broad() {
      broad ??= sorted(group.broad, counts.broad);
      return broad;
    },
    get ofContext() {
      const named = indexes.recommended.ofContext(query);
      if (named.size === 0) return [];
      return best(indexes.byId.filter((index) => named.has(index) && groups[index] !== 0));
    },
    counts,
    isBroad: (index) => groups[index] === group.broad,
  };
}

/** Returns the features of the ideas that the limits of the query allow, in the order of `featureNames`, by id. */
export function featuresById(
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  indexes: Indexes,
): ReadonlyMap<string, readonly number[]> {
  indexes.pool.release();
  const isAllowed = hardLimits(ideas, query, indexes);
  const features = featureColumns(ideas, query, matchesOf(query, indexes), indexes);
  return new Map(
    ideas.flatMap(({ id }, index) =>
      isAllowed[index] === 1
        ? [[id, featureNames.map((name) => features[name]?.[index] ?? 0)] as const]
        : [],
    ),
  );
}

/** Most ideas of a ranking are never shown: the interests of one are looked up when somebody asks. */
class ScoredIdea implements Scored {
  readonly index: number;
  readonly idea: IdeaFacts;
  readonly score: number;
  readonly #interestMatches: readonly InterestMatches[];
  #interests: readonly number[] | undefined;

  constructor(
    index: number,
    idea: IdeaFacts,
    score: number,
    interestMatches: readonly InterestMatches[],
  ) {
    this.index = index;
    this.idea = idea;
    this.score = score;
    this.#interestMatches = interestMatches;
  }

  get interests(): readonly number[] {
    this.#interests ??= this.#interestMatches.flatMap((matches, interest) =>
      isAbout(matches, this.index) ? [interest] : [],
    );
    return this.#interests;
  }
}
