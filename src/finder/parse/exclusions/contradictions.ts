import type { Exclusion, QueryInterest } from '../../parsed-query.ts';
import type { Label } from '../../tagger/labels.ts';
import { type FoundPart, type TaggedQuery, tagQuery, untagged } from '../../tagger/tagger.ts';
import type { PackedWeights } from '../../tagger/tagger-weights.ts';
import { tokensOf } from '../../tagger/tokens.ts';
import { type Folded, touches } from '../../text/normalize.ts';
import { type ClassSources, classesOf } from '../interests/token-classes.ts';
import type { Sentence } from '../sentence.ts';

/** Weights of the taggers, by language; a language without them is parsed by grammar alone. */
export type Taggers = ReadonlyMap<string, PackedWeights>;

/** Interests that are none, as the exclusions that they are. */
interface Divided {
  readonly interests: readonly QueryInterest[];
  readonly excluded: readonly Exclusion[];
}

/**
 * From this probability on the tagger is believed and not the grammar. At .85 no judged query loses a right
 * interest; at .75 "débute la guitare" does.
 */
const minConfidence = 0.85;
const contradicting: readonly Label[] = ['ended', 'refuses', 'owns'];

/** Returns what the tagger of the query's language finds; nothing without a tagger. */
export function tagged(
  sentence: Sentence,
  folded: Folded,
  sources: ClassSources,
  taggers: Taggers,
): TaggedQuery {
  const weights = taggers.get(sentence.grammar.pack.code);
  if (weights === undefined) return untagged;
  const tokens = tokensOf(sentence.text);
  return tagQuery(tokens, classesOf(tokens, sentence, folded, sources), weights);
}

/**
 * Returns the interests without those that, as the tagger finds, somebody no longer has, refuses or owns
 * already: "knits no more" is no interest in knitting.
 */
export function divideByLabel(
  interests: readonly QueryInterest[],
  parts: readonly FoundPart[],
  sentence: Sentence,
): Divided {
  const contradictions = parts.filter(
    (part) =>
      part.confidence >= minConfidence &&
      contradicting.includes(part.label) &&
      !(part.label === 'owns' && isConsumed(part, sentence)),
  );
  const kept: QueryInterest[] = [];
  const excluded: Exclusion[] = [];
  for (const interest of interests) {
    const part = contradictions.find((each) => touches(each, interest));
    if (part) excluded.push(exclusionOf(interest, part));
    else kept.push(interest);
  }
  return { interests: kept, excluded };
}

/** How many words may stand between: "drinks far too much coffee". */
const verbDistance = 4;

/** What somebody eats, drinks or reads too much of is no thing that they own. */
function isConsumed({ start }: FoundPart, { tokens, grammar }: Sentence): boolean {
  const { consumingVerbs } = grammar.pack.exclusions;
  const before = tokens.filter((token) => token.end <= start).slice(-verbDistance);
  return before.some(({ key }) => consumingVerbs.has(key));
}

function exclusionOf({ words, concept, ...place }: QueryInterest, part: FoundPart): Exclusion {
  if (part.label === 'owns') return { ...place, thing: concept, owned: true };
  const [named] = words;
  return { ...place, concept, ...(named !== undefined && { named }) };
}
