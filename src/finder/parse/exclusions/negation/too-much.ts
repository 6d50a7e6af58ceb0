import type { Flag, Kind } from '../../../content/vocabulary.ts';
import type { Exclusion } from '../../../parsed-query.ts';
import { indexesOf } from '../../sentence.ts';
import type { ExclusionReader } from '../exclusion-reader.ts';

/** Properties that a gift may have too much of: "not too loud". */
const undesirableInExcess: ReadonlySet<Flag> = new Set<Flag>([
  'noisy',
  'needs-space',
  'fragile',
  'fragrance',
  'adult',
  'screen',
]);
const moneyKinds = ['money-gift', 'voucher'] as const satisfies readonly Kind[];

const isMoney = (kind: Kind) => moneyKinds.some((one) => one === kind);

/** "Nicht zu persönlich": what must not be too much is no interest, and some of it is excluded. */
export function readNonExclusion(reader: ExclusionReader, from: number, length: number): number {
  const { not, merely } = reader.words.negation;
  const { degrees, joints } = reader.syntax;
  const cue = indexesOf([from - length, from]).map((at) => reader.key(at));
  if (merely.has(cue.join(' '))) return readMoney(reader, from);
  const { nothing } = reader.sentence.grammar.only;
  // "Nothing of too much" has a small word between: "rien de trop personnel".
  const before = reader.key(joints.has(reader.key(from - 2)) ? from - 3 : from - 2);
  const isNegated = not.has(before) || nothing.has(before);
  if (length === 1 || !degrees.has(reader.key(from - 1)) || !isNegated) return from;
  const part = reader.part([from, from + 1]);
  const unwanted = reader.meaning(from).found.filter((one) => isUnwantedInExcess(reader, one));
  for (const one of unwanted) reader.add({ ...one, ...part });
  reader.mark([from, from + 1]);
  return from + 1;
}

/** "Not just money in a card" refuses the money. */
function readMoney(reader: ExclusionReader, from: number): number {
  const { tokens, facts } = reader.sentence;
  const start = reader.syntax.joints.has(reader.key(from)) ? from + 1 : from;
  const { found, length } = reader.meaning(start);
  const concepts = (reader.known.conceptsAt(tokens, start)?.concepts ?? []).filter((concept) =>
    facts.itself(concept, '').some(isMoney),
  );
  const isNamed = found.some((one) => 'kind' in one && isMoney(one.kind));
  if (concepts.length === 0 && !isNamed) return from;
  const part = reader.part([start, start + length]);
  const kinds = moneyKinds.map((kind) => ({ kind, ...part }));
  const all = [...kinds, ...concepts.map((concept) => ({ concept, ...part }))];
  for (const one of all) reader.add(one, true);
  reader.mark([start, start + length]);
  return start + length;
}

/** "Not too romantic": a way to be, and no theme, is unwanted where it is too much. */
function isUnwantedInExcess(reader: ExclusionReader, one: Exclusion): boolean {
  if ('flag' in one) return undesirableInExcess.has(one.flag);
  return 'concept' in one && reader.sentence.facts.is(one.concept, 'circumstance');
}
