import type { IdeaFacts } from '../content/catalogue.ts';
import type { Concept } from '../content/lexicon.ts';

/** Finds ideas by concept; an idea is given by its index in the catalogue. */
export interface ConceptIndex {
  /** Returns how much an idea is about a concept, 0 to 1. */
  weight(idea: number, concept: string): number;
  /** Returns the ideas about a concept, each with its weight; empty for an unknown concept. */
  ideasFor(concept: string): ReadonlyMap<number, number>;
  /** Returns 0 to 1; a concept of few ideas has the highest rarity. */
  rarity(concept: string): number;
  /** Returns the concept and all narrower concepts. */
  within(concept: string): ReadonlySet<string>;
}

/** Number of ideas read before the generator yields. */
const ideasPerStep = 100;
const primaryWeight = 1;
const secondaryWeight = 0.55;
/** An idea about espresso is one about hot drinks, a little less. */
const broaderFactor = 0.72;
/** Somebody who likes tea may like an idea about hot drinks in general. */
const narrowerWeight = 0.3;
/** Two steps away: too little for a match, but more than for an unrelated idea. */
const twiceNarrowerWeight = 0.15;

/**
 * Returns an index of what ideas are about. Yields between steps so that a server can answer
 * requests.
 */
export function* conceptIndex(
  ideas: readonly IdeaFacts[],
  concepts: readonly Concept[],
): Generator<undefined, ConceptIndex> {
  const broader = new Map(concepts.map(({ id, broader: wider = [] }) => [id, wider]));
  const widerOf = (concept: string) => broader.get(concept) ?? [];
  const direct = new Map<string, Map<number, number>>();
  const postings = new Map<string, Map<number, number>>();
  for (const [at, idea] of ideas.entries()) {
    if (at % ideasPerStep === 0) yield;
    for (const [concept, weight] of weightsOf(idea)) {
      raise(direct, concept, at, weight);
      raise(postings, concept, at, weight);
      for (const wide of widerOf(concept)) {
        raise(postings, wide, at, weight * broaderFactor);
        for (const wider of widerOf(wide)) raise(postings, wider, at, weight * broaderFactor ** 2);
      }
    }
  }
  yield;
  for (const { id } of concepts) addNarrower(postings, direct, id, widerOf);
  yield;
  const narrower = new Map<string, Set<string>>();
  for (const { id } of concepts)
    for (const wide of widerOf(id)) narrower.set(wide, (narrower.get(wide) ?? new Set()).add(id));
  const maxRarity = Math.log(1 + ideas.length);
  return {
    weight: (idea, concept) => postings.get(concept)?.get(idea) ?? 0,
    ideasFor: (concept) => postings.get(concept) ?? new Map(),
    rarity(concept) {
      const found = direct.get(concept)?.size ?? 0;
      return Math.log(1 + ideas.length / (1 + found)) / maxRarity;
    },
    within(concept) {
      const all = new Set([concept]);
      for (const one of all) for (const narrow of narrower.get(one) ?? []) all.add(narrow);
      return all;
    },
  };
}

/** The concepts of an idea with the weight of each. */
function weightsOf({ concepts, also = [] }: IdeaFacts): readonly (readonly [string, number])[] {
  return [
    ...concepts.map((concept) => [concept, primaryWeight] as const),
    ...also.map((concept) => [concept, secondaryWeight] as const),
  ];
}

/** Makes ideas about a wider concept found for a narrower one, with little weight. */
function addNarrower(
  postings: Map<string, Map<number, number>>,
  direct: ReadonlyMap<string, ReadonlyMap<number, number>>,
  id: string,
  widerOf: (concept: string) => readonly string[],
): void {
  const shares = widerOf(id).flatMap((wide) => [
    [wide, narrowerWeight] as const,
    ...widerOf(wide).map((wider) => [wider, twiceNarrowerWeight] as const),
  ]);
  for (const [about, share] of shares)
    for (const [at, weight] of direct.get(about) ?? [])
      if (weight >= primaryWeight) raise(postings, id, at, share);
}

function raise(
  map: Map<string, Map<number, number>>,
  concept: string,
  idea: number,
  weight: number,
) {
  let posting = map.get(concept);
  if (!posting) {
    posting = new Map();
    map.set(concept, posting);
  }
  posting.set(idea, Math.max(posting.get(idea) ?? 0, weight));
}
