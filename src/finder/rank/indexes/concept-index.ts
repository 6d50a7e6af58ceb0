import type { IdeaFacts } from '../../content/catalogue.ts';
import type { Concept } from '../../content/lexicon.ts';
import { postingReader, type StoredPostings, storePostings } from '../../stored/stored-postings.ts';
import { StringTable } from '../../stored/stored-strings.ts';

/** Finds ideas by concept; an idea is given by its index in the catalogue. */
export interface ConceptIndex {
  /** Returns how much each idea is about a concept, 0 to 1, by the index of the idea. */
  weights(concept: string): Float64Array;
  /** Returns 0 to 1; a concept of few ideas has the highest rarity. */
  rarity(concept: string): number;
  /** Returns the concept and all wider concepts. */
  around(concept: string): ReadonlySet<string>;
  /** Returns the concept and all narrower concepts. */
  within(concept: string): ReadonlySet<string>;
}

/** The index in the form of a file. */
export interface StoredConceptIndex {
  readonly postings: StoredPostings;
  /** of each concept of `postings`: how many ideas name it */
  readonly named: Uint32Array;
}

/** Number of ideas read before the generator yields. */
const ideasPerStep = 100;
// All of these were chosen by judgement.
/** How much an idea is about the concepts that it names first (`concepts`), and about those that it also fits (`also`). */
const primaryWeight = 1;
const secondaryWeight = 0.55;
/** Factor for each step to a wider concept: an idea about espresso is one about hot drinks, a little less. */
const broaderFactor = 0.72;
/** Weight for a concept one step narrower: somebody who likes tea may like an idea about hot drinks in general. */
const narrowerWeight = 0.3;
/** Two steps narrower: too little for a match, but more than for an unrelated idea. */
const twiceNarrowerWeight = 0.15;

/**
 * Returns an index of what ideas are about, in the form of a file. Yields between steps so that a server can
 * answer requests.
 */
export function* storeConceptIndex(
  ideas: readonly IdeaFacts[],
  concepts: readonly Wider[],
): Generator<undefined, StoredConceptIndex> {
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
  return {
    postings: storePostings(postings),
    named: Uint32Array.from(postings.keys(), (concept) => direct.get(concept)?.size ?? 0),
  };
}

/** A concept with those that are wider. */
type Wider = Pick<Concept, 'id' | 'broader'>;

/**
 * Returns the index over a stored one.
 * @param count how many ideas there are
 */
export function conceptIndex(
  { postings, named }: StoredConceptIndex,
  concepts: readonly Wider[],
  count: number,
): ConceptIndex {
  const table = new StringTable(postings.keys);
  const narrower = new Map<string, Set<string>>();
  for (const { id, broader = [] } of concepts)
    for (const wide of broader) narrower.set(wide, (narrower.get(wide) ?? new Set()).add(id));
  const wider = new Map(concepts.map(({ id, broader = [] }) => [id, broader]));
  const maxRarity = Math.log(1 + count);
  return {
    weights: postingReader(postings, count),
    rarity(concept) {
      const number = table.find(concept);
      const found = number < 0 ? 0 : (named[number] ?? 0);
      return Math.log(1 + count / (1 + found)) / maxRarity;
    },
    around: (concept) => reachable(concept, wider),
    within: (concept) => reachable(concept, narrower),
  };
}

/** Returns a concept and all that links lead to. */
function reachable(
  concept: string,
  links: ReadonlyMap<string, Iterable<string>>,
): ReadonlySet<string> {
  const all = new Set([concept]);
  for (const one of all) for (const next of links.get(one) ?? []) all.add(next);
  return all;
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
