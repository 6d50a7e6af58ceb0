import type { Idea } from './catalogue.ts';
import type { Concept } from './lexicon.ts';

export interface ConceptIndex {
  /** how far an idea is about a concept, 0 to 1 */
  weight(idea: number, concept: string): number;
  /** ideas about a concept, each with its weight */
  ideasFor(concept: string): ReadonlyMap<number, number>;
  /** 0 to 1: how telling a concept is, one that few ideas share tells most */
  rarity(concept: string): number;
  /** the concept and all that are narrower */
  within(concept: string): ReadonlySet<string>;
}

/** How many ideas are read before others may go on. */
const chunk = 100;
const primary = 1;
const secondary = 0.55;
/** An idea about espresso is one about hot drinks, a little less. */
const upwards = 0.72;
/** Who likes tea may like what is for hot drinks in general; the reverse of `upwards` is rarer. */
const downwards = 0.3;
/** Two steps away: no answer, and yet nearer than what has nothing to do with it. */
const twiceDownwards = 0.15;

/** Indexes what ideas are about, in steps between which others may go on. */
export function* conceptIndex(
  ideas: readonly Idea[],
  concepts: readonly Concept[],
): Generator<undefined, ConceptIndex> {
  const broader = new Map(concepts.map(({ id, broader: wider = [] }) => [id, wider]));
  const direct = new Map<string, Map<number, number>>();
  const postings = new Map<string, Map<number, number>>();
  for (const [at, idea] of ideas.entries()) {
    if (at % chunk === 0) yield;
    for (const [list, weight] of [
      [idea.concepts, primary],
      [idea.also ?? [], secondary],
    ] as const) {
      for (const concept of list) {
        raise(direct, concept, at, weight);
        raise(postings, concept, at, weight);
        for (const wide of broader.get(concept) ?? []) {
          raise(postings, wide, at, weight * upwards);
          for (const wider of broader.get(wide) ?? [])
            raise(postings, wider, at, weight * upwards * upwards);
        }
      }
    }
  }
  yield;
  for (const { id } of concepts)
    for (const wide of broader.get(id) ?? [])
      for (const [about, share] of [
        [wide, downwards] as const,
        ...(broader.get(wide) ?? []).map((wider) => [wider, twiceDownwards] as const),
      ])
        for (const [at, weight] of direct.get(about) ?? [])
          if (weight >= primary) raise(postings, id, at, share);
  yield;
  const narrower = new Map<string, Set<string>>();
  for (const { id } of concepts)
    for (const wide of broader.get(id) ?? [])
      narrower.set(wide, (narrower.get(wide) ?? new Set()).add(id));
  const most = Math.log(1 + ideas.length);
  return {
    weight: (idea, concept) => postings.get(concept)?.get(idea) ?? 0,
    ideasFor: (concept) => postings.get(concept) ?? new Map(),
    rarity(concept) {
      const found = direct.get(concept)?.size ?? 0;
      return Math.log(1 + ideas.length / (1 + found)) / most;
    },
    within(concept) {
      const all = new Set([concept]);
      for (const one of all) for (const narrow of narrower.get(one) ?? []) all.add(narrow);
      return all;
    },
  };
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
