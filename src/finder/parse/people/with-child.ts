import { adultAge, type Recipient } from '../../content/vocabulary.ts';
import type { QueryRecipient } from '../../parsed-query.ts';
import { touches } from '../../text/normalize.ts';
import type { Limits } from '../limits.ts';
import type { ReadAge } from '../numbers/age.ts';
import type { Sentence } from '../sentence.ts';
import { isMinor, minorOf } from './kinship.ts';

/** Who is grown up beside a child; a colleague or a boss does nothing with one. */
const elders: ReadonlySet<Recipient | null> = new Set<Recipient | null>([
  'parent',
  'grandparent',
  'partner',
  'sibling',
  'relative',
  'friend',
  'neighbour',
]);

/**
 * Returns the age of a child with whom a grown-up shall do something, whose age the gift must suit: "something that grandma,
 * 68, can do with my 5-year-old". Null where no such thing is told.
 */
export function ageOfChildBeside(sentence: Sentence, { budget }: Limits): ReadAge | null {
  const { tokens, folded, grammar } = sentence;
  if (!grammar.isWithChild(folded.text)) return null;
  const isElder = (at: number) => elders.has(grammar.roles.at(tokens, at)?.value.recipient ?? null);
  if (!tokens.some((_, at) => isElder(at))) return null;
  const isYoung = ({ max }: ReadAge) => max < adultAge;
  const age = grammar.ages.read(
    grammar.numbers.withDigits(folded),
    (place) => !touches(place, budget),
    (ages) => ages.find(isYoung) ?? null,
  );
  return age !== null && isYoung(age) ? age : null;
}

/** Returns the recipients, and among them the child of an age. */
export function withChild(
  recipients: readonly QueryRecipient[],
  age: ReadAge,
): readonly QueryRecipient[] {
  if (recipients.some(({ recipient }) => isMinor(recipient))) return recipients;
  return [...recipients, { recipient: minorOf(age) }];
}
