import type { AnchoredPattern, TextPattern } from './patterns.ts';

/** How the numbers `a` and `b` of an age pattern become the youngest and oldest age in years. */
export type AgeReading =
  | 'exact'
  | 'range'
  | 'child-range'
  | 'months'
  | 'month-range'
  | 'weeks'
  | 'and-a-half'
  | 'at-least'
  | 'at-most'
  | 'from-young'
  | 'below-young'
  | 'early'
  | 'mid'
  | 'late'
  | 'decade';

/**
 * A pattern for an age. `sources` in `src/finder/parse/numbers/age.ts` has what it may name in braces, such as `{a}` for a
 * number and `{years}` for the words of the grammar; another name is an error.
 */
export interface AgePattern {
  readonly pattern: string;
  /** a way to read the numbers, or fixed bounds in years */
  readonly reads: AgeReading | readonly [youngest: number, oldest: number];
  /** true when the words allow no other reading, so that the tagger is not asked */
  readonly isSure?: true;
  /** the words tell a birthday too: "turns 60" */
  readonly isBirthday?: true;
  /** sentences with the age in years that they name; at least one */
  readonly examples: Readonly<Record<string, readonly [youngest: number, oldest: number]>>;
}

/** How a language says how old somebody is. */
export interface AgeGrammar {
  /** regular expressions that patterns name in braces */
  readonly parts: {
    readonly years: string;
    readonly months: string;
    readonly to: string;
    /** follows a number of years that is a duration and no age */
    readonly duration: string;
    /** stands beside the years of a marriage */
    readonly marriage: string;
    /** follows a number that counts money, people or a measure */
    readonly otherUnit: string;
    /** words for a person beside those for recipients: "youngest" */
    readonly called: string;
  };
  /** before a number of years that is a duration or a date */
  readonly before?: readonly AnchoredPattern<'before'>[];
  /** tried in this order */
  readonly patterns: readonly AgePattern[];
  /** ages in words: "toddler", "sixtieth"; tried after the patterns, in this order */
  readonly words: readonly AgePattern[];
  /** ages in words that mean something else too, such as "seventies"; read only where an age surely is */
  readonly loose: readonly AgePattern[];
  /** words for a baby that is the recipient and an interest at once */
  readonly babyWords: ReadonlySet<string>;
  /** say that one gift is for several children together: "to share" */
  readonly shared?: readonly TextPattern[];
  /** say that somebody shall do something with somebody else: "can build together" */
  readonly withChild?: readonly TextPattern[];
  /** sentences with a number that is no age; at least one */
  readonly noAges: readonly string[];
}

/**
 * How the amounts of a budget pattern become bounds: `at-most` the first, `at-least` the first,
 * `about` from 70 % to 120 % of it, `exactly` from 80 % to 105 %, `note` (a banknote) from 70 % to 110 %,
 * `pot` (what several have given) from 60 % to all of it, `between` the two.
 */
export type BudgetReading =
  | 'at-most'
  | 'at-least'
  | 'about'
  | 'exactly'
  | 'note'
  | 'pot'
  | 'between';

/**
 * A pattern for a budget. `sources` in `src/finder/parse/numbers/budget.ts` has what it may name in braces, such as
 * `{amount}`; another name is an error.
 */
export interface BudgetPattern {
  readonly pattern: string;
  readonly reads: BudgetReading;
  /** true when a number without a currency is money, since the words allow nothing else */
  readonly isBare?: true;
  /** true when the words tell that each of several costs so much, which may be little */
  readonly isEach?: true;
  /** sentences with the bounds in euros that they name; at least one */
  readonly examples: Readonly<Record<string, readonly [min: number | null, max: number | null]>>;
}

/** How a language says what a gift may cost. */
export interface BudgetGrammar {
  /** words for currencies, by ISO 4217 code, as regular expressions */
  readonly currencies: Readonly<Record<string, string>>;
  /** what follows a number that counts something else, as a regular expression */
  readonly notMoney: string;
  /** tried in this order, before an amount with a currency and no other words */
  readonly patterns: readonly BudgetPattern[];
  /** words that are amounts: "vingtaine" */
  readonly amounts: Readonly<Record<string, number>>;
  /** words that are amounts of money in euros and nothing else: "tenner" */
  readonly slang: Readonly<Record<string, number>>;
  /** phrases such as "cheap" with the most euros that they mean, as regular expressions */
  readonly vague: readonly {
    readonly pattern: string;
    readonly euros: number;
    readonly examples: readonly string[];
  }[];
  /** several givers: `{givers}` and `{amount}`, in either order; the budget is their product */
  readonly shares: readonly {
    readonly pattern: string;
    readonly examples: Readonly<Record<string, number>>;
  }[];
  /**
   * What each giver pays (`{amount}`) and how many they are (`{givers}`), wherever both stand in a text; the
   * budget is their product. Of the patterns for givers the first one that the text has counts.
   */
  readonly pooled?: {
    readonly shares: readonly string[];
    readonly givers: readonly string[];
    readonly examples: Readonly<Record<string, number>>;
  };
  /** how many give, in digits ("we are 8", "20 of us", "zu 12"): such a number is no amount and no age, and its people give */
  readonly headCounts?: readonly TextPattern[];
  /**
   * Tells that the people who are counted receive: `before` stands before their number, such as "for my team of", and
   * `unless` nowhere in the text, such as "of us", which tells that they give. Children receive where so much is told
   * `forEach` of them, such as "per child", unless somebody is `thanked` on their behalf.
   */
  readonly receivers?: {
    readonly before: readonly AnchoredPattern<'before'>[];
    readonly unless: readonly AnchoredPattern<'anywhere'>[];
    readonly forEach: readonly AnchoredPattern<'anywhere'>[];
    readonly thanked: readonly AnchoredPattern<'anywhere'>[];
    readonly examples: Readonly<Record<string, number>>;
  };
  /** a sum (`{amount}`) for several recipients (`{recipients}`); the budget is the part of each */
  readonly divided: readonly {
    readonly pattern: string;
    readonly examples: Readonly<Record<string, number>>;
  }[];
  /** words for people before a number that counts years */
  readonly peopleBefore?: readonly AnchoredPattern<'before'>[];
  /** words before a number up to which children count years: "Kinder unter"; it is no amount, however likely one is */
  readonly childrenUpTo?: readonly AnchoredPattern<'before'>[];
  /** words for a child before a number that counts years */
  readonly childBefore?: readonly AnchoredPattern<'before'>[];
  /**
   * `currency` is meant instead of the currency `instead`, or where an amount has none (null), if a text has `words`
   * of its country, or none are given, and the amount is `least` or more of it
   */
  readonly local: readonly {
    readonly instead: string | null;
    readonly currency: string;
    readonly least: number;
    readonly words?: readonly AnchoredPattern<'anywhere'>[];
  }[];
  /** words before a number that is an age, a version, a size or a date */
  readonly otherNumberBefore?: readonly AnchoredPattern<'before'>[];
  /** behind a number that is an age or a birthday */
  readonly ageAfter?: readonly AnchoredPattern<'behind'>[];
  /** within a bare pattern: money for certain, even a small amount */
  readonly surely?: readonly AnchoredPattern<'anywhere'>[];
}
