import {
  type Category,
  factsOf,
  type Idea,
  type IdeaFacts,
  inOneShape,
} from '../content/catalogue.ts';
import type { Occasion } from '../content/vocabulary.ts';

/** What an idea is chosen by, with the occasions that its texts name. */
export type RankedIdea = IdeaFacts & { readonly occasionsNamed: readonly Occasion[] };

/** The name of a category in each language. */
export type CategoryTitle = Pick<Category, 'category' | 'title'>;

/** The catalogue in the form of a file: what is read of all ideas apart from what is read of a few. */
export interface StoredIdeas {
  readonly ids: readonly string[];
  readonly categories: readonly CategoryTitle[];
  /** of each idea: the number of its category */
  readonly categoryOf: Uint16Array;
  /** `RankedIdea`s as JSON, some hundred in each piece */
  readonly facts: JsonPieces;
  /** whole ideas as JSON */
  readonly ideas: JsonPieces;
}

/** Pieces of JSON in UTF-8, one after the other. */
interface JsonPieces {
  /** where each piece starts, and where the last one ends */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Ideas in one piece of facts, and between two yields. */
const ideasPerPiece = 100;

/**
 * Returns a catalogue in the form of a file. Yields between steps.
 * @param namedBy returns the occasions that the texts of an idea name
 */
export function* storeIdeas(
  catalogue: readonly Category[],
  namedBy: (idea: Idea) => Iterable<Occasion>,
): Generator<undefined, StoredIdeas> {
  const ideas = catalogue.flatMap((category) => category.ideas);
  const facts: string[] = [];
  const whole: string[] = [];
  for (let from = 0; from < ideas.length; from += ideasPerPiece) {
    const some = ideas.slice(from, from + ideasPerPiece);
    facts.push(
      JSON.stringify(
        some.map((idea) => ({ ...factsOf(idea), occasionsNamed: [...namedBy(idea)] })),
      ),
    );
    whole.push(...some.map((idea) => JSON.stringify(idea)));
    yield;
  }
  return {
    ids: ideas.map(({ id }) => id),
    categories: catalogue.map(({ category, title }) => ({ category, title })),
    categoryOf: Uint16Array.from(
      catalogue.flatMap((category, number) => category.ideas.map(() => number)),
    ),
    facts: storePieces(facts),
    ideas: storePieces(whole),
  };
}

function storePieces(pieces: readonly string[]): JsonPieces {
  const encoder = new TextEncoder();
  const encoded = pieces.map((piece) => encoder.encode(piece));
  const starts = new Uint32Array(encoded.length + 1);
  encoded.forEach(({ length }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + length;
  });
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  encoded.forEach((piece, at) => {
    bytes.set(piece, starts[at]);
  });
  return { starts, bytes };
}

/** Returns a piece as JSON has it. */
function pieceAt({ starts, bytes }: JsonPieces, number: number): unknown {
  return JSON.parse(new TextDecoder().decode(bytes.subarray(starts[number], starts[number + 1])));
}

/** Returns what all ideas are chosen by, in the order of the catalogue. Yields between steps. */
export function* rankedIdeas({ facts }: StoredIdeas): Generator<undefined, readonly RankedIdea[]> {
  const ideas: RankedIdea[] = [];
  for (let piece = 0; piece < facts.starts.length - 1; piece++) {
    for (const read of pieceAt(facts, piece) as RankedIdea[])
      ideas.push({ ...inOneShape(read), occasionsNamed: read.occasionsNamed });
    yield;
  }
  return ideas;
}

/** Returns a whole idea by its index, which must exist. */
export function wholeIdea({ ideas }: StoredIdeas, index: number): Idea {
  return pieceAt(ideas, index) as Idea;
}
