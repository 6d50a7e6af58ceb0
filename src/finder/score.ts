import { appeal } from './appeal.ts';
import type { Idea } from './catalogue.ts';
import type { ConceptIndex } from './concept-index.ts';
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
const textMost = 0.7;
const textHalf = 5;
const kindBonus = 0.45;
const otherKind = 0.62;
/** Less than this is no answer to an interest. */
const least = 0.3;
const isAbout = 0.5;

/** All ideas that the wish allows, in two rankings: those it asks for, and those that suit anyway. */
export function rank(
  ideas: readonly Idea[],
  wish: Wish,
  concepts: ConceptIndex,
  texts: TextIndex,
): Ranking {
  const text = textScores(ideas, wish, texts);
  const refused = refusal(wish, concepts, texts);
  const postings = wish.interests.map(({ concept, confidence }) => ({
    ideas: concepts.ideasFor(concept),
    worth: confidence * (common + telling * concepts.rarity(concept)),
  }));
  const kinds = new Set(wish.kinds.map(({ kind }) => kind));
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
    const asked = about + (textMost * words) / (words + textHalf) + (isKind ? kindBonus : 0);
    const suits = fitness(idea, wish);
    const enough = wish.interests.length > 0 && !isKind ? least : least * 0.9;
    if (asked >= enough) {
      const other = kinds.size > 0 && !isKind ? otherKind : 1;
      matching.push({
        at,
        idea,
        interests,
        score: asked * suits * other * (0.97 + 0.03 * appeal(idea)),
      });
    } else
      broad.push({ at, idea, interests, score: (0.1 + 0.3 * asked) * suits ** 1.5 * appeal(idea) });
  });
  return { matching: matching.sort(byScore), broad: broad.sort(byScore) };
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
