import { noUpperAge } from '../../../domain/age.ts';
import type { AgeGrammar, AgePattern, AgeReading } from '../../languages/number-grammars.ts';
import type { QueryAge } from '../../parsed-query.ts';
import { allMatches } from '../../text/all-matches.ts';
import { anchored } from '../../text/any-of.ts';
import {
  type Folded,
  type Place,
  placeOf,
  textAt,
  textBefore,
  touches,
} from '../../text/normalize.ts';
import { fillIn } from './fill-in.ts';

type Bounds = readonly [min: number, max: number];

/** Reads how old the recipients are. */
export interface AgeReader {
  /**
   * Returns the recipient's age in years, both ends included, or null when the text names none.
   * @param numbers the folded text with number words as digits
   * @param isFree tells the places that may name an age: no number is an age and a budget
   * @param choose chooses among several ages; by default the first
   */
  read(numbers: Folded, isFree: PlaceTest, choose?: AgeChoice): ReadAge | null;
  /** Returns the same for ages in numbers only: words such as "teen" may be of another language. */
  readNumber(numbers: Folded, isFree: PlaceTest): ReadAge | null;
  /** Returns true where the words beside a place name a duration: "40 ans de mariage". */
  isSpan(numbers: Folded, place: Place): boolean;
  /** Returns the age in a place that is known to name one: "12", "6 bis 8", "18 Monate", "seventies"; or null. */
  readAt(numbers: Folded, place: Place): ReadAge | null;
}

/**
 * Tells the places that a reader may use.
 * @param isSure true when the words at the place can only be an age
 */
export type PlaceTest = (place: Place, isSure?: boolean) => boolean;

/** Chooses one of the ages of a text, which are in the order of the patterns. */
export type AgeChoice = (ages: readonly ReadAge[]) => ReadAge | null;

/** An age with its place in the text; its words may tell a birthday. */
export type ReadAge = Omit<QueryAge, 'text'> & Place & Pick<AgePattern, 'isBirthday'>;

/** Words for people as regular expressions for folded text. */
export interface People {
  /** those after whom an age may stand, without those whose last words are another of them */
  readonly all: string;
  /** those who may be children */
  readonly young: string;
}

interface CompiledPattern {
  readonly regex: RegExp;
  readonly read: (a: number, b: number) => Bounds | undefined;
  readonly confidence: number;
  readonly isSure: boolean;
  /** what each age has beside its bounds */
  readonly tells: Pick<AgePattern, 'isBirthday'>;
}

type PatternToRead = Omit<AgePattern, 'examples'>;

const patternConfidence = 1;
const wordConfidence = 0.9;
const oldestAge = 110;

/** Youngest and oldest age in years by the way a pattern is read; undefined for no age. */
const readings: Readonly<Record<AgeReading, (a: number, b: number) => Bounds | undefined>> = {
  exact: (a) => [a, a],
  range: (a, b) => [Math.min(a, b), Math.max(a, b)],
  'child-range': (a, b) => (Math.max(a, b) <= 17 ? [Math.min(a, b), Math.max(a, b)] : undefined),
  months: (a) => (a <= 36 ? [a / 12, a / 12] : undefined),
  'month-range': (a, b) => [a / 12, b / 12],
  weeks: () => [0, 0],
  'and-a-half': (a) => [Math.floor(a) + 0.5, Math.floor(a) + 0.5],
  'at-least': (a) => [a, Math.max(a, noUpperAge)],
  'at-most': (a) => [0, a],
  'from-young': (a) => [a, a + 2],
  'below-young': (a) => [Math.max(0, a - 6), a - 1],
  early: (a) => [a, a + 4],
  mid: (a) => [a + 3, a + 7],
  late: (a) => [a + 6, a + 9],
  decade: (a) => [a, a + 9],
};

/** Patterns that need no words of a language. */
const plainPatterns: readonly PatternToRead[] = [
  { pattern: '(?<![\\d.])(?<a>[3-9]\\d)\\+', reads: 'at-least' },
  { pattern: '(?<=[,(]\\s?){a}(?=\\s*[,)])', reads: 'exact' },
  { pattern: '^{a}(?=\\s*,)', reads: 'exact' },
  // "Always on their tablets, 7 and 9".
  { pattern: '(?<=[a-z],\\s?){a}{others}*,?{to}{b}(?=\\s*(?:$|[.!,)]))', reads: 'child-range' },
  // "Loves handball, 12".
  {
    pattern: '(?<=[a-z],\\s?)(?<a>[1-9]?[1-9](?:\\.5)?|[1-9]0)(?=\\s*[.!]?$)',
    reads: 'exact',
  },
];

/**
 * Returns a reader of the ages of a language.
 * @param people words for people, after which a number is an age
 */
export function ageReader(grammar: AgeGrammar, people: People): AgeReader {
  const compiled = (all: readonly PatternToRead[], confidence: number) =>
    all.map((one) => compile(one, grammar, people, confidence));
  const patterns = compiled([...grammar.patterns, ...plainPatterns], patternConfidence);
  const words = compiled(grammar.words, wordConfidence);
  const loose = compiled([...grammar.loose, ...grammar.words], wordConfidence);
  const months = new RegExp(grammar.parts.months);
  const counted = new RegExp(
    `^\\D*\\d+(?!\\d)\\s?(?!${grammar.parts.months})(?:${grammar.parts.otherUnit})`,
  );
  const spanOfYears = spanIn(grammar);
  const before = anchored(grammar.before);
  const isDuration = durationTest(grammar, before);
  const all = (which: readonly CompiledPattern[], numbers: Folded, isFree: PlaceTest) =>
    which.flatMap((pattern) => agesOf(pattern, numbers, isFree, isDuration));
  const numbered = (numbers: Folded, isFree: PlaceTest) =>
    hasFreeNumber(numbers, isFree) ? all(patterns, numbers, isFree) : [];
  const isSpan = (numbers: Folded, place: Place) =>
    spanOfYears.test(textAt(numbers, withRest(place))) ||
    counted.test(textAt(numbers, withRest(place))) ||
    before.test(textBefore(numbers, place.start, durationDistance));
  return {
    read(numbers, isFree, choose = firstOf) {
      return choose(numbered(numbers, isFree)) ?? firstOf(all(words, numbers, isFree));
    },
    readNumber: (numbers, isFree) => firstOf(numbered(numbers, isFree)),
    isSpan,
    readAt: (numbers, place) =>
      isSpan(numbers, place)
        ? null
        : (ageAt(numbers, place, months) ??
          firstOf(all(loose, numbers, (found) => touches(found, place)).slice(0, 1))),
  };
}

/** Characters after an age in which the words of a duration stand. */
const durationLength = 30;

function withRest({ start, end }: Place): Place {
  return { start, end: end + durationLength };
}

/** Most texts have no number, or one that is the budget. */
function hasFreeNumber(numbers: Folded, isFree: PlaceTest): boolean {
  for (const { index, 0: digits } of allMatches(/\d+/g, numbers.text))
    if (isFree(placeOf(numbers, index, index + digits.length), true)) return true;
  return false;
}

const firstOf: AgeChoice = ([first = null]) => first;

const numberInText = /\d{1,3}(?:\.5)?/g;
const monthsPerYear = 12;

function ageAt(numbers: Folded, place: Place, months: RegExp): ReadAge | null {
  const words = textAt(numbers, place);
  const unit = months.test(words.replace(numberInText, '')) ? monthsPerYear : 1;
  const years = allMatches(numberInText, words).map(([digits]) => Number(digits) / unit);
  if (years.length === 0 || years.length > 2 || years.some((age) => age > oldestAge)) return null;
  return {
    min: Math.min(...years),
    max: Math.max(...years),
    ...place,
    confidence: wordConfidence,
  };
}

function agesOf(
  { regex, read, confidence, isSure, tells }: CompiledPattern,
  numbers: Folded,
  isFree: PlaceTest,
  isDuration: DurationTest,
): readonly ReadAge[] {
  const found: ReadAge[] = [];
  for (const match of allMatches(regex, numbers.text)) {
    const end = match.index + match[0].length;
    const place = placeOf(numbers, match.index, end);
    if (!isFree(place, isSure) || isDuration(numbers.text, match.index, end)) continue;
    const bounds = read(Number(match.groups?.['a']), Number(match.groups?.['b']));
    if (bounds && bounds[0] <= bounds[1] && bounds[1] <= oldestAge)
      found.push({
        min: bounds[0],
        max: bounds[1],
        ...place,
        confidence,
        ...tells,
      });
  }
  return found;
}

/** Characters after an age in which the word for a marriage makes it a duration. */
const marriageDistance = 20;

/** Tells whether a place of a text names a duration and no age. */
type DurationTest = (text: string, start: number, end: number) => boolean;

/** "For ten years", "50 years anniversary", "Hochzeitstag 25" name a duration. */
function durationTest(grammar: AgeGrammar, before: RegExp): DurationTest {
  const marriage = new RegExp(grammar.parts.marriage);
  const marriageBefore = new RegExp(`(?:${grammar.parts.marriage})\\W{0,3}$`);
  const spanOfYears = spanIn(grammar);
  return (text, start, end) => {
    const words = text.slice(Math.max(0, start - durationDistance), start);
    return (
      before.test(words) ||
      marriageBefore.test(words) ||
      spanOfYears.test(text.slice(start, end + durationLength)) ||
      marriage.test(text.slice(start, end + marriageDistance))
    );
  };
}

/** Characters before an age in which a word for a duration is looked for. */
const durationDistance = 40;

/** "20 years with the company". */
const spanIn = ({ parts: { years, duration } }: AgeGrammar) =>
  new RegExp(`\\d(?:${years})\\s*(?:${duration})`);

function compile(
  { pattern, reads, isSure, isBirthday }: PatternToRead,
  { parts }: AgeGrammar,
  people: People,
  confidence: number,
): CompiledPattern {
  const sources = {
    // One number, a second one, and one that may be over 99.
    a: '(?<a>\\d{1,2}(?:\\.5)?)',
    b: '(?<b>\\d{1,2})',
    age: '(?<a>\\d{1,3}(?:\\.5)?)',
    // Words of the grammar, and what stands between two numbers.
    years: `(?:(?:${parts.years})(?![a-z]))`,
    months: `(?:(?:${parts.months})(?![a-z]))`,
    to: `\\s*(?:${parts.to})\\s*`,
    // One more number of a list. What divides two numbers is divided in one way only, or each further number doubles
    // the time.
    others: '(?:(?:\\s*[,;/+&]\\s*|\\s+)\\d{1,2}(?![\\d.]))',
    // Nothing, where no word for a duration, and no other unit, follows.
    notDuration: `(?!\\s*(?:${parts.duration}))`,
    notMoney: `(?!\\s*(?:${parts.otherUnit}))`,
    // Any word for a person, and for one who may be a child.
    person: `(?:${people.all}|${parts.called})`,
    child: `(?:${people.young}|${parts.called})`,
    // Nothing, right behind a number that is told of a person: a mark or a word follows that counts nothing.
    afterPerson: `(?=\\s*(?:[,;)!?]|[.:](?!\\d)|$)|\\s+[a-z])(?!\\s*(?:${parts.otherUnit}|(?:${parts.years}|${parts.months})(?![a-z])))`,
  };
  return {
    regex: new RegExp(fillIn(pattern, sources), 'g'),
    read: typeof reads === 'string' ? readings[reads] : () => reads,
    confidence,
    isSure: isSure === true,
    tells: isBirthday ? { isBirthday } : {},
  };
}
