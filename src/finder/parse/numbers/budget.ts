import { adultAge } from '../../content/vocabulary.ts';
import type {
  BudgetGrammar,
  BudgetPattern,
  BudgetReading,
} from '../../languages/number-grammars.ts';
import type { QueryBudget } from '../../parsed-query.ts';
import { allMatches } from '../../text/all-matches.ts';
import { anchored } from '../../text/any-of.ts';
import { type Folded, type Place, placeOf, textAt, textBefore } from '../../text/normalize.ts';
import type { Expressions } from '../by-patterns.ts';
import { fillIn } from './fill-in.ts';

type Bounds = readonly [min: number | null, max: number | null];
/** The bounds of a wish as shares of its amount: "around 50", and a note of money. */
const wishes: Readonly<Partial<Record<BudgetReading, readonly [low: number, high: number]>>> = {
  about: [0.7, 1.2],
  note: [0.7, 1.1],
  pot: [0.6, 1],
};

/** A budget with its place in the text, and that of how many give so much each. */
export type ReadBudget = Omit<QueryBudget, 'text'> & Place & { readonly givers?: Place };

/** Reads what the gift may cost. */
export interface BudgetReader {
  /**
   * Returns the budget in whole euros, or null when the text names none. Numbers that count years,
   * people or things are no budget.
   * @param numbers the folded text with number words as digits
   */
  read(numbers: Folded): ReadBudget | null;
  /** Returns the budget in a place that is known to name one: "50ish", "30"; null without one number. */
  readAt(numbers: Folded, place: Place): ReadBudget | null;
}

/**
 * Approximate euros for one unit of a currency, at the reference rates of the European Central Bank
 * of 2025, rounded; a budget needs no exact rate. An amount in another currency is no budget, since
 * guessing its worth could exceed what the visitor has.
 */
const eurosPerUnit: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 0.9,
  GBP: 1.15,
  XOF: 0.0015,
  CHF: 1.05,
  CAD: 0.63,
  AUD: 0.57,
  SEK: 0.09,
  NOK: 0.085,
  DKK: 0.134,
  PLN: 0.235,
  CZK: 0.04,
  HUF: 0.0025,
  JPY: 0.006,
  INR: 0.01,
  AED: 0.24,
  ZAR: 0.05,
  NZD: 0.52,
  SGD: 0.68,
  NGN: 0.0006,
  KES: 0.007,
  VND: 0.000035,
};
/** Signs of currencies, which no language owns. */
const signs: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '\\$',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
};

/** "150 200" is a range: nobody spends a hundred thousand. */
const digits =
  "(?!\\d{3} [1-9]\\d\\d(?!\\d))\\d{1,3}(?:[ .,']\\d{3})+(?![\\d])(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?";
/** "50.-" and "50,--", and punctuation at the end. */
const tail = '(?:[.,]?-{1,2}(?= |$|[,.;!?)])|[.,](?=\\s|$))?';

/** In "six, £10" the sign belongs to the second number. */
const ownSign = '(?!(?<=[£$€¥₹])\\d)';

/** What stands beside numbers, as expressions. */
type BesideNumbers = Expressions<
  Pick<
    BudgetGrammar,
    'peopleBefore' | 'childrenUpTo' | 'childBefore' | 'otherNumberBefore' | 'ageAfter' | 'surely'
  >
>;

/** A currency that is meant by a text with such words, or by any text. */
type LocalCurrency = Omit<BudgetGrammar['local'][number], 'words'> & {
  readonly words: RegExp | undefined;
};

interface Compiled {
  readonly grammar: BudgetGrammar;
  readonly beside: BesideNumbers;
  readonly local: readonly LocalCurrency[];
  /** stands before people who are counted and receive, and nowhere in such a text */
  readonly receivers?:
    | Readonly<Record<'before' | 'unless' | 'forEach' | 'thanked', RegExp>>
    | undefined;
  /** what each pattern has: most texts have none, and the patterns take time */
  readonly anyAmount: RegExp;
  readonly patterns: readonly (HowToRead & {
    readonly regex: RegExp;
    readonly isTarget?: true;
  })[];
  readonly shares: readonly RegExp[];
  readonly pooled: Readonly<Record<'shares' | 'givers', readonly RegExp[]>>;
  readonly divided: readonly RegExp[];
  readonly vague: readonly { readonly regex: RegExp; readonly euros: number }[];
  readonly currencies: readonly (readonly [code: string, regex: RegExp])[];
}

type HowToRead = Pick<BudgetPattern, 'reads' | 'isBare' | 'isEach'>;

const amountConfidence = 1;
const vagueConfidence = 0.7;

/** How the lower and the higher amount become bounds. */
const readings: Readonly<Record<BudgetReading, (low: number, high: number) => Bounds>> = {
  'at-most': (a) => [null, a],
  'at-least': (a) => [a, null],
  about: (a) => wishOf(a, wishes.about),
  exactly: (a) => [a * 0.8, a * 1.05],
  note: (a) => wishOf(a, wishes.note),
  pot: (a) => wishOf(a, wishes.pot),
  between: (a, b) => [a, b],
};

function wishOf(amount: number, [low, high]: readonly [number, number] = [1, 1]): Bounds {
  return [amount * low, amount * high];
}

/** Returns a reader of the budgets of a language. */
export function budgetReader(grammar: BudgetGrammar): BudgetReader {
  const compiled = compile(grammar);
  // Short endings such as the "e" of "5e" may be a currency where money is known to be named; "500g" is a weight.
  const counted = new RegExp(
    `^\\D*\\d+(?!\\d)(?=\\s?[a-z]{3}|\\s[a-z] [a-z]{3}|\\s?(?:k?g|[cm]?m)\\b)\\s?(?:${grammar.notMoney})`,
  );
  return {
    read: (numbers) =>
      sumOfSeveral(numbers, compiled) ??
      statedBudget(numbers, compiled) ??
      vagueBudget(numbers, compiled),
    readAt: (numbers, place) =>
      isCount(numbers, place, counted) || isOfChildren(numbers, place, compiled)
        ? null
        : budgetAt(numbers, place, compiled),
  };
}

const amountInText = /\d{1,5}(?:[.,]\d{1,2})?/g;

/** Characters after an amount in which the word for what it counts stands. */
const unitLength = 16;

/** "20 square metres", "smokes 20 a day": what follows the number tells what it counts. */
function isCount(numbers: Folded, { start, end }: Place, counted: RegExp): boolean {
  return counted.test(textAt(numbers, { start, end: end + unitLength }));
}

/** "Kinder unter 12": the number is their age, whether the place has the word before it or not. */
function isOfChildren(numbers: Folded, { end }: Place, { beside }: Compiled): boolean {
  return beside.childrenUpTo.test(textBefore(numbers, end).replace(/\d+\D*$/, ''));
}

/** A number beside others is a share or a count. */
function budgetAt(numbers: Folded, { start, end }: Place, { local }: Compiled): ReadBudget | null {
  const words = textAt(numbers, { start, end });
  const [amount, ...others] = allMatches(amountInText, words).map(([found]) =>
    Number(found.replace(',', '.')),
  );
  if (amount === undefined || others.length > 0 || amount < minEuros) return null;
  const max = Math.round(amount * eurosPer(null, amount, numbers.text, local));
  return { min: null, max, start, end, confidence: vagueConfidence };
}

function statedBudget(numbers: Folded, compiled: Compiled): ReadBudget | undefined {
  if (!compiled.anyAmount.test(numbers.text)) return undefined;
  for (const pattern of compiled.patterns) {
    for (const match of allMatches(pattern.regex, numbers.text)) {
      const bounds = boundsOf(match, pattern, numbers.text, compiled);
      if (!bounds || (bounds[1] !== null && bounds[1] < 1)) continue;
      return withWish(budgetOf(bounds, numbers, match), bounds, pattern);
    }
  }
  return undefined;
}

/** The budget with what is wished for within it: an amount, or no trifle. */
function withWish(
  budget: ReadBudget,
  [, max]: Bounds,
  { reads, isTarget }: HowToRead & { readonly isTarget?: true },
): ReadBudget {
  if (isTarget) return { ...budget, target: true };
  const [, high] = wishes[reads] ?? [];
  if (high === undefined || max === null) return budget;
  return { ...budget, about: Math.round(max / high) };
}

/** What several give, or several get. Most texts count nobody, and looking for words of money costs time. */
function sumOfSeveral(numbers: Folded, compiled: Compiled): ReadBudget | undefined {
  if (!/\d/.test(numbers.text)) return undefined;
  return (
    sharedBudget(numbers, compiled) ??
    pooledBudget(numbers, compiled) ??
    dividedBudget(numbers, compiled)
  );
}

/** Several givers who each pay an amount have the product of both. */
function sharedBudget(numbers: Folded, compiled: Compiled): ReadBudget | undefined {
  for (const regex of compiled.shares) {
    const match = regex.exec(numbers.text);
    if (!match || receive(match, compiled)) continue;
    const euros = sumOf(match, match, compiled);
    if (euros >= 1) return withGivers(budgetOf([null, euros], numbers, match), numbers, match);
  }
  return undefined;
}

/** The word behind a number, which tells who is counted. */
const countedPeople = /^ [a-z]+/;

/** "15 kids give the teacher something, 3 euros each": what stands between the people and what they pay tells of others. */
function withGivers(budget: ReadBudget, numbers: Folded, match: RegExpExecArray): ReadBudget {
  const { index, 0: text } = match;
  const [amountAt] = match.indices?.groups?.['n1'] ?? [index];
  const givers = giversIn(match);
  if (givers === undefined) return budget;
  const until = givers.at + String(givers.count).length;
  const [people = ''] = countedPeople.exec(numbers.text.slice(until)) ?? [];
  const end = until + people.length;
  const last = index + text.length;
  // "20 each from 5 of us" names the amount first.
  if (amountAt < end)
    return { ...budget, givers: placeOf(numbers, givers.at, Math.max(end, last)) };
  const { start } = placeOf(numbers, amountAt, last);
  return { ...budget, start, givers: placeOf(numbers, index + text.search(/\S/), end) };
}

/** What each giver pays, times how many they are, as another place of the text says. */
function pooledBudget(numbers: Folded, compiled: Compiled): ReadBudget | undefined {
  const { pooled } = compiled;
  const givers = firstMatch(pooled.givers, numbers.text);
  const share = givers && firstMatch(pooled.shares, numbers.text);
  if (!share || !givers || receive(givers, compiled)) return undefined;
  const euros = sumOf(share, givers, compiled);
  if (!(euros >= 1)) return undefined;
  return {
    ...budgetOf([null, euros], numbers, share),
    givers: placeOf(numbers, givers.index, givers.index + givers[0].length),
  };
}

/** A sum for several recipients is as much for each as its part. */
function dividedBudget(numbers: Folded, compiled: Compiled): ReadBudget | undefined {
  const match = firstMatch(compiled.divided, numbers.text);
  if (!match) return undefined;
  const euros = amountOf(match, '1', compiled) / Number(groupOf(match, 'recipients'));
  return euros >= 1 ? budgetOf([null, euros], numbers, match) : undefined;
}

function firstMatch(all: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const regex of all) {
    const match = regex.exec(text);
    if (match) return match;
  }
  return undefined;
}

/** The pattern for givers names the number in several places, of which one matches. */
function giversIn({
  groups = {},
  indices,
}: RegExpExecArray): { readonly count: number; readonly at: number } | undefined {
  const [name, count] =
    Object.entries(groups).find(([each, value]) => each.startsWith('givers') && value) ?? [];
  const [at] = (name !== undefined && indices?.groups?.[name]) || [];
  return at === undefined ? undefined : { count: Number(count), at };
}

/** From so many givers on, the sum tells the currency as well as the price of a gift does. */
const fewGivers = 4;

/** Euros of all givers: of "100 each" from eight, the sum is what nobody gives in euros. */
function sumOf(share: RegExpExecArray, givers: RegExpExecArray, compiled: Compiled): number {
  const count = giversIn(givers)?.count ?? Number.NaN;
  return count * amountOf(share, '1', compiled, Math.min(count, fewGivers));
}

/** "For my team of 8, 10 each": whoever is counted receives, and each gift costs so much. */
function receive(match: RegExpExecArray, { receivers }: Compiled): boolean {
  const { at } = giversIn(match) ?? {};
  if (receivers === undefined || at === undefined) return false;
  const { before, unless, forEach, thanked } = receivers;
  const { input } = match;
  if (unless.test(input)) return false;
  return before.test(input.slice(0, at)) || (forEach.test(input) && !thanked.test(input));
}

function vagueBudget(numbers: Folded, { vague }: Compiled): ReadBudget | null {
  for (const { regex, euros } of vague) {
    const match = regex.exec(numbers.text);
    if (!match) continue;
    const place = placeOf(numbers, match.index, match.index + match[0].length);
    return { min: null, max: euros, vague: true, ...place, confidence: vagueConfidence };
  }
  return null;
}

/** Euros below which a half counts: 1.50 are no 2. */
const smallAmount = 5;

function wholeEuros(max: number): number {
  return max < smallAmount ? Math.ceil(max - 0.5) : Math.round(max);
}

function budgetOf([min, max]: Bounds, numbers: Folded, match: RegExpExecArray): ReadBudget {
  const start = match.index + match[0].search(/\S/);
  const end = match.index + match[0].replace(/[\s.,]+$/, '').length;
  return {
    min: min === null ? null : Math.floor(min),
    max: max === null ? null : wholeEuros(max),
    ...placeOf(numbers, start, end),
    confidence: amountConfidence,
  };
}

function boundsOf(
  match: RegExpExecArray,
  { reads, ...how }: HowToRead,
  text: string,
  compiled: Compiled,
): Bounds | undefined {
  const { grammar, beside } = compiled;
  const word = groupOf(match, 'word');
  if (word !== undefined) {
    const amount = (grammar.amounts[word] ?? 0) * Number(groupOf(match, 'count') ?? 1);
    return readings[reads](amount * eurosIn(match, amount, compiled), 0);
  }
  if (isAgeOfChild(match, text, beside)) return undefined;
  const isSlang = (groupOf(match, 'n1') ?? '') in grammar.slang;
  if (!isSlang && signOf(match) === undefined && !isMoney(match, how, text, beside))
    return undefined;
  const first = amountOf(match, '1', compiled);
  const second = hasSecond(match) ? amountOf(match, '2', compiled) : first;
  return readings[reads](Math.min(first, second), Math.max(first, second));
}

function groupOf({ groups }: RegExpExecArray, name: string): string | undefined {
  return groups?.[name];
}

function hasSecond(match: RegExpExecArray): boolean {
  return groupOf(match, 'n2') !== undefined;
}

/** "A boy, 7 to 60 €": the first number is his age. */
function isAgeOfChild(
  match: RegExpExecArray,
  text: string,
  { childBefore }: BesideNumbers,
): boolean {
  const isYoung = hasSecond(match) && numberOf(match, '1') < adultAge;
  return isYoung && childBefore.test(text.slice(0, match.index));
}

const minEuros = 5;
/** A smaller number is rather a count, even where the words allow only money. */
const minSureEuros = 10;

/** Returns true when a number without a currency is money. */
function isMoney(
  match: RegExpExecArray,
  how: Omit<HowToRead, 'reads'>,
  text: string,
  beside: BesideNumbers,
): boolean {
  const isBare = how.isBare === true;
  if (!isBare && !isPlausibleRange(match)) return false;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const isOther =
    beside.peopleBefore.test(before) ||
    beside.otherNumberBefore.test(before) ||
    beside.ageAfter.test(after);
  const isNoPrice = (!how.isEach && isSmall(match, isBare, beside)) || isYear(match, beside);
  return !isOther && !isNoPrice;
}

function isSmall(match: RegExpExecArray, isBare: boolean, { surely }: BesideNumbers): boolean {
  const high = numberOf(match, hasSecond(match) ? '2' : '1');
  return high < minEuros || (isBare && high < minSureEuros && !surely.test(match[0]));
}

function isYear(match: RegExpExecArray, { surely }: BesideNumbers): boolean {
  if (surely.test(match[0])) return false;
  return /^(?:1\d|20)\d\d$/.test(groupOf(match, 'n1') ?? '') && !/[.,]/.test(match[0]);
}

/** "20-30" alone is money; "8-10" or "2024-25" is more likely not. */
function isPlausibleRange(match: RegExpExecArray): boolean {
  if (!hasSecond(match) || !/^\d/.test(match[0].trim())) return false;
  const [low, high] = [numberOf(match, '1'), numberOf(match, '2')];
  return low < high && low >= minEuros && high > 15 && high <= 2000;
}

/** The currency of one amount may stand at the other: "20-30 €". */
function signOf({ groups = {} }: RegExpExecArray): string | undefined {
  return groups['c1'] ?? groups['d1'] ?? groups['c2'] ?? groups['d2'];
}

/** @param times how often the amount is given, where no currency is named */
function amountOf(match: RegExpExecArray, n: '1' | '2', compiled: Compiled, times = 1): number {
  const number = numberOf(match, n, compiled.grammar.slang);
  const isSlang = (groupOf(match, `n${n}`) ?? '') in compiled.grammar.slang;
  return isSlang ? number : number * eurosIn(match, number * times, compiled);
}

/** Euros for one unit of the currency of a match. */
function eurosIn(match: RegExpExecArray, amount: number, { currencies, local }: Compiled): number {
  const sign = signOf(match);
  const named = sign && currencies.find(([, regex]) => regex.test(sign))?.[0];
  return eurosPer(named ?? null, amount, match.input, local);
}

/** Euros for one unit of the currency that is named, or that a text without one means. */
function eurosPer(
  named: string | null,
  amount: number,
  text: string,
  local: readonly LocalCurrency[],
): number {
  const meant = local.find(
    ({ instead, least, words }) =>
      instead === named && amount >= least && words?.test(text) !== false,
  );
  return eurosPerUnit[meant?.currency ?? named ?? 'EUR'] ?? Number.NaN;
}

/**
 * "1.299,00", "1,299.00", "1'299" and "49,90": a separator before exactly three digits groups
 * thousands.
 */
function numberOf(
  { groups = {} }: RegExpExecArray,
  n: '1' | '2',
  slang: BudgetGrammar['slang'] = {},
): number {
  const words = groups[`n${n}`] ?? '';
  const euros = slang[words];
  if (euros !== undefined) return euros;
  const plain = words.replace(/[ .,'](?=\d{3}(?!\d))/g, '');
  return Number(plain.replace(',', '.'));
}

/** A name of a group stands once in an expression. */
function numberedGivers(pattern: string): string {
  let count = 0;
  return pattern.replace(/\{givers\}/g, () => `(?<givers${count++}>\\d{1,2})`);
}

function compile(grammar: BudgetGrammar): Compiled {
  const codes = Object.keys(eurosPerUnit);
  const currencyOf = (code: string) =>
    [signs[code], grammar.currencies[code], `${code.toLowerCase()}\\b`].filter(Boolean).join('|');
  const currency = codes.map(currencyOf).join('|');
  const slangWords = Object.keys(grammar.slang);
  const slang = slangWords.length > 0 ? `|\\b(?:${slangWords.join('|')})\\b` : '';
  const amount = (n: string) =>
    `(?:(?<![a-z])(?<c${n}>${currency}))?\\s?(?!\\d{1,2}\\.\\d{1,2}\\.)(?<n${n}>${digits}${slang})(?!\\d|[.,]\\d|%|\\+)${tail}\\s?(?<d${n}>(?:${currency})${ownSign})?`;
  const sources = {
    // One amount and a second one, each with or without a currency, and a currency alone.
    amount: amount('1'),
    amount2: amount('2'),
    currency: `(?<d1>${currency})`,
    // A word for an amount, perhaps with how many of them: "two tenners".
    word: `(?:(?<count>[2-9]) )?(?<word>${Object.keys(grammar.amounts).join('|')})`,
    // How many give, and how many receive.
    givers: '(?<givers>\\d{1,2})',
    recipients: '(?<recipients>[2-9]|\\d\\d)',
    // Nothing, where no word follows that shows that the number counts something else.
    notMoney: `(?!\\s*(?:-\\s?)?(?:${grammar.notMoney}))`,
  };
  const toRegex = (pattern: string, flags = '') => new RegExp(fillIn(pattern, sources), flags);
  const amountWords = [...Object.keys(grammar.amounts), ...Object.keys(grammar.slang)];
  const { receivers, pooled = { shares: [], givers: [] } } = grammar;
  return {
    grammar,
    beside: {
      peopleBefore: anchored(grammar.peopleBefore),
      childrenUpTo: anchored(grammar.childrenUpTo),
      childBefore: anchored(grammar.childBefore),
      otherNumberBefore: anchored(grammar.otherNumberBefore),
      ageAfter: anchored(grammar.ageAfter),
      surely: anchored(grammar.surely),
    },
    local: grammar.local.map((one) => ({ ...one, words: one.words && anchored(one.words) })),
    receivers: receivers && {
      before: anchored(receivers.before),
      unless: anchored(receivers.unless),
      forEach: anchored(receivers.forEach),
      thanked: anchored(receivers.thanked),
    },
    anyAmount: new RegExp(['\\d', ...amountWords].join('|')),
    patterns: [
      ...grammar.patterns,
      { pattern: '{amount}', reads: 'at-most' as const, isTarget: true as const },
    ].map(({ pattern, ...how }) => ({ ...how, regex: toRegex(pattern, 'g') })),
    shares: grammar.shares.map(({ pattern }) => toRegex(pattern, 'd')),
    pooled: {
      shares: pooled.shares.map((pattern) => toRegex(pattern)),
      givers: pooled.givers.map((pattern) => toRegex(numberedGivers(pattern), 'd')),
    },
    divided: grammar.divided.map(({ pattern }) => toRegex(pattern)),
    vague: grammar.vague.map(({ pattern, euros }) => ({
      regex: new RegExp(`\\b${pattern}\\b`),
      euros,
    })),
    currencies: codes.map((code) => [code, new RegExp(`^(?:${currencyOf(code)})$`)] as const),
  };
}
