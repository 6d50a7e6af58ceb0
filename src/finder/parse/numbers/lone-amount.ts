import type { Occasion } from '../../content/vocabulary.ts';
import { type Place, type Token, touches } from '../../text/normalize.ts';
import { keyAt, type Sentence } from '../sentence.ts';
import type { ReadAge } from './age.ts';

/** Nobody is older, in years. */
const oldestAge = 110;
/** In the currency of the query; people name other amounts with the currency or a word. */
const least = 10;
const most = 2000;
const step = 5;

/** Feasts and reasons behind which a number tells no age and no years: "christmas 50". */
const withoutAge: ReadonlySet<Occasion> = new Set<Occasion>([
  ...(['christmas', 'saint-nicholas', 'secret-santa', 'hanukkah', 'new-year', 'easter'] as const),
  ...(['advent', 'valentine', 'mothers-day', 'fathers-day', 'eid', 'diwali', 'farewell'] as const),
  ...(['thank-you', 'housewarming', 'invitation', 'get-well', 'exam', 'baptism'] as const),
]);

/** Returns the place of a round number behind an occasion that counts no years: "christmas 50". Undefined without one. */
export function amountBehindOccasion({ tokens, grammar }: Sentence): Place | undefined {
  const endsOccasion = (at: number) =>
    [1, 2, 3].some((length) => {
      const found = grammar.occasions.at(tokens, at - length);
      return found?.length === length && found.value !== null && withoutAge.has(found.value);
    });
  return tokens.find(
    (token, at) => !token.opens && isLoneAmount(tokens, at) && at > 0 && endsOccasion(at),
  );
}

/**
 * Returns the place of a round number after a comma that can be no age: at the end where an age is told elsewhere, or
 * where nobody is so old. Undefined without one.
 */
export function loneAmount({ tokens, grammar }: Sentence, age: ReadAge | null): Place | undefined {
  return tokens.find((token, at) => {
    const amount = Number(token.key);
    if (at === 0 || !token.opens || !isLoneAmount(tokens, at) || touches(token, age)) return false;
    if (amount > oldestAge) return true;
    if (age === null || amount === age.min || at < tokens.length - 1) return false;
    const isListed = /^\d/.test(keyAt(tokens, at - 1));
    return !isListed && grammar.roles.at(tokens, at - 1) === undefined;
  });
}

function isLoneAmount(tokens: readonly Token[], at: number): boolean {
  const key = keyAt(tokens, at);
  const amount = /^\d{2,4}$/.test(key) ? Number(key) : 0;
  const isAlone = tokens[at + 1]?.opens ?? true;
  return isAlone && amount >= least && amount <= most && amount % step === 0;
}
