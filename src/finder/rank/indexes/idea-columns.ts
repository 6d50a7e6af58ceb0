import type { Flag, Kind, Occasion, Recipient } from '../../content/vocabulary.ts';
import type { RankedIdea } from '../../stored/stored-ideas.ts';
import { hasOwnIdeas } from '../similar.ts';

/**
 * What ideas are ranked by, as lists with one number for each idea, by its index: a search reads some facts of
 * thousands of ideas, and reads them several times as fast in lists of numbers as in objects.
 */
export interface IdeaColumns {
  readonly count: number;
  /** usual street prices in euros */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** youngest and oldest recipient in years */
  readonly youngest: Float64Array;
  readonly oldest: Float64Array;
  /** a number of `leaning` */
  readonly leans: Uint8Array;
  /** 1 for what is strenuous or noisy */
  readonly isStrenuous: Uint8Array;
  /** how many occasions with their own kinds of gifts it names */
  readonly specialOccasions: Uint8Array;
  /** the indexes of ideas that are only for what they name (`onlyWith`) */
  readonly conditional: readonly number[];
  /** Returns the indexes of those that are for this one, too. */
  withCondition(condition: string): readonly number[];
  /** the indexes of ideas for beginners */
  readonly forBeginners: readonly number[];
  /** Each of these returns the indexes of the ideas that have it, in their order. */
  ofKind(kind: Kind): readonly number[];
  withFlag(flag: Flag): readonly number[];
  /** ideas that are mainly about a concept */
  about(concept: string): readonly number[];
  /** ideas that also fit a concept */
  alsoAbout(concept: string): readonly number[];
  /** 1 for an idea that is for the recipient before all others, 2 where it comes second, and so on; 0 for other ideas */
  placesOfRecipient(recipient: Recipient): Uint8Array;
  /** the same for occasions */
  placesOfOccasion(occasion: Occasion): Uint8Array;
  /** 1 for an idea whose texts name the occasion */
  namingOccasion(occasion: Occasion): Uint8Array;
}

/** The numbers of `IdeaColumns.leans`. */
export const leaning = { none: 0, f: 1, m: 2 } as const;

const strenuousFlags = new Set<string>(['needs-fitness', 'noisy']);

/** Returns what ideas are ranked by, in their order. */
export function ideaColumns(ideas: readonly RankedIdea[]): IdeaColumns {
  const count = ideas.length;
  const indexesOf = (test: (idea: RankedIdea) => boolean) =>
    ideas.flatMap((idea, index) => (test(idea) ? [index] : []));
  return {
    count,
    low: Float64Array.from(ideas, ({ price: [low] }) => low),
    high: Float64Array.from(ideas, ({ price: [, high] }) => high),
    youngest: Float64Array.from(ideas, ({ age: [youngest] }) => youngest),
    oldest: Float64Array.from(ideas, ({ age: [, oldest] }) => oldest),
    leans: Uint8Array.from(ideas, ({ leans }) => leaning[leans ?? 'none']),
    isStrenuous: Uint8Array.from(ideas, ({ flags = [] }) =>
      Number(flags.some((flag) => strenuousFlags.has(flag))),
    ),
    specialOccasions: Uint8Array.from(
      ideas,
      ({ occasions }) => occasions.filter(hasOwnIdeas).length,
    ),
    conditional: indexesOf(({ onlyWith }) => onlyWith !== undefined),
    withCondition: indexesBy(ideas, ({ onlyWith = [] }) => onlyWith),
    forBeginners: indexesOf(({ forBeginners }) => forBeginners === true),
    ofKind: indexesBy(ideas, ({ kinds }) => kinds),
    withFlag: indexesBy(ideas, ({ flags = [] }) => flags),
    about: indexesBy(ideas, ({ concepts }) => concepts),
    alsoAbout: indexesBy(ideas, ({ also = [] }) => also),
    placesOfRecipient: placesIn(ideas, (idea) => idea.for),
    placesOfOccasion: placesIn(ideas, ({ occasions }) => occasions),
    namingOccasion: placesIn(ideas, ({ named }) => named, 1),
  };
}

/**
 * Returns a function that returns the place of something in a list of each idea: 1 for the first, 0 where it is missing.
 * @param highest what later places count as
 */
function placesIn<Value>(
  ideas: readonly RankedIdea[],
  listOf: (idea: RankedIdea) => readonly Value[],
  highest = 255,
): (value: Value) => Uint8Array {
  const places = new Map<Value, Uint8Array>();
  ideas.forEach((idea, index) => {
    listOf(idea).forEach((value, place) => {
      const column = places.get(value) ?? new Uint8Array(ideas.length);
      column[index] ||= Math.min(place + 1, highest);
      places.set(value, column);
    });
  });
  const none = new Uint8Array(ideas.length);
  return (value) => places.get(value) ?? none;
}

/** Returns a function that returns the indexes of the ideas that have something in a list of theirs. */
function indexesBy<Value>(
  ideas: readonly RankedIdea[],
  listOf: (idea: RankedIdea) => readonly Value[],
): (value: Value) => readonly number[] {
  const found = new Map<Value, number[]>();
  ideas.forEach((idea, index) => {
    for (const value of listOf(idea)) {
      const indexes = found.get(value) ?? [];
      indexes.push(index);
      found.set(value, indexes);
    }
  });
  return (value) => found.get(value) ?? [];
}
