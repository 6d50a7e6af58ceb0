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

/** An annotated query: its stems, and its parts that name situations. */
export interface SituationExample {
  readonly stems: readonly string[];
  readonly parts: readonly (SituationWords & { readonly situation: Situation })[];
}

/** Pseudo-count of each clue in each situation (Lidstone smoothing); chosen on the queries for choosing. */
const smoothing = 0.05;
/** Share of the queries with a phrase that must have its situation. */
const minPhraseShare = 0.8;
/** In characters; shorter phrases are part of too many others. */
const minPhraseLength = 6;
const prefixLength = 5;

/** Returns the clues of a part: its stems, the beginnings of its long words, and pairs of words. */
function cluesOf({ keys, stems }: SituationWords): readonly string[] {
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

/** Returns the model of annotated queries; the same queries give the same model. */
export function learnSituations(examples: readonly SituationExample[]): SituationModel {
  const parts: Partial<Record<Situation, number>> = {};
  const clues: Record<string, Partial<Record<Situation, number>>> = {};
  for (const part of examples.flatMap((example) => example.parts)) {
    const { situation } = part;
    parts[situation] = (parts[situation] ?? 0) + 1;
    for (const clue of cluesOf(part)) {
      clues[clue] ??= {};
      clues[clue][situation] = (clues[clue][situation] ?? 0) + 1;
    }
  }
  return { parts, clues, phrases: surePhrases(examples) };
}

function surePhrases(examples: readonly SituationExample[]): Readonly<Record<string, Situation>> {
  const texts = examples.map(({ stems, parts }) => ({
    text: spaced(stems),
    situations: new Set(parts.map(({ situation }) => situation)),
  }));
  const found = new Map<string, Situation>();
  for (const { stems, situation } of examples.flatMap(({ parts }) => parts)) {
    const phrase = stems.join(' ');
    if (phrase.length < minPhraseLength) continue;
    const withPhrase = texts.filter(({ text }) => text.includes(spaced(stems)));
    const right = withPhrase.filter(({ situations }) => situations.has(situation));
    if (right.length >= minPhraseShare * withPhrase.length) found.set(phrase, situation);
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const spaced = (stems: readonly string[]) => ` ${stems.join(' ')} `;

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
