import type { Language } from '../domain/language.ts';
import { isForBirth } from './age-range.ts';
import type { Category, Idea, IdeaFacts } from './content/catalogue.ts';
import type { ConceptFacts } from './content/concept-facts.ts';
import type { Guide } from './content/guide.ts';
import type { ConceptGroup } from './content/lexicon.ts';
import type { ProperName } from './content/proper-names.ts';
import type { Theme } from './content/theme.ts';
import { isLanguageOfTexts } from './content/vocabulary.ts';
import { knowledgeOf, type StoredKnowledge, storeKnowledge, type Vocabulary } from './knowledge.ts';
import type { LanguagePack } from './languages/language-pack.ts';
import { languagePacks } from './languages/language-packs.ts';
import { grammarsInSteps } from './parse/grammar.ts';
import { daysNamed } from './parse/occasion.ts';
import { parseQuery } from './parse/parse-query.ts';
import { hasProperName } from './parse/proper-name.ts';
import type { ParsedQuery, QueryInterest } from './parsed-query.ts';
import { diversify } from './rank/diversify.ts';
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
import { maxIdeas, pageSize } from './rank/page.ts';
import { rankingWeights, type StoredWeights } from './rank/ranking-weights.ts';
import { type Reason, reasons } from './rank/reasons.ts';
import { featuresById, type Ranking, rank, type Scored } from './rank/score.ts';
import { hasOwnIdeas } from './rank/similar.ts';
import { runToEnd } from './run-to-end.ts';
import { rankedIdeas, type StoredIdeas, storeIdeas, wholeIdea } from './stored/stored-ideas.ts';
import { postingReader, type StoredPostings } from './stored/stored-postings.ts';
import { touches } from './text/normalize.ts';

/** One idea of an answer, with the reasons for it. */
export interface FoundIdea {
  readonly id: string;
  /** comparable within one answer only */
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** true for an idea that suits the recipient and the occasion, beside too few ideas for the interests */
  readonly isBeside?: true;
}

/** The part of the query to add or to loosen when the answer is too small or too general. */
export type Hint = 'interests' | 'recipient' | 'budget' | 'age' | 'exclusions';

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
  /** Returns the features of all ideas within the limits of a query, by id; to learn weights from. */
  features(query: ParsedQuery): ReadonlyMap<string, readonly number[]>;
  /** Returns the same finder with other weights, and other ratings if they are given. */
  withRanking(ranking: StoredWeights, ratings?: LearnedRatings): Finder;
  /**
   * Returns a test of ideas against the hard limits of a query: age, budget and exclusions. The
   * test is false for an unknown id.
   */
  limits(query: ParsedQuery): (id: string) => boolean;
}

/** What a finder parses and ranks with, beside what it looks up. */
export interface FinderOptions extends Vocabulary {
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

/** The interests have ideas in few categories: relevance counts most. */
const focused = { relevance: 0.88, maxPerCategory: 3, minCategories: 1 };
/** The query names circumstances only: a page mixes at least five categories. */
const varied = { ...focused, minCategories: 5 };
/** The best ideas are in many categories: each new one needs at least half of the best score left. */
const wide = { ...varied, minShareOfBest: 0.5 };
/** Fills up a page when an interest has too few ideas: the most relevant of the others first. */
const filler = { ...focused, interests: [] };
/** The query names no interest: variety counts most. */
const open = { relevance: 0.55, maxPerCategory: 1, minCategories: 5, interests: [] };
/** For a birth most ideas are in the category of baby things, so more of one category may appear. */
const forBirth = { ...open, relevance: 0.75, maxPerCategory: 4 };
/** Special occasions have their own ideas, and these are in few categories. */
const forSpecialOccasion = { ...open, relevance: 0.75, maxPerCategory: 2 };

/**
 * Returns a finder over the catalogue. Building takes a second or two and blocks; a server uses `storeFinder`
 * and `finderInSteps`.
 */
export function createFinder(
  catalogue: readonly Category[],
  lexicon: readonly ConceptGroup[],
  options: FinderOptions & FinderContent = {},
): Finder {
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
    ...vocabulary
  }: FinderOptions = {},
): Generator<undefined, Finder> {
  const ideas = yield* rankedIdeas(stored.ideas);
  const positions = new Map(ideas.map((idea, index) => [idea.id, index]));
  const grammars = yield* grammarsInSteps(packs);
  const knowledge = knowledgeOf(stored.knowledge, grammars, vocabulary);
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

  function finderWith(learned: StoredWeights, storedRatings: StoredRatings): Finder {
    const weights = rankingWeights(learned);
    const ratings = ratingReaders(storedRatings);
    const indexesFor = (query: ParsedQuery) => ({
      ...indexes,
      weights,
      ratings,
      texts: textsFor(query),
    });
    const ranked = (query: ParsedQuery): Ranking => rank(ideas, query, indexesFor(query));

    function order(ranking: Ranking, query: ParsedQuery, count: number): readonly Scored[] {
      const interests = query.interests.map(({ start }, index) => start ?? -1 - index);
      const { matching } = ranking;
      if (matching.length === 0) {
        return diversify(ranking.broad, categoryOf, count, optionsWithoutInterests(query));
      }
      // A query with circumstances only gets a page as varied as an empty query.
      // An interest is wide when its best ideas are in many categories.
      const isGeneral = isOpen(query, facts);
      const bestCategories = new Set(
        matching.slice(0, 2 * pageSize).map(({ index }) => categoryOf(index)),
      );
      const { weak, broad } = ranking;
      const candidates = isGeneral ? [...matching, ...weak, ...broad] : matching;
      const options = isGeneral ? varied : bestCategories.size >= pageSize - 2 ? wide : focused;
      const matches = diversify(candidates.slice(0, maxIdeas), categoryOf, count, {
        ...options,
        interests,
      });
      const missing = Math.min(count, pageSize) - matches.length;
      const filled =
        missing > 0
          ? [
              ...matches,
              ...diversify(broad, categoryOf, missing, isGeneral ? open : filler, matches),
            ]
          : matches;
      return isGeneral ? filled : [...filled, ...weak.slice(0, count - filled.length)];
    }

    function hintFor(query: ParsedQuery, ranking: Ranking): Hint | null {
      const named = query.interests.length > 0 || query.kinds.length > 0;
      const { matching, weak, broad } = ranking.counts;
      const found = matching + weak + broad;
      const total = (of: Ranking) => totalOf(of, isOpen(query, facts));
      const isScarce = query.budget !== null && found < pageSize;
      if (!named && isScarce && total(ranked({ ...query, budget: null })) >= pageSize)
        return 'budget';
      if (!named && found > 0 && ranking.counts.matching === 0) return missingPart(query);
      return hintOfTightPart(query, ranking, named);
    }

    function hintOfTightPart(query: ParsedQuery, ranking: Ranking, named: boolean): Hint | null {
      const total = (of: Ranking) => totalOf(of, isOpen(query, facts));
      const isEnough = (of: Ranking) => (named ? of.counts.matching > 0 : total(of) > 0);
      if (isEnough(ranking)) return null;
      const tooTight = tightParts(query).find(([, without]) =>
        isEnough(ranked({ ...query, ...without })),
      );
      return tooTight?.[0] ?? 'interests';
    }

    return {
      parseQuery: (text, { language }) => parseQuery(text, language, knowledge),
      namesSomething: (text, language) => hasProperName(text, language, knowledge),
      find(query, { limit, offset = 0 }) {
        if (query.notice === 'refused') return { ideas: [], total: 0, hint: null };
        const ranking = ranked(query);
        const found = totalOf(ranking, isOpen(query, facts));
        const from = Math.max(0, Math.trunc(offset));
        const until = Math.min(found, from + Math.max(0, Math.trunc(limit)));
        const chosen = until > from ? order(ranking, query, until).slice(from) : [];
        const isThemed = ranking.counts.matching > 0 && !isOpen(query, facts);
        return {
          ideas: chosen.map((one) => ({
            id: one.idea.id,
            score: Math.round(one.score * 1e4) / 1e4,
            reasons: reasons(one, query, indexes.columns),
            ...(isThemed && !ranking.isMatching(one.index) ? { isBeside: true as const } : {}),
          })),
          total: found,
          hint: hintFor(query, ranking),
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

/** The part to add to a query that names no interest. */
function missingPart({ recipients, occasion, age }: ParsedQuery): Hint {
  return recipients.length === 0 && !occasion && !age ? 'recipient' : 'interests';
}

/** The parts of a query that limit the ideas, each with the query's change that removes it. */
function tightParts({
  budget,
  age,
  excluded,
}: ParsedQuery): readonly (readonly [Hint, Partial<ParsedQuery>])[] {
  return [
    ...(budget ? [['budget', { budget: null }] as const] : []),
    ...(age ? [['age', { age: null }] as const] : []),
    ...(excluded.length > 0 ? [['exclusions', { excluded: [] }] as const] : []),
  ];
}

function optionsWithoutInterests(query: ParsedQuery) {
  if (isForBirth(query)) return forBirth;
  return query.occasion && hasOwnIdeas(query.occasion.occasion) ? forSpecialOccasion : open;
}

/**
 * A query without interests can be paged through; one with interests fills the first page and ends with its weak
 * matches.
 */
function totalOf({ counts: { matching, weak, broad } }: Ranking, isOpenQuery: boolean): number {
  const isAll = matching === 0 || isOpenQuery;
  const first = isAll ? matching + broad : Math.max(matching, Math.min(pageSize, matching + broad));
  return Math.min(maxIdeas, first + weak);
}

/** True when the query names no interest but circumstances, and no kind. */
function isOpen(query: ParsedQuery, facts: ConceptFacts): boolean {
  return (
    query.kinds.length === 0 && query.interests.every((one) => isFromContext(one, query, facts))
  );
}

/**
 * True for a circumstance, and for an interest that was read from the words for the occasion or the
 * recipient, such as "new baby" or "dinner host".
 */
function isFromContext(
  interest: QueryInterest,
  { occasion, recipients }: ParsedQuery,
  facts: ConceptFacts,
): boolean {
  const { concept } = interest;
  if (facts.is(concept, 'circumstance') || facts.is(concept, 'trait')) return true;
  return [occasion, ...recipients].some((part) => touches(part, interest));
}
