import type { Language } from '../domain/language.ts';
import type { Category, Idea, IdeaFacts } from './content/catalogue.ts';
import type { Guide } from './content/guide.ts';
import type { ConceptGroup } from './content/lexicon.ts';
import type { ProperName } from './content/proper-names.ts';
import type { Theme } from './content/theme.ts';
import { isLanguageOfTexts, type WordLanguage } from './content/vocabulary.ts';
import {
  knowledgeOf,
  type ReadingData,
  type StoredKnowledge,
  storeKnowledge,
} from './knowledge.ts';
import type { LanguagePack } from './languages/language-pack.ts';
import { languagePacks } from './languages/language-packs.ts';
import { grammarsInSteps } from './parse/grammar.ts';
import { daysNamed } from './parse/occasion.ts';
import { parseQuery } from './parse/parse-query.ts';
import { hasProperName } from './parse/proper-name.ts';
import type { ParsedQuery } from './parsed-query.ts';
import { type Hint, hintFor } from './rank/hint.ts';
import { attributesOf } from './rank/idea-attributes.ts';
import {
  conceptIndex,
  type StoredConceptIndex,
  storeConceptIndex,
} from './rank/indexes/concept-index.ts';
import { guideIndex, type PlacedGuide, placeGuides } from './rank/indexes/guide-index.ts';
import { ideaColumns } from './rank/indexes/idea-columns.ts';
import { storeThemes } from './rank/indexes/theme-index.ts';
import {
  type LearnedRatings,
  ratingReaders,
  type StoredRatings,
  storeRatings,
} from './rank/learned-ratings.ts';
import { hardLimits } from './rank/limits/hard-limits.ts';
import { numberPool } from './rank/number-pool.ts';
import { isOpenQuery } from './rank/open-query.ts';
import { pageOrder, totalOf } from './rank/page-order.ts';
import { rankingWeights, type StoredWeights } from './rank/ranking-weights.ts';
import { type Reason, reasonsFor } from './rank/reasons.ts';
import { featuresById, type Ranking, rank } from './rank/score.ts';
import { runToEnd } from './run-to-end.ts';
import { rankedIdeas, type StoredIdeas, storeIdeas, wholeIdea } from './stored/stored-ideas.ts';
import { postingReader, type StoredPostings } from './stored/stored-postings.ts';
import { namesStems } from './text/names-stems.ts';

/** One idea of an answer, with the reasons for it. */
export interface FoundIdea {
  readonly id: string;
  /** comparable within one answer only */
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** true for an idea that matches none of the interests: it fills a page on which too few do */
  readonly isBeside?: true;
}

/** One page of an answer. */
export interface FoundIdeas {
  readonly ideas: readonly FoundIdea[];
  /** number of ideas on all pages together, at most 99 */
  readonly total: number;
  /** null when enough ideas were found */
  readonly hint: Hint | null;
}

/**
 * The gift finder: parses a query and ranks the catalogue for it. No result depends on earlier calls, and results stay
 * valid. It is not reentrant: the lists that a search computes with are overwritten by the next one.
 */
export interface Finder {
  /**
   * Returns the parsed query; nothing recognised gives an empty one. Text beyond 500 characters is
   * ignored.
   * @param text any string
   */
  parseQuery(text: string, options: { readonly language: Language }): ParsedQuery;
  /**
   * Returns one page of ideas, best first. The order is the same for the same query, so a next page
   * continues the one before.
   */
  find(query: ParsedQuery, page: { readonly limit: number; readonly offset?: number }): FoundIdeas;
  /** Returns the catalogue idea, or undefined for an unknown id. */
  idea(id: string): Idea | undefined;
  /** Returns what the idea is chosen by, which is quicker to read than all of it; undefined for an unknown id. */
  facts(id: string): IdeaFacts | undefined;
  /**
   * Returns true when a text in the style of the catalogue names a make, a work or a person: a listed
   * proper name, or a capitalised word that no text of the catalogue has.
   */
  namesSomething(text: string, language: Language): boolean;
  /**
   * Returns true when a text has all the stems of an exclusion, its `word` or `named`, as words or inside words.
   * @param wordLanguage the language of the query that the exclusion was read from
   */
  namesStems(text: string, stems: string, wordLanguage: WordLanguage): boolean;
  /**
   * Returns a test of ideas against the hard limits of a query: age, budget and exclusions. The
   * test is false for an unknown id.
   */
  limits(query: ParsedQuery): (id: string) => boolean;
}

/** A finder whose ranking can be learned. */
export interface TrainableFinder extends Finder {
  /** Returns the features of all ideas within the limits of a query, by id; to learn weights from. */
  features(query: ParsedQuery): ReadonlyMap<string, readonly number[]>;
  /**
   * Returns the same finder with other weights, and other ratings if they are given. Both compute with the same lists, so
   * a call of one must end before the next of either begins.
   */
  withRanking(ranking: StoredWeights, ratings?: LearnedRatings): TrainableFinder;
}

/** What a finder parses and ranks with, beside what it looks up. */
export interface FinderOptions extends ReadingData {
  readonly packs?: readonly LanguagePack[];
  /** learned weights of the ranking; without them all ideas that match are equal */
  readonly ranking?: StoredWeights;
}

/** What a finder looks up, beside catalogue and lexicon. */
export interface FinderContent {
  readonly packs?: readonly LanguagePack[];
  readonly names?: readonly ProperName[];
  /** chosen lists of ideas */
  readonly guides?: readonly Guide[];
  /** chosen ideas for each interest */
  readonly themes?: readonly Theme[];
  /** what judges found of ideas */
  readonly ratings?: LearnedRatings;
}

/** All that a finder looks up, in the form of a file (`writeArrays`). */
export interface StoredFinder {
  readonly ideas: StoredIdeas;
  readonly knowledge: StoredKnowledge;
  readonly concepts: StoredConceptIndex;
  readonly themes: StoredPostings;
  readonly ratings: StoredRatings;
  readonly guides: readonly PlacedGuide[];
}

/**
 * Returns a finder over the catalogue. Building takes a second or two and blocks; a server uses `storeFinder`
 * and `finderInSteps`.
 */
export function createFinder(
  catalogue: readonly Category[],
  lexicon: readonly ConceptGroup[],
  options: FinderOptions & FinderContent = {},
): TrainableFinder {
  return runToEnd(finderInSteps(runToEnd(storeFinder(catalogue, lexicon, options)), options));
}

/**
 * Returns what a finder over the catalogue looks up. Yields every few milliseconds so that a server can answer
 * requests in between.
 */
export function* storeFinder(
  catalogue: readonly Category[],
  lexicon: readonly ConceptGroup[],
  { packs = languagePacks, names = [], guides = [], themes = [], ratings = {} }: FinderContent = {},
): Generator<undefined, StoredFinder> {
  const ideas = catalogue.flatMap((category) => category.ideas);
  const positions = new Map(ideas.map((idea, index) => [idea.id, index]));
  const grammars = yield* grammarsInSteps(packs);
  const { occasions } = grammars.of('en');
  return {
    ideas: yield* storeIdeas(catalogue, ({ en }) =>
      daysNamed([en.title, ...en.keywords, ...en.who], occasions),
    ),
    knowledge: yield* storeKnowledge(ideas, lexicon, names, grammars),
    concepts: yield* storeConceptIndex(
      ideas,
      lexicon.flatMap((group) => group.concepts),
    ),
    themes: storeThemes(themes, positions),
    ratings: storeRatings(
      ratings,
      catalogue.flatMap(({ category, ideas: own }) =>
        own.map((idea) => ({ id: idea.id, attributes: attributesOf(idea, category) })),
      ),
    ),
    guides: placeGuides(guides, positions),
  };
}

/**
 * Returns the finder over what is stored. Yields every few milliseconds.
 * @param options the same language packs as those that it was stored with
 */
export function* finderInSteps(
  stored: StoredFinder,
  {
    packs = languagePacks,
    ranking: learnedWeights = { bias: 0, weights: {} },
    ...readingData
  }: FinderOptions = {},
): Generator<undefined, TrainableFinder> {
  const ideas = yield* rankedIdeas(stored.ideas);
  const positions = new Map(ideas.map((idea, index) => [idea.id, index]));
  const grammars = yield* grammarsInSteps(packs);
  const knowledge = knowledgeOf(stored.knowledge, grammars, readingData);
  yield;
  const { facts, texts } = knowledge;
  const { suits } = grammars.of('en');
  const concepts = conceptIndex(stored.concepts, stored.knowledge.lexicon, ideas.length);
  const indexes = {
    concepts,
    facts,
    suits,
    recommended: guideIndex(stored.guides, ideas.length),
    themes: postingReader(stored.themes, ideas.length),
    columns: ideaColumns(ideas),
    pool: numberPool(ideas.length),
    byId: Uint16Array.from(ideas.keys()).sort((a, b) => compareIds(ideas[a], ideas[b])),
  };
  yield;
  const { categories, categoryOf: categoryNumbers } = stored.ideas;
  const categoryOf = (index: number) => categories[categoryNumbers[index] ?? -1]?.category ?? '';
  const ratedIdea = (idea: IdeaFacts, index: number) => ({
    id: idea.id,
    attributes: attributesOf(idea, categoryOf(index)),
  });
  const textsFor = ({ wordLanguage, language }: ParsedQuery) =>
    texts[isLanguageOfTexts(wordLanguage) ? wordLanguage : language];

  return finderWith(learnedWeights, stored.ratings);

  function finderWith(learned: StoredWeights, storedRatings: StoredRatings): TrainableFinder {
    const weights = rankingWeights(learned);
    const ratings = ratingReaders(storedRatings);
    const indexesFor = (query: ParsedQuery) => ({
      ...indexes,
      weights,
      ratings,
      texts: textsFor(query),
    });
    const ranked = (query: ParsedQuery): Ranking => rank(ideas, query, indexesFor(query));

    return {
      parseQuery: (text, { language }) => parseQuery(text, language, knowledge),
      namesSomething: (text, language) => hasProperName(text, language, knowledge),
      namesStems: (text, stems, wordLanguage) =>
        namesStems(text, stems, grammars.of(wordLanguage).stem),
      find(query, { limit, offset = 0 }) {
        if (query.notice === 'refused') return { ideas: [], total: 0, hint: null };
        const ranking = ranked(query);
        const isOpen = isOpenQuery(query, facts);
        const total = totalOf(ranking, isOpen);
        const from = Math.max(0, Math.trunc(offset));
        const until = Math.min(total, from + Math.max(0, Math.trunc(limit)));
        const page = { query, isOpen, categoryOf };
        const chosen = until > from ? pageOrder(ranking, page, until).slice(from) : [];
        const isThemed = ranking.counts.matching > 0 && !isOpen;
        const reasonsOf = reasonsFor(query, indexes);
        return {
          ideas: chosen.map((one) => ({
            id: one.idea.id,
            score: Math.round(one.score * 1e4) / 1e4,
            reasons: reasonsOf(one),
            ...(isThemed && ranking.isBroad(one.index) ? { isBeside: true as const } : {}),
          })),
          total,
          hint: hintFor(ranking, { query, isOpen, rankAgain: ranked }),
        };
      },
      idea(id) {
        const index = positions.get(id);
        return index === undefined ? undefined : wholeIdea(stored.ideas, index);
      },
      facts: (id) => ideas[positions.get(id) ?? -1],
      limits(query) {
        const isAllowed = hardLimits(ideas, query, indexesFor(query));
        return (id) => isAllowed[positions.get(id) ?? -1] === 1;
      },
      features: (query) => featuresById(ideas, query, indexesFor(query)),
      withRanking: (ranking, other) =>
        finderWith(ranking, other ? storeRatings(other, ideas.map(ratedIdea)) : storedRatings),
    };
  }
}

function compareIds(a: IdeaFacts | undefined, b: IdeaFacts | undefined): number {
  return (a?.id ?? '') < (b?.id ?? '') ? -1 : 1;
}
