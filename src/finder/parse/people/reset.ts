import type { Recipient } from '../../content/vocabulary.ts';
import { type Place, placesOf } from '../../text/normalize.ts';
import { keyAt, runOf, type Sentence } from '../sentence.ts';
import { isMinor } from './kinship.ts';
import { isBehindFor, type NamedPerson } from './owners.ts';

/** How many words may stand between "for" and the person: "for his lovely new wife". */
const personReach = 4;

/**
 * Returns the index of the token from which on the recipient is told of, where a text first tells of somebody else: "my
 * dad sails, but this is for his wife". 0 where everybody is told of from the start.
 * @param people the people of the text, in its order
 */
export function firstTokenOfRecipient(people: readonly NamedPerson[], sentence: Sentence): number {
  const { folded, grammar } = sentence;
  const known = people.filter(({ role }) => role.recipient !== null);
  if (known.length < 2) return 0;
  const { resets, presents } = grammar.people.others;
  const isReset = (turn: Turn) => !turn.before.some((one) => isSame(one, turn.meant, sentence));
  const starts = [
    ...turnsAt(placesOf(folded, resets), known, sentence).filter(isReset),
    ...turnsAt(placesOf(folded, presents), known, sentence).filter((turn) =>
      isFromChild(turn, sentence),
    ),
  ];
  return starts[0]?.from ?? 0;
}

/** A place from which on a text tells of somebody else. */
interface Turn {
  /** index of its first token */
  readonly from: number;
  readonly before: readonly NamedPerson[];
  /** the person named right behind it */
  readonly meant: NamedPerson;
}

function turnsAt(
  places: readonly Place[],
  people: readonly NamedPerson[],
  sentence: Sentence,
): readonly Turn[] {
  const { tokens } = sentence;
  return places.flatMap((place) => {
    const [from] = runOf(tokens, place) ?? [-1];
    const next = tokens.findIndex((token) => token.start >= place.end);
    const before = people.filter(({ until }) => until <= from);
    const meant = next < 0 ? undefined : people.find((one) => isAt(one, next, sentence));
    return meant && before.length > 0 ? [{ from, before, meant }] : [];
  });
}

/**
 * "My son is 7 and plays football, a thank-you for his coach": the child is only told of. "Something for my son, 7, and a
 * present for my wife" is for both.
 */
function isFromChild({ before, meant }: Turn, sentence: Sentence): boolean {
  const isToldOf = (one: NamedPerson) => isMinor(one.role.recipient) && !isBehindFor(one, sentence);
  return !mayBeChild(meant) && before.every(isToldOf);
}

/** A friend or a sister may be a child who receives beside another. */
const anyAge = new Set<Recipient | null>(['child', 'teen', 'sibling', 'friend', 'family']);

const mayBeChild = ({ role }: NamedPerson) => anyAge.has(role.recipient);

function isAt({ from }: NamedPerson, next: number, { tokens }: Sentence): boolean {
  const between = tokens.slice(next + 1, from + 1);
  return from >= next && from <= next + personReach && !between.some(({ opens }) => opens);
}

/** "My sister paints, but this is for my sister": nobody else is told of. */
function isSame(one: NamedPerson, other: NamedPerson, { tokens }: Sentence): boolean {
  return keyAt(tokens, one.until - 1) === keyAt(tokens, other.until - 1);
}
