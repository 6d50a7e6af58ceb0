import type { Situation } from '../../../src/finder/content/vocabulary.ts';
import {
  cluesOf,
  type SituationModel,
  type SituationWords,
} from '../../../src/finder/tagger/situation-model.ts';

/** An annotated query: its stems, and its parts that name situations. */
export interface SituationExample {
  readonly stems: readonly string[];
  readonly parts: readonly (SituationWords & { readonly situation: Situation })[];
}

/** Share of the queries with a phrase that must have its situation. */
const minPhraseShare = 0.8;
/** In characters; shorter phrases are part of too many others. */
const minPhraseLength = 6;

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
