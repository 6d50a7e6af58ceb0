import { mayFollow, outside, tagCount } from './labels.ts';

/*
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) with the forward-backward
 * algorithm in scaled probabilities, as in Rabiner 1989, "A tutorial on hidden Markov models".
 */

/** Scores of the tags of a sequence: `emissions[position * tagCount + tag]`. */
export type Emissions = Float64Array;

/** `transitions[previous * tagCount + tag]`; the row `tagCount` is the start. Forbidden ones are -Infinity. */
export type Transitions = Float64Array;

const startRow = tagCount * tagCount;

/** Returns transitions of weight 0 where a tag may follow another, and -Infinity elsewhere. */
export function emptyTransitions(): Transitions {
  const transitions = new Float64Array((tagCount + 1) * tagCount);
  for (let previous = 0; previous <= tagCount; previous++) {
    for (let tag = 0; tag < tagCount; tag++) {
      const allowed = mayFollow(previous === tagCount ? outside : previous, tag);
      transitions[previous * tagCount + tag] = allowed ? 0 : Number.NEGATIVE_INFINITY;
    }
  }
  return transitions;
}

/** Probabilities of a sequence. */
export interface Marginals {
  /** of each tag: `tags[position * tagCount + tag]` */
  readonly tags: Float64Array;
  /** Returns how often each transition is expected, in the layout of `Transitions`. */
  expectedTransitions(): Float64Array;
}

/** The exponentials of transitions, in the same layout. */
export type Moves = Float64Array;

/** Returns what `marginalsOf` needs of transitions, which is the same for each sequence. */
export const movesOf = (transitions: Transitions): Moves => transitions.map(Math.exp);

/** Returns the probabilities of the tags of a sequence of at least one token. */
export function marginalsOf(emissions: Emissions, moves: Moves, length: number): Marginals {
  const potentials = potentialsOf(emissions, length);
  const forward = forwardOf(potentials, moves, length);
  const backward = backwardOf(potentials, moves, length);
  const tags = new Float64Array(length * tagCount);
  for (let position = 0; position < length; position++) {
    const from = position * tagCount;
    for (let tag = from; tag < from + tagCount; tag++)
      tags[tag] = at(forward, tag) * at(backward, tag);
    normalize(tags, from, tagCount);
  }
  return {
    tags,
    expectedTransitions() {
      const expected = new Float64Array(moves.length);
      for (let tag = 0; tag < tagCount; tag++) expected[startRow + tag] = at(tags, tag);
      const ahead = new Float64Array(tagCount);
      for (let now = tagCount; now < tags.length; now += tagCount) {
        for (let tag = 0; tag < tagCount; tag++)
          ahead[tag] = at(potentials, now + tag) * at(backward, now + tag);
        addExpected(expected, forward.subarray(now - tagCount, now), moves, ahead);
      }
      return expected;
    },
  };
}

/**
 * Adds how often each transition between two positions is expected.
 * @param behind the forward probabilities of the first
 * @param ahead potentials and backward probabilities of the second
 */
function addExpected(
  expected: Float64Array,
  behind: Float64Array,
  moves: Moves,
  ahead: Float64Array,
): void {
  let total = 0;
  for (let previous = 0; previous < tagCount; previous++) {
    let sum = 0;
    for (let tag = 0; tag < tagCount; tag++)
      sum += at(moves, previous * tagCount + tag) * at(ahead, tag);
    total += at(behind, previous) * sum;
  }
  for (let previous = 0; previous < tagCount; previous++) {
    const share = at(behind, previous) / total;
    for (let tag = 0; tag < tagCount; tag++) {
      const index = previous * tagCount + tag;
      expected[index] = at(expected, index) + share * at(moves, index) * at(ahead, tag);
    }
  }
}

/** The exponentials of the scores, each position relative to its highest, so that none overflows. */
function potentialsOf(emissions: Emissions, length: number): Float64Array {
  const potentials = new Float64Array(length * tagCount);
  for (let from = 0; from < potentials.length; from += tagCount) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let tag = from; tag < from + tagCount; tag++)
      highest = Math.max(highest, at(emissions, tag));
    for (let tag = from; tag < from + tagCount; tag++)
      potentials[tag] = Math.exp(at(emissions, tag) - highest);
  }
  return potentials;
}

/** Beside the others' sum of 1, less than the rounding of a sum: most tags of a token are as improbable. */
const negligible = 1e-16;

function forwardOf(potentials: Float64Array, moves: Moves, length: number): Float64Array {
  const forward = new Float64Array(length * tagCount);
  for (let tag = 0; tag < tagCount; tag++)
    forward[tag] = at(moves, startRow + tag) * at(potentials, tag);
  normalize(forward, 0, tagCount);
  for (let from = tagCount; from < forward.length; from += tagCount) {
    for (let previous = 0; previous < tagCount; previous++) {
      const share = at(forward, from - tagCount + previous);
      if (share < negligible) continue;
      for (let tag = 0; tag < tagCount; tag++)
        forward[from + tag] =
          at(forward, from + tag) + share * at(moves, previous * tagCount + tag);
    }
    for (let tag = from; tag < from + tagCount; tag++)
      forward[tag] = at(forward, tag) * at(potentials, tag);
    normalize(forward, from, tagCount);
  }
  return forward;
}

function backwardOf(potentials: Float64Array, moves: Moves, length: number): Float64Array {
  const backward = new Float64Array(length * tagCount).fill(1);
  for (let from = (length - 2) * tagCount; from >= 0; from -= tagCount) {
    for (let tag = 0; tag < tagCount; tag++) {
      let sum = 0;
      for (let next = 0; next < tagCount; next++) {
        const after = from + tagCount + next;
        sum += at(moves, tag * tagCount + next) * at(potentials, after) * at(backward, after);
      }
      backward[from + tag] = sum;
    }
    normalize(backward, from, tagCount);
  }
  return backward;
}

/** Divides a range by its sum. */
function normalize(values: Float64Array, from: number, count: number): void {
  let sum = 0;
  for (let index = from; index < from + count; index++) sum += at(values, index);
  for (let index = from; index < from + count; index++) values[index] = at(values, index) / sum;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
