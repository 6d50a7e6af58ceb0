import type { IdeaFacts } from '../../content/catalogue.ts';
import type { OnlyWanted, WantedThing } from '../../parsed-query.ts';
import type { ConceptIndex } from '../concept-index.ts';
import type { TextIndex } from '../text-index.ts';
import { ideasNaming } from './ideas-naming.ts';

/** An idea is about a concept from the first of these weights on, and fits it from the second: a blanket to read under. */
const leastWeights = [0.7, 0.5];
/** With fewer ideas, those that fit are shown too. */
const enoughIdeas = 4;
/** With fewer ideas that the words name, others of the same concept are shown too. */
const enoughNamed = 3;

/** What the things are looked up in. */
interface OnlyIndexes {
  readonly concepts: ConceptIndex;
  readonly texts: TextIndex;
}

/** Returns a test that is true for the index of an idea which is one of the only things that are wanted. */
export function onlyTest(
  ideas: readonly IdeaFacts[],
  only: OnlyWanted | null,
  indexes: OnlyIndexes,
): (index: number) => boolean {
  if (only === null) return () => true;
  const wanted = new Set(only.things.flatMap((thing) => ideasOf(thing, ideas, indexes)));
  return (index) => wanted.has(index);
}

/** "Crime novels" are books about crime, and "signet rings" are rings before they are jewellery. */
function ideasOf(
  thing: WantedThing,
  ideas: readonly IdeaFacts[],
  { concepts, texts }: OnlyIndexes,
): readonly number[] {
  const about = thing.concepts.map((concept) => concepts.weights(concept));
  const isOfKind = (index: number) =>
    ideas[index]?.kinds.some((kind) => thing.kinds.includes(kind)) === true;
  const all = [...ideas.keys()];
  const found = leastWeights.map((least) => {
    const isAbout = (index: number) => about.some((weights) => (weights[index] ?? 0) >= least);
    const both = all.filter((index) => isAbout(index) && isOfKind(index));
    return both.length > 0 ? both : all.filter((index) => isAbout(index) || isOfKind(index));
  });
  const enough = found.find((some) => some.length >= enoughIdeas) ?? found.at(-1) ?? [];
  return namedMost(enough, thing.words, texts);
}

/** Those that all words name, or else the noun, if they are enough. */
function namedMost(
  found: readonly number[],
  words: readonly string[],
  texts: TextIndex,
): readonly number[] {
  const named = words.map((word) => ideasNaming(word, 'names', texts));
  for (const wanted of [named, named.slice(0, 1)]) {
    const some = found.filter((index) => wanted.every((one) => one.has(index)));
    if (some.length >= enoughNamed) return some;
  }
  return found;
}
