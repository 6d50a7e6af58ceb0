import { adultAge, type Occasion } from '../../content/vocabulary.ts';
import { type Place, type Token, touches } from '../../text/normalize.ts';
import type { PhraseMatcher } from '../../text/phrase-matcher.ts';
import { isAdult } from '../people/kinship.ts';
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
  const endsPart = (at: number) =>
    (tokens[at]?.opens ?? true) || grammar.isStopWord(keyAt(tokens, at));
  const endsOccasion = (at: number) =>
    [1, 2, 3].some((length) => {
      const found = grammar.occasions.at(tokens, at - length);
      return found?.length === length && found.value !== null && withoutAge.has(found.value);
    });
  return tokens.find(
    (token, at) =>
      at > 0 && !token.opens && isAmount(token) && endsPart(at + 1) && endsOccasion(at),
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

/** What a round number after a comma at the end is, where no other number is an age. */
export interface LoneNumber {
  readonly place: Place;
  /** "She likes yoga, 45": of 8 such numbers in the annotated queries all are ages */
  readonly reads: 'age' | 'amount' | 'either';
}

/**
 * Returns the round number after a comma at the end of the text; undefined without one. It is an amount where no adult
 * is so young ("teacher, likes tea, 15") or the feast has a limit, and may be either at a feast that counts no years.
 */
export function loneNumber(sentence: Sentence): LoneNumber | undefined {
  const { tokens } = sentence;
  const last = tokens.length - 1;
  const place = tokens[last];
  if (last < 1 || !place?.opens || !isLoneAmount(tokens, last)) return undefined;
  return { place, reads: meaningOf(Number(place.key), sentence) };
}

function meaningOf(number: number, { tokens, grammar }: Sentence): LoneNumber['reads'] {
  const named = <T>(list: PhraseMatcher<T>) =>
    tokens.flatMap((_, at) => list.at(tokens, at)?.value ?? []);
  const occasions = named(grammar.occasions);
  if (occasions.includes('secret-santa')) return 'amount';
  const people = named(grammar.roles);
  if (number < adultAge && people.length > 0 && people.every(isAdult)) return 'amount';
  const isTold = grammar.roles.at(tokens, tokens.length - 2) !== undefined;
  return !isTold && occasions.some((one) => withoutAge.has(one)) ? 'either' : 'age';
}

function isLoneAmount(tokens: readonly Token[], at: number): boolean {
  const isAlone = tokens[at + 1]?.opens ?? true;
  return isAlone && isAmount(tokens[at]);
}

function isAmount(token: Token | undefined): boolean {
  const amount = /^\d{2,4}$/.test(token?.key ?? '') ? Number(token?.key) : 0;
  return amount >= least && amount <= most && amount % step === 0;
}
