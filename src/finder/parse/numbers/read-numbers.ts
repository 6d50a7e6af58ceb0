import type { FoundPart } from '../../tagger/tagger.ts';
import { type Folded, type Place, textAt, touches } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import type { Plausibility } from '../plausibility.ts';
import type { Sentence } from '../sentence.ts';
import type { ReadAge } from './age.ts';
import type { ReadBudget } from './budget.ts';
import { amountBehindOccasion, loneAmount, loneNumber } from './lone-amount.ts';

/** The numbers of a query. */
export interface Numbers {
  readonly budget: ReadBudget | null;
  readonly age: ReadAge | null;
  /** how many give */
  readonly headCounts: readonly Place[];
}

/**
 * Returns the budget and the age, in the words of the query's language or else of the page's, each null without one, and
 * how many give.
 * @param ofPage the grammar of the page's language, which may be that of the query
 * @param givers what the giver says of herself: "I am 12"
 */
export function readNumbers(
  sentence: Sentence,
  ofPage: Grammar,
  plausibility: Plausibility,
  givers: readonly Place[],
): Numbers {
  const { folded, grammar: own } = sentence;
  const numbers = own.numbers.withDigits(folded);
  const asOnPage = <T>(read: (digits: Folded) => T | null) => {
    if (ofPage === own) return null;
    const digits = ofPage.numbers.withDigits(folded);
    return /\d/.test(digits.text) ? read(digits) : null;
  };
  // "30e anniversaire" is an age, although "30e" alone may be money.
  const isNoAge = (one: ReadBudget) => {
    const age = own.ages.read(
      numbers,
      () => true,
      ([first = null]) => first,
    );
    if (age === null || !touches(one, age)) return true;
    return age.end <= (one.end ?? 0) && !tellsAge(textAt(numbers, one as Place));
  };
  const counts = own.headCounts(numbers);
  const isCount = (place: Partial<Place>) => counts.some((count) => touches(count, place));
  const guessed = () =>
    asOnPage((digits) => ofPage.budgets.read(digits)) ??
    firstOf(
      plausibility.budgets.filter((part) => isAmount(part, folded) && !isCount(part)),
      (place) => own.budgets.readAt(numbers, place),
    );
  const amountAt = (place: Place | undefined) =>
    place ? own.budgets.readAt(numbers, place) : null;
  const lone = loneNumber(sentence);
  const isLone = (one: Place | Partial<Place>) => lone !== undefined && touches(lone.place, one);
  const budget =
    own.budgets.read(numbers) ??
    amountAt(amountBehindOccasion(sentence)) ??
    only(guessed(), (one) => isNoAge(one) && !(lone?.reads === 'age' && isLone(one))) ??
    amountAt(lone?.reads === 'amount' ? lone.place : undefined);
  const headCounts = budget?.givers ? [...counts, budget.givers] : counts;
  const isFree = (place: Place, isSure = false) =>
    ![budget, ...headCounts].some((other) => touches(place, other)) &&
    !(lone?.reads === 'either' && isLone(place)) &&
    !givers.some((giver) => touches(giver, place)) &&
    (isSure || plausibility.has(place, ['age', 'recipient']));
  // "Parents 40 ans de mariage" names an age in no language.
  const isNoSpan = (place: Place, isSure?: boolean) =>
    isFree(place, isSure) && !own.ages.isSpan(numbers, place);
  const age =
    own.ages.read(numbers, isFree, plausibility.likeliestAge) ??
    asOnPage((digits) => ofPage.ages.readNumber(digits, isNoSpan)) ??
    firstOf(
      plausibility.ages.filter((place) => isFree(place)),
      (place) => own.ages.readAt(numbers, place),
    );
  return {
    budget: budget ?? amountAt(loneAmount(sentence, age)),
    age,
    headCounts,
  };
}

/** "Ende fünfzig": beside a number that may be an age a word is none for money. */
function tellsAge(words: string): boolean {
  return /[a-z]{3}/.test(words);
}

/** From this probability on an amount may have a unit that the language does not know: "400 mein". */
const minUnitProbability = 0.9;
/** Characters in which a unit stands. */
const unitLength = 4;

/** False for what a tagger takes for an amount and has a unit: "10 km", "40 mugs". */
function isAmount({ tagProbability, start, end }: FoundPart, folded: Folded): boolean {
  const hasUnit = /\d *[a-z]/.test(textAt(folded, { start, end: end + unitLength }));
  return !hasUnit || tagProbability >= minUnitProbability;
}

function only<T>(one: T | null, isMeant: (one: T) => boolean): T | null {
  return one !== null && isMeant(one) ? one : null;
}

function firstOf<T, R>(all: readonly T[], read: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = read(one);
    if (found !== null) return found;
  }
  return null;
}
