import type { ParsedQuery } from '../parsed-query.ts';
import type { TextIndex } from '../text-index.ts';
import {
  ConceptMatches,
  type ConceptSources,
  type InterestMatches,
  interestMatchesOf,
} from './concept-match.ts';
import { ideasNaming } from './ideas-naming.ts';
import type { GuideIndex } from './indexes/guide-index.ts';
import type { IdeaColumns } from './indexes/idea-columns.ts';
import { bestOfNamesakes, inTitles, namesThing } from './namesakes.ts';
import type { NumberPool } from './number-pool.ts';

/**
 * What the ideas have in common with a query, each list with one number an idea, by its index. Valid until the next
 * ranking, which overwrites lists of the pool and those of the guides.
 */
export interface Matches {
  readonly concepts: ConceptMatches;
  /** how well the texts match the words of the query, 0 to 1 */
  readonly words: Float64Array;
  /** 1 for the very thing that the query names: the title has all words, and no text matches better */
  readonly isNamesake: Uint8Array;
  /** the indexes of what is asked for by its name */
  readonly thingsAskedFor: readonly number[];
  /** 1 for a kind of product that the query asks for */
  readonly isAskedKind: Uint8Array;
  /** how strongly guides recommend it, 0 to 1 */
  readonly guide: Float64Array;
  /** 1 for an idea that has enough of the interests and the words of the query, or is of a kind that it asks for */
  readonly isMatch: Uint8Array;
  /** what is known of each interest of the query */
  readonly interestMatches: readonly InterestMatches[];
}

/** What matches are looked up in. */
export interface MatchSources extends ConceptSources {
  readonly columns: IdeaColumns;
  readonly texts: TextIndex;
  readonly recommended: GuideIndex;
  /** lists for what one ranking computes */
  readonly pool: NumberPool;
}

// All of these were chosen by judgement.
/** The most that matching words add to matching concepts. */
const maxTextScore = 0.6;
/** The BM25 score that gives half of the maximum. */
const halfTextScore = 5;
/** Factor for words that may match by chance (`mayBeChance`). */
const chanceMatchFactor = 0.5;
/** A lower score is no match of an interest. */
const minMatchScore = 0.3;
/** The same where the query names no interest: its words alone need a little less. */
const minMatchScoreOfWords = 0.9 * minMatchScore;

/** Returns what the ideas have in common with a query. */
export function matchesOf(query: ParsedQuery, sources: MatchSources): Matches {
  const { columns, texts, facts, recommended, pool } = sources;
  const terms = termsOf(query);
  // A trait alone is no interest: for somebody who has everything any suitable idea will do.
  const isOpen = query.interests.every(({ concept }) => facts.is(concept, 'trait'));
  const interestMatches = interestMatchesOf(query, sources, isOpen);
  const concepts = new ConceptMatches(pool, interestMatches);
  const scores = textScores(pool.zeros(), terms, texts);
  const titled = inTitles(columns.count, terms, texts);
  const words = saturated(scores, titled, mayBeChance(query), pool.zeros());
  const isAskedKind = ofKinds(query, columns);
  return {
    concepts,
    words,
    isNamesake: namesakes(query, { terms: terms.length, scores, titled }),
    thingsAskedFor: thingsAskedFor(query, texts),
    isAskedKind,
    guide: recommended.scores(query),
    isMatch: matching(query, { concepts, words, isAskedKind }, isOpen),
    interestMatches,
  };
}

/** The words of an interest that is less probable name something else, such as a situation. */
const minProbability = 0.1;

/** The words of the query that are searched for, each once. */
function termsOf({ words, interests }: ParsedQuery): readonly string[] {
  const likely = interests.filter(({ probability = 1 }) => probability >= minProbability);
  return [...new Set([...words, ...likely.flatMap((interest) => interest.words)])];
}

function textScores(
  scores: Float64Array,
  terms: readonly string[],
  texts: TextIndex,
): Float64Array {
  const known = terms.filter((term) => texts.isTerm(term));
  if (known.length > 0) texts.score(known, scores);
  return scores;
}

/** "Get well after knee surgery": beside an occasion, a word that is in no title is a circumstance. */
const mayBeChance = ({ interests, occasion }: ParsedQuery) =>
  interests.length === 0 && occasion !== null;

/** Maps BM25 scores to 0 to 1. */
function saturated(
  scores: Float64Array,
  titled: Uint8Array,
  isChance: boolean,
  words: Float64Array,
): Float64Array {
  for (let index = 0; index < words.length; index++) {
    const score = scores[index] ?? 0;
    const factor = isChance && titled[index] === 0 ? chanceMatchFactor : 1;
    words[index] = (score / (score + halfTextScore)) * factor;
  }
  return words;
}

/** What is known of the words of a query. */
interface WordMatches {
  /** how many words it has */
  readonly terms: number;
  readonly scores: Float64Array;
  readonly titled: Uint8Array;
}

function namesakes(query: ParsedQuery, { terms, scores, titled }: WordMatches): Uint8Array {
  const found = new Uint8Array(scores.length);
  if (terms === 0 || !namesThing(query, terms)) return found;
  const least = bestOfNamesakes(scores, titled, terms);
  for (let index = 0; index < found.length; index++)
    if (titled[index] === terms && (scores[index] ?? 0) >= least) found[index] = 1;
  return found;
}

/** A word for more things names a sort of product, such as books, which is read as a kind. */
const maxThings = 24;

/**
 * Returns the indexes of all kettles for "a kettle for mum": their titles have the words, one of them for the thing itself,
 * maybe as the end of a compound: "Rucksack", "Tagesrucksack".
 */
function thingsAskedFor({ interests }: ParsedQuery, texts: TextIndex): readonly number[] {
  return interests.flatMap(({ isAskedFor, words }) => {
    if (!isAskedFor) return [];
    const naming = (where: 'title' | 'head') =>
      words.map((word) => ideasNaming(word, where, texts, texts.endingIn));
    const [first, ...others] = naming('title');
    const heads = naming('head');
    const things = [...(first ?? [])].filter(
      (index) => others.every((one) => one.has(index)) && heads.some((one) => one.has(index)),
    );
    return things.length > maxThings ? [] : things;
  });
}

function ofKinds({ kinds }: ParsedQuery, { count, ofKind }: IdeaColumns): Uint8Array {
  const found = new Uint8Array(count);
  for (const { kind } of kinds) for (const index of ofKind(kind)) found[index] = 1;
  return found;
}

function matching(
  { interests }: ParsedQuery,
  { concepts, words, isAskedKind }: Pick<Matches, 'concepts' | 'words' | 'isAskedKind'>,
  isOpen: boolean,
): Uint8Array {
  const least = interests.length > 0 ? minMatchScore : minMatchScoreOfWords;
  const { score, about } = concepts;
  const found = new Uint8Array(words.length);
  for (let index = 0; index < found.length; index++) {
    const match = (score[index] ?? 0) + maxTextScore * (words[index] ?? 0);
    const isOnlyTrait = isOpen && (about[index] ?? 0) > 0;
    if (isAskedKind[index] === 1 || (!isOnlyTrait && match >= least)) found[index] = 1;
  }
  return found;
}
