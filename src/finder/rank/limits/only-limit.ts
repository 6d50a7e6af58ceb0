import type { OnlyWanted, WantedThing } from '../../parsed-query.ts';
import type { TextIndex } from '../../text-index.ts';
import { ideasNaming } from '../ideas-naming.ts';
import type { ConceptIndex } from '../indexes/concept-index.ts';
import type { IdeaColumns } from '../indexes/idea-columns.ts';

/** An idea is about a concept from the first of these weights on, and fits it from the second: a blanket to read under. */
const minWeights = [0.7, 0.5];
/** With fewer ideas, those that fit, or that the words do not name, are shown too. */
const minIdeas = 4;

/** What the things are looked up in. */
interface OnlySources {
  readonly columns: IdeaColumns;
  readonly concepts: ConceptIndex;
  readonly texts: TextIndex;
}

/** Rules out the ideas that are none of the only things that are wanted, of all ideas or of those of some kinds. */
export function limitTo(
  allowed: Uint8Array,
  { things, among }: OnlyWanted,
  sources: OnlySources,
): void {
  const wanted = new Set(things.flatMap((thing) => ideasOf(thing, sources)));
  const limited = among?.flatMap(sources.columns.ofKind) ?? allowed.keys();
  for (const index of limited) if (!wanted.has(index)) allowed[index] = 0;
}

/** "Crime novels" are books about crime, and "signet rings" are rings before they are jewellery. */
function ideasOf(thing: WantedThing, { columns, concepts, texts }: OnlySources): readonly number[] {
  const themes = thing.themes.map((theme) => theme.map((concept) => concepts.weights(concept)));
  const ofKinds = new Set(thing.kinds.flatMap(columns.ofKind));
  const found = minWeights.map((least) => {
    const met = [...columns.low.keys()].map((index) => {
      const about = themes.filter((theme) => theme.some((each) => (each[index] ?? 0) >= least));
      return about.length + Number(ofKinds.has(index));
    });
    const most = Math.max(...met);
    return most === 0 ? [] : met.flatMap((count, index) => (count === most ? [index] : []));
  });
  const enough = found.find((some) => some.length >= minIdeas) ?? found.at(-1) ?? [];
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
    if (some.length >= minIdeas) return some;
  }
  return found;
}
