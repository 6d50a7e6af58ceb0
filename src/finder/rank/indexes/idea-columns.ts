import type { Diet, Flag, Kind, Occasion, Recipient, Situation } from '../../content/vocabulary.ts';
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
  /** Returns the indexes of those that suit a diet or a situation although it rules out their kind. */
  suiting(what: Diet | Situation): readonly number[];
  /** the indexes of ideas for beginners */
  readonly forBeginners: readonly number[];
  /** Each of these returns the indexes of the ideas that have it, in their order. */
  ofKind(kind: Kind): readonly number[];
  withFlag(flag: Flag): readonly number[];
  /** Each of these returns the share of the ideas of a kind, 0 to 1, that have a property, or fit a concept. */
  shareWithFlag(kind: Kind, flag: Flag): number;
  shareAbout(kind: Kind, concept: string): number;
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

/** Returns what ideas are ranked by, in their order. Lists that few queries need are made when one is asked for. */
export function ideaColumns(ideas: readonly RankedIdea[]): IdeaColumns {
  const count = ideas.length;
  const numbers = {
    low: new Float64Array(count),
    high: new Float64Array(count),
    youngest: new Float64Array(count),
    oldest: new Float64Array(count),
    leans: new Uint8Array(count),
    isStrenuous: new Uint8Array(count),
    specialOccasions: new Uint8Array(count),
  };
  const conditional: number[] = [];
  const forBeginners: number[] = [];
  // One pass in a plain loop: this is part of every start, before anything is compiled.
  for (let index = 0; index < count; index++) {
    const idea = ideas[index];
    if (idea === undefined) continue;
    numbers.low[index] = idea.price[0];
    numbers.high[index] = idea.price[1];
    numbers.youngest[index] = idea.age[0];
    numbers.oldest[index] = idea.age[1];
    numbers.leans[index] = leaning[idea.leans ?? 'none'];
    numbers.isStrenuous[index] = Number(isStrenuous(idea));
    numbers.specialOccasions[index] = idea.occasions.filter(hasOwnIdeas).length;
    if (idea.onlyWith !== undefined) conditional.push(index);
    if (idea.forBeginners === true) forBeginners.push(index);
  }
  return {
    count,
    ...numbers,
    conditional,
    forBeginners,
    withCondition: indexesBy(ideas, ({ onlyWith = [] }) => onlyWith),
    suiting: indexesBy(ideas, ({ suits = [] }) => suits),
    ofKind: indexesBy(ideas, ({ kinds }) => kinds),
    withFlag: indexesBy(ideas, ({ flags = [] }) => flags),
    shareWithFlag: sharesOf(ideas, ({ flags = [] }) => flags),
    shareAbout: sharesOf(ideas, ({ concepts, also = [] }) => [...concepts, ...also]),
    about: indexesBy(ideas, ({ concepts }) => concepts),
    alsoAbout: indexesBy(ideas, ({ also = [] }) => also),
    placesOfRecipient: placesIn(ideas, (idea) => idea.for),
    placesOfOccasion: placesIn(ideas, ({ occasions }) => occasions),
    namingOccasion: placesIn(ideas, ({ occasionsNamed }) => occasionsNamed, 1),
  };
}

const isStrenuous = ({ flags }: RankedIdea) =>
  flags?.some((flag) => strenuousFlags.has(flag)) === true;

/**
 * Returns a function that returns the place of something in a list of each idea: 1 for the first, 0 where it is missing.
 * @param highest what later places count as
 */
function placesIn<Value>(
  ideas: readonly RankedIdea[],
  listOf: (idea: RankedIdea) => readonly Value[],
  highest = 255,
): (value: Value) => Uint8Array {
  const known = new Map<Value, Uint8Array>();
  return (value) => {
    const places =
      known.get(value) ??
      Uint8Array.from(ideas, (idea) => Math.min(listOf(idea).indexOf(value) + 1, highest));
    known.set(value, places);
    return places;
  };
}

/** Returns a function that returns the share of a kind that has something in a list; it counts each share once. */
function sharesOf<Value extends string>(
  ideas: readonly RankedIdea[],
  listOf: (idea: RankedIdea) => readonly Value[],
): (kind: Kind, value: Value) => number {
  const known = new Map<string, number>();
  return (kind, value) => {
    const name = `${kind} ${value}`;
    let share = known.get(name);
    if (share === undefined) {
      const all = ideas.filter(({ kinds }) => kinds.includes(kind));
      share = all.filter((idea) => listOf(idea).includes(value)).length / Math.max(1, all.length);
      known.set(name, share);
    }
    return share;
  };
}

/** Returns a function that returns the indexes of the ideas that have something in a list of theirs. */
function indexesBy<Value>(
  ideas: readonly RankedIdea[],
  listOf: (idea: RankedIdea) => readonly Value[],
): (value: Value) => readonly number[] {
  let found: ReadonlyMap<Value, readonly number[]> | undefined;
  return (value) => {
    found ??= indexesByValue(ideas, listOf);
    return found.get(value) ?? [];
  };
}

function indexesByValue<Value>(
  ideas: readonly RankedIdea[],
  listOf: (idea: RankedIdea) => readonly Value[],
): ReadonlyMap<Value, readonly number[]> {
  const found = new Map<Value, number[]>();
  for (const [index, idea] of ideas.entries())
    for (const value of listOf(idea)) {
      const indexes = found.get(value) ?? [];
      indexes.push(index);
      found.set(value, indexes);
    }
  return found;
}
