import type { FoundPart } from '../../tagger/tagger.ts';
import { type Folded, type Place, textAt, touches } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import type { Idioms } from '../idioms.ts';
import type { Plausibility } from '../plausibility.ts';
import type { Sentence } from '../sentence.ts';
import type { ReadAge } from './age.ts';
import type { ReadBudget } from './budget.ts';
import { amountBehindOccasion, type LoneNumber, loneAmount, loneNumber } from './lone-amount.ts';

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
 * @param idioms what the giver says of herself ("I am 12"), and what people are called
 */
export function readNumbers(
  sentence: Sentence,
  ofPage: Grammar,
  plausibility: Plausibility,
  { givers, names }: Pick<Idioms, 'givers' | 'names'>,
): Numbers {
  const { grammar: own, folded } = sentence;
  const numbers = own.numbers.withDigits(folded);
  const context: Context = {
    sentence,
    plausibility,
    givers,
    names,
    numbers,
    lone: loneNumber(sentence),
    counts: own.headCounts(numbers),
    asOnPage(read) {
      if (ofPage === own) return null;
      const digits = ofPage.numbers.withDigits(folded);
      return /\d/.test(digits.text) ? read(digits, ofPage) : null;
    },
  };
  const budget = readBudget(context);
  const headCounts = budget?.givers ? [...context.counts, budget.givers] : context.counts;
  const age = readAge(context, [budget, ...headCounts]);
  return { budget: budget ?? amountAt(loneAmount(sentence, age), context), age, headCounts };
}

/** What budgets and ages are read from. */
interface Context {
  readonly sentence: Sentence;
  /** the text with number words as digits */
  readonly numbers: Folded;
  readonly plausibility: Plausibility;
  readonly givers: readonly Place[];
  /** what people are called */
  readonly names: readonly Place[];
  readonly lone: LoneNumber | undefined;
  readonly counts: readonly Place[];
  /** Reads the text in the words of the page's language, where that is another one. */
  asOnPage<T>(read: (digits: Folded, ofPage: Grammar) => T | null): T | null;
}

function readBudget(context: Context): ReadBudget | null {
  const { sentence, lone } = context;
  return (
    statedBudget(context) ??
    amountAt(amountBehindOccasion(sentence), context) ??
    only(guessedBudget(context), (one) => isMoney(one, context)) ??
    amountAt(lone?.reads === 'amount' ? lone.place : undefined, context)
  );
}

/** "On est 6, budget total 90 euros": a head count is no amount, unless it is multiplied with one. */
function statedBudget({ sentence, numbers, counts }: Context): ReadBudget | null {
  const { budgets } = sentence.grammar;
  const budget = budgets.read(numbers);
  if (budget?.givers || !counts.some((count) => touches(count, budget))) return budget;
  return budgets.read(replaced(numbers, counts, /\d/g, 'x'));
}

/** Returns the text with another character for each of some characters at the places. */
function replaced(
  folded: Folded,
  places: readonly Place[],
  characters: RegExp,
  other: string,
): Folded {
  if (places.length === 0) return folded;
  const { text, origin } = folded;
  const isInside = (at: number) => {
    const offset = origin[at] ?? 0;
    return places.some(({ start, end }) => offset >= start && offset < end);
  };
  return {
    text: text.replace(characters, (found, at: number) => (isInside(at) ? other : found)),
    origin,
  };
}

function guessedBudget(context: Context): ReadBudget | null {
  const { plausibility, sentence, counts, asOnPage } = context;
  const isCount = (part: FoundPart) => counts.some((count) => touches(count, part));
  return (
    asOnPage((digits, ofPage) => ofPage.budgets.read(digits)) ??
    firstOf(
      plausibility.budgets.filter((part) => isAmount(part, sentence.folded) && !isCount(part)),
      (place) => amountAt(place, context),
    )
  );
}

function amountAt(
  place: Place | undefined,
  { sentence, numbers }: Pick<Context, 'sentence' | 'numbers'>,
): ReadBudget | null {
  return place ? sentence.grammar.budgets.readAt(numbers, place) : null;
}

/** False for a number that is an age: "30e anniversaire", although "30e" alone may be money. */
function isMoney(one: ReadBudget, { sentence, numbers, lone }: Context): boolean {
  if (lone?.reads === 'age' && touches(lone.place, one)) return false;
  const age = sentence.grammar.ages.read(
    numbers,
    () => true,
    ([first = null]) => first,
  );
  if (age === null || !touches(one, age)) return true;
  return age.end <= one.end && !tellsAge(textAt(numbers, one));
}

/** "Ende fünfzig": beside a number that may be an age a word is none for money. */
function tellsAge(words: string): boolean {
  return /[a-z]{3}/.test(words);
}

/** @param taken the places of other numbers */
function readAge(context: Context, taken: readonly (Place | null)[]): ReadAge | null {
  const { sentence, plausibility, givers, lone, asOnPage } = context;
  // Behind "son Tim" an age stands as behind "son".
  const numbers = replaced(context.numbers, context.names, /\S/g, ' ');
  const { ages } = sentence.grammar;
  const others = [...taken, ...givers, lone?.reads === 'either' ? lone.place : null];
  const isFree = (place: Place, isSure = false) =>
    !others.some((other) => touches(place, other)) &&
    (isSure || plausibility.has(place, ['age', 'recipient']));
  // "Parents 40 ans de mariage" names an age in no language.
  const isNoSpan = (place: Place, isSure?: boolean) =>
    isFree(place, isSure) && !ages.isSpan(numbers, place);
  return (
    ages.read(numbers, isFree, plausibility.likeliestAge) ??
    asOnPage((digits, ofPage) => ofPage.ages.readNumber(digits, isNoSpan)) ??
    firstOf(
      plausibility.ages.filter((place) => isFree(place)),
      (place) => ages.readAt(numbers, place),
    )
  );
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
