import { appeal, isTrait } from './appeal.ts';
import type { Idea } from './catalogue.ts';
import type { ConceptIndex } from './concept-index.ts';
import { isCountry, isElsewhere } from './countries.ts';
import { refusal, suitsAge, suitsBudget } from './filters.ts';
import { fitness } from './fitness.ts';
import type { TextIndex } from './text-index.ts';
import type { Wish } from './wish.ts';

export interface Scored {
  /** place in the list of ideas */
  readonly at: number;
  readonly idea: Idea;
  readonly score: number;
  /** places of the wish's interests that the idea is about */
  readonly interests: readonly number[];
}

export interface Ranking {
  /** best first; ties by id */
  readonly matching: readonly Scored[];
  /** allowed, but about none of the interests; best first */
  readonly broad: readonly Scored[];
}

/** A concept counts between these, by how telling it is. */
const common = 0.6;
const telling = 0.4;
/** Text against concepts: words in common, up to this much. */
const textMost = 0.6;
const textHalf = 5;
const kindBonus = 0.45;
const chanceWords = 0.5;
/** A trait beside a theme: who collects plants wants plants. */
const beside = 0.5;
/** Words for the day, in a wish that names no interest. */
const dayMost = 0.12;
const otherKind = 0.62;
/** Whoever loves one country does not ask for another. */
const elsewhere = 0.5;
/** Less than this is no answer to an interest. */
const least = 0.3;
const isAbout = 0.5;

export interface Indexes {
  readonly concepts: ConceptIndex;
  readonly texts: TextIndex;
  /** the days that each idea's own words name, as bits */
  readonly days: readonly number[];
}

/** All ideas that the wish allows, in two rankings: those it asks for, and those that suit anyway. */
export function rank(
  ideas: readonly Idea[],
  wish: Wish,
  { concepts, texts, days }: Indexes,
): Ranking {
  const text = textScores(ideas, wish, texts);
  const day = dayScores(ideas, wish, texts);
  const refused = refusal(wish, concepts, texts);
  const isOpen = wish.interests.every(({ concept }) => isTrait(concept));
  const postings = wish.interests.map(({ concept, confidence }) => ({
    ideas: concepts.ideasFor(concept),
    worth:
      confidence *
      (common + telling * concepts.rarity(concept)) *
      (isTrait(concept) && !isOpen ? beside : 1),
  }));
  const kinds = new Set(wish.kinds.map(({ kind }) => kind));
  const titled = inTitles(wish, texts);
  // "Get well after knee surgery": beside a day, a word that no title names is a circumstance.
  const isChance = (at: number) =>
    wish.interests.length === 0 && wish.occasion !== null && !titled.has(at);
  const named = wish.interests.map(({ concept }) => concept).filter(isCountry);
  const matching: Scored[] = [];
  const broad: Scored[] = [];
  ideas.forEach((idea, at) => {
    if (!suitsBudget(idea, wish) || !suitsAge(idea, wish) || refused(idea, at)) return;
    let about = 0;
    const interests: number[] = [];
    postings.forEach(({ ideas: weights, worth }, interest) => {
      const weight = weights.get(at) ?? 0;
      about += worth * weight;
      if (weight >= isAbout) interests.push(interest);
    });
    const words = text[at] ?? 0;
    const isKind = kinds.size > 0 && idea.kinds.some((kind) => kinds.has(kind));
    const said = textMost * share(words) * (isChance(at) ? chanceWords : 1);
    const asked = about + said + (isKind ? kindBonus : 0);
    const suits = fitness(idea, wish, days[at]) * (isElsewhere(idea, named) ? elsewhere : 1);
    const enough = wish.interests.length > 0 && !isKind ? least : least * 0.9;
    // A trait alone is no theme: who has everything may be given anything that suits.
    const isAsked = asked >= enough && !(isOpen && interests.length > 0 && !isKind);
    if (isAsked) {
      const other = kinds.size > 0 && !isKind ? otherKind : 1;
      matching.push({
        at,
        idea,
        interests,
        score:
          asked *
          suits *
          other *
          (isOpen && interests.length > 0 ? appeal(idea) : 0.97 + 0.03 * appeal(idea)),
      });
    } else
      broad.push({
        at,
        idea,
        interests,
        score: (0.1 + 0.3 * asked + dayMost * share(day[at])) * suits ** 1.5 * appeal(idea),
      });
  });
  return { matching: matching.sort(byScore), broad: broad.sort(byScore) };
}

/** The words for the day itself: "driving licence" and "finals" are both exams. */
function dayScores(ideas: readonly Idea[], wish: Wish, texts: TextIndex): Float64Array {
  const scores = new Float64Array(ideas.length);
  const said = wish.interests.length === 0 ? (wish.occasion?.words ?? []) : [];
  texts.score(
    said.filter((term) => texts.isTerm(term)),
    scores,
  );
  return scores;
}

function inTitles(wish: Wish, texts: TextIndex): ReadonlySet<number> {
  return new Set(wish.words.flatMap((word) => [...texts.naming(word, 'title')]));
}

/** 0 to 1 */
function share(words = 0): number {
  return words / (words + textHalf);
}

function textScores(ideas: readonly Idea[], wish: Wish, texts: TextIndex): Float64Array {
  const scores = new Float64Array(ideas.length);
  const terms = new Set([...wish.words, ...wish.interests.flatMap(({ words }) => words)]);
  const named = [...terms].filter((term) => texts.isTerm(term));
  if (named.length > 0) texts.score(named, scores);
  return scores;
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || (a.idea.id < b.idea.id ? -1 : 1);
}
