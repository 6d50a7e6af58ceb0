import { placesOf } from '../../text/normalize.ts';
import { keyAt, runOf, type Sentence } from '../sentence.ts';
import type { NamedPerson } from './owners.ts';

/** How many words may stand between "for" and the person: "for his lovely new wife". */
const personReach = 4;

/**
 * Returns the index of the token from which on the recipient is told of, where a text first tells of somebody else: "my
 * dad sails, but this is for his wife". 0 where everybody is told of from the start.
 * @param people the people of the text, in its order
 */
export function firstTokenOfRecipient(people: readonly NamedPerson[], sentence: Sentence): number {
  const { folded, tokens, grammar } = sentence;
  const known = people.filter(({ role }) => role.recipient !== null);
  if (known.length < 2) return 0;
  for (const place of placesOf(folded, grammar.people.others.resets)) {
    const [from] = runOf(tokens, place) ?? [-1];
    const next = tokens.findIndex((token) => token.start >= place.end);
    const before = known.filter(({ until }) => until <= from);
    const meant = next < 0 ? undefined : known.find((one) => isAt(one, next, sentence));
    if (meant && before.length > 0 && !before.some((one) => isSame(one, meant, sentence)))
      return from;
  }
  return 0;
}

function isAt({ from }: NamedPerson, next: number, { tokens }: Sentence): boolean {
  const between = tokens.slice(next + 1, from + 1);
  return from >= next && from <= next + personReach && !between.some(({ opens }) => opens);
}

/** "My sister paints, but this is for my sister": nobody else is told of. */
function isSame(one: NamedPerson, other: NamedPerson, { tokens }: Sentence): boolean {
  return keyAt(tokens, one.until - 1) === keyAt(tokens, other.until - 1);
}
