import type { Place } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import { inside, keyAt, type Sentence } from '../sentence.ts';

/** How many words may stand between "have" and a person: "have two lovely little". */
const reach = 4;

/**
 * Returns true for the age of somebody who belongs to a household ("they have two toddlers") and is not told of again,
 * as in "they have a toddler; for the toddler".
 */
export function isAgeInHousehold(age: Place, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const named = [...inside(tokens, age)];
  const [first = -1] = named;
  if (!isHad(first, sentence)) return false;
  const words = new Set(named.map((at) => keyAt(tokens, at)).filter((key) => !/^\d/.test(key)));
  return !tokens.some(({ key }, at) => words.has(key) && !named.includes(at));
}

/** Returns true for a word with "have" before it, and only numbers and describing words between them. */
export function isHad(at: number, { tokens, grammar }: Sentence): boolean {
  const { having } = grammar.people;
  for (let i = at - 1; i >= Math.max(0, at - reach) && !tokens[i + 1]?.opens; i--) {
    const key = keyAt(tokens, i);
    if (having.has(key)) return true;
    if (!mayStandBehindHave(key, grammar) && grammar.roles.at(tokens, i) === undefined)
      return false;
  }
  return false;
}

function mayStandBehindHave(key: string, { people, syntax }: Grammar): boolean {
  return syntax.isNumber(key) || syntax.articles.has(key) || people.describing.has(key);
}
