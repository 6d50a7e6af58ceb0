import type { ParsedQuery, QueryPart } from '../parsed-query.ts';
import {
  exclusionLabels,
  interestLabels,
  kindLabels,
  type Label,
  labels,
  occasionLabels,
} from '../tagger/labels.ts';
import type { TaggedQuery } from '../tagger/tagger.ts';

/** The kinds of parts whose probability is learned. */
export const partKinds = [
  ...(['recipient', 'age', 'occasion', 'situation', 'budget', 'interest'] as const),
  ...(['kind', 'exclusion'] as const),
] as const;
export type PartKind = (typeof partKinds)[number];

/** For each kind the weights of a logistic regression over `evidenceFor`. Plain JSON. */
export type PartModel = Readonly<Record<PartKind, readonly number[]>>;

/** The labels that agree with a kind. */
const fitting: Readonly<Record<PartKind, readonly Label[]>> = {
  recipient: ['recipient'],
  age: ['age', 'recipient'],
  occasion: occasionLabels,
  situation: ['situation', 'occasion'],
  budget: ['budget', 'tone'],
  interest: interestLabels,
  kind: kindLabels,
  exclusion: exclusionLabels,
};
/** Labels that tell by themselves how a part went wrong. */
const telling: readonly Label[] = [
  ...(['other', 'likes', 'wants', 'owns', 'refuses'] as const),
  ...(['situation', 'occasion', 'recipient'] as const),
];
/** In tokens: such queries are key words, and a bit longer ones are hardly sentences. */
const fewTokens = 6;
const someTokens = 10;

/**
 * Returns what speaks for a part and against it, as numbers around 0: how probable its labels are, how
 * surely the grammar read its words, and how long the query is. Null for a part without a place, and without a tagger.
 * @param tokens how many the query has
 */
export function evidenceFor(
  kind: PartKind,
  { start, end, confidence = 1, ...part }: QueryPart,
  tagged: TaggedQuery,
  tokens: number,
): readonly number[] | null {
  if (start === undefined || end === undefined) return null;
  const place = { start, end };
  const fits = tagged.tagProbability(place, fitting[kind]);
  if (fits === null) return null;
  const of = (label: Label) => tagged.tagProbability(place, [label]) ?? 0;
  const others = labels.filter((label) => !fitting[kind].includes(label)).map(of);
  return [
    1,
    logOdds(fits),
    fits,
    logOdds(1 - (tagged.tagProbability(place, labels) ?? 0)),
    logOdds(Math.max(...others)),
    confidence - 1,
    logOdds(confidence),
    Number(tokens <= fewTokens),
    Number(tokens < someTokens),
    Math.log(tokens / someTokens),
    ...telling.map(of),
    ...traitsOf(part),
  ];
}

/** 1 for each trait that a part has, 0 for the others. */
function traitsOf(part: object): readonly number[] {
  return ['isImplied', 'owned', 'word', 'vague'].map((name) => Number(name in part));
}

const least = 0.002;

function logOdds(probability: number): number {
  const inside = Math.min(Math.max(probability, least), 1 - least);
  return Math.log(inside / (1 - inside));
}

/** Returns the probability, 0 to 1, that evidence is for a part that is right. */
export function probabilityOf(evidence: readonly number[], weights: readonly number[]): number {
  const sum = evidence.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Returns the query with the probability of each part that the tagger can judge. */
export function withProbabilities(
  query: ParsedQuery,
  tagged: TaggedQuery,
  tokens: number,
  model: PartModel,
): ParsedQuery {
  // A diet excludes twenty things by the same words.
  const known = new Map<string, number | null>();
  const judged = <T extends QueryPart>(kind: PartKind, part: T): T => {
    const { start, end, confidence } = part;
    const key = [kind, start, end, confidence, ...traitsOf(part)].join(' ');
    let probability = known.get(key);
    if (probability === undefined) {
      const evidence = evidenceFor(kind, part, tagged, tokens);
      probability = evidence && probabilityOf(evidence, model[kind]);
      known.set(key, probability);
    }
    return probability === null ? part : { ...part, probability };
  };
  const { age, occasion, budget } = query;
  return {
    ...query,
    recipients: query.recipients.map((part) => judged('recipient', part)),
    age: age && judged('age', age),
    occasion: occasion && judged('occasion', occasion),
    situations: query.situations.map((part) => judged('situation', part)),
    budget: budget && judged('budget', budget),
    interests: query.interests.map((part) => judged('interest', part)),
    kinds: query.kinds.map((part) => judged('kind', part)),
    excluded: query.excluded.map((part) => judged('exclusion', part)),
  };
}
