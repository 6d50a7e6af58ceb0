import type { Kind } from '../../../content/vocabulary.ts';
import type { Exclusion, QueryInterest, QueryPart } from '../../../parsed-query.ts';
import type { FoundPart } from '../../../tagger/tagger.ts';
import { type Place, type Token, touches } from '../../../text/normalize.ts';
import { partOf, runOf, type Sentence } from '../../sentence.ts';
import { isSurelyFound } from '../../tagging.ts';

/** What gear may be, beside devices. */
const gearKinds: readonly Kind[] = [
  ...(['tool', 'kitchen-tool', 'sports-gear', 'outdoor-gear', 'craft-kit', 'art-supply'] as const),
  ...(['accessory', 'bag'] as const),
];

/** What a supporter has of a club. */
const wear: readonly Kind[] = ['clothing'];

/** Returns the exclusion of what is made for an interest, whatever it is called, by the place that says it is owned. */
export function gearFor(thing: string, place: QueryPart, kinds = gearKinds): Exclusion {
  return { ...place, thing, kinds, owned: true };
}

/**
 * Returns the exclusions of the gear for the interests that are meant where a word for gear stands in what somebody
 * owns: "plays golf, has all the gear, bakes" bars nothing for baking.
 * @param owned what the grammar and the situations say of things that are owned
 */
export function ownedGear(
  parts: readonly FoundPart[],
  owned: readonly Partial<Place>[],
  interests: readonly QueryInterest[],
  sentence: Sentence,
): readonly Exclusion[] {
  const { tokens, grammar } = sentence;
  const { gear } = grammar.exclusions.owning;
  const places = [...surelyOwned(parts, sentence), ...owned];
  const at = tokens.findIndex(
    (token) => gear.has(token.key) && places.some((one) => touches(token, one)),
  );
  if (at < 0) return [];
  const place = partOf(sentence, [at, at + 1], 1);
  const kinds = isClubWear(at, interests, sentence) ? wear : gearKinds;
  return interestsOfGear(at, interests, sentence).map(({ concept }) =>
    gearFor(concept, place, kinds),
  );
}

function surelyOwned(parts: readonly FoundPart[], sentence: Sentence): readonly FoundPart[] {
  return parts.filter((part) => part.label === 'owns' && isSurelyFound(part, sentence));
}

/** "Supports Leeds, has the kit already". */
function isClubWear(
  at: number,
  interests: readonly QueryInterest[],
  { tokens, grammar, facts }: Sentence,
): boolean {
  const { object, owning } = grammar.exclusions;
  const isMeant = owning.clubWear.has(tokens[at]?.key ?? '');
  const isAll = tokens.slice(Math.max(0, at - 2), at).some(({ key }) => object.everything.has(key));
  return isMeant && !isAll && interests.some(({ concept }) => facts.is(concept, 'watched'));
}

/** Within so many tokens stands what gear is for: "gear for her golf". */
const maxBehindFor = 4;
/** Tokens between two interests that have the same gear: "tennis and golf". */
const maxBetweenJoined = 2;

/** The interests that gear belongs to: those named next before it, or else after it. */
function interestsOfGear(
  at: number,
  interests: readonly QueryInterest[],
  { tokens, grammar }: Sentence,
): readonly QueryInterest[] {
  const placed = interests.flatMap((one) => {
    const [from, until] = runOf(tokens, one) ?? [];
    return from === undefined || until === undefined ? [] : [{ one, from, until }];
  });
  const isFor = isForNext(at, tokens, grammar);
  const next = placed.filter(({ from }) => isFor && from > at && from <= at + maxBehindFor);
  if (next.length > 0) return next.map(({ one }) => one);
  const before = placed.filter(({ until }) => until <= at);
  if (isFor || before.length === 0) return interests;
  let first = Math.max(...before.map(({ from }) => from));
  for (const { from, until } of before.toSorted((a, b) => b.until - a.until))
    if (first - until < maxBetweenJoined) first = Math.min(first, from);
  return before.filter(({ from }) => from >= first).map(({ one }) => one);
}

/** "Has all the gear for golf": what it is for follows. */
function isForNext(at: number, tokens: readonly Token[], { syntax }: Sentence['grammar']): boolean {
  return syntax.forWords.has(tokens[at + 1]?.key ?? '');
}
