import type { Situation } from '../content/vocabulary.ts';

/** What was learned from annotated queries of one language about its situations. Plain JSON. */
export interface SituationModel {
  /** how many annotated parts each situation has */
  readonly parts: Readonly<Partial<Record<Situation, number>>>;
  /** in how many of these parts each clue stands */
  readonly clues: Readonly<Record<string, Readonly<Partial<Record<Situation, number>>>>>;
  /** whole annotated parts, as stems, that mean one situation wherever they stand */
  readonly phrases: Readonly<Record<string, Situation>>;
}

/** A part that names a situation, as the stems of its words and as their keys. */
export interface SituationWords {
  readonly keys: readonly string[];
  readonly stems: readonly string[];
}

/** Pseudo-count of each clue in each situation (Lidstone smoothing); chosen on the queries for choosing. */
const smoothing = 0.05;
/** In characters. */
const prefixLength = 5;

/** Returns the clues of a part: its stems, the beginnings of its long words, and pairs of words. */
export function cluesOf({ keys, stems }: SituationWords): readonly string[] {
  return [
    ...new Set([
      ...stems,
      ...keys
        .filter((key) => key.length > prefixLength)
        .map((key) => `${key.slice(0, prefixLength)}*`),
      ...keys.slice(1).map((key, at) => `${keys[at]} ${key}`),
    ]),
  ];
}

/**
 * Returns the most probable situation of a part, by naive Bayes over its clues (Manning, Raghavan and
 * Schütze 2008, "Introduction to Information Retrieval", chapter 13), with its probability among all
 * situations; null when none of the clues is known.
 * @param among the situations to choose from; by default all
 */
export function situationOf(
  words: SituationWords,
  { parts, clues }: SituationModel,
  among: readonly Situation[] = Object.keys(parts) as Situation[],
): { readonly situation: Situation; readonly probability: number } | null {
  const known = cluesOf(words).flatMap((clue) => clues[clue] ?? []);
  if (known.length === 0) return null;
  const names = among.filter((name) => (parts[name] ?? 0) > 0);
  const scores = names.map((situation) => {
    const own = parts[situation] ?? 0;
    return known.reduce((sum, counts) => {
      const share = ((counts[situation] ?? 0) + smoothing) / (own + smoothing * names.length);
      return sum + Math.log(share);
    }, Math.log(own));
  });
  const best = scores.reduce((first, score, at) => (score > (scores[first] ?? 0) ? at : first), 0);
  const top = scores[best] ?? 0;
  const situation = names[best];
  if (situation === undefined) return null;
  return {
    situation,
    probability: 1 / scores.reduce((sum, score) => sum + Math.exp(score - top), 0),
  };
}
