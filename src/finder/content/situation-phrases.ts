import { foldWord, type Token } from '../text/normalize.ts';
import { type Situation, situations } from './vocabulary.ts';

/** A situation found at a token; `length` is the number of tokens. */
interface FoundSituation {
  readonly situation: Situation;
  readonly length: number;
}

/** Returns the situation that words from a token on tell, by the longest phrase, or undefined. */
export type SituationReader = (
  tokens: readonly Token[],
  index: number,
) => FoundSituation | undefined;

/** Returns the reader of a language; undefined for a language without phrases. */
export type SituationPhrases = (language: string) => SituationReader | undefined;

/** A phrase with its alternatives. */
interface SituationPhrase {
  readonly situation: Situation;
  /** folded, with spaces for all that is no letter and no digit */
  readonly pattern: string;
}

/**
 * Returns the words that tell situations.
 * @param files by language: lines `situation: phrase`, in which parentheses hold alternatives, as in
 *   `pet-loss: lost (her|his) (dog|old dog|cat)`, and lines `{name} = alternatives`, which later lines may name in
 *   parentheses, as in `lost (her|his) ({pet})`. A language is read when it is asked for.
 */
export function situationPhrases(files: ReadonlyMap<string, string>): SituationPhrases {
  const readers = new Map<string, SituationReader>();
  return (language) => {
    const file = files.get(language);
    if (file === undefined) return undefined;
    const known = readers.get(language) ?? situationReader(parseSituationPhrases(file));
    readers.set(language, known);
    return known;
  };
}

/**
 * Returns the phrases of a file of `content/gifts/situation-phrases`.
 * @throws Error for a line of another form, an unknown situation or an unknown name, with its number
 */
export function parseSituationPhrases(file: string): readonly SituationPhrase[] {
  const named = new Map<string, string>();
  return file.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('#')) return [];
    const refuse = () => new Error(`line ${at + 1}: not "situation: phrase": ${line}`);
    const withNames = (text: string) =>
      text.replace(/\{[^{}]*\}/g, (name) => {
        const alternatives = named.get(name);
        if (alternatives === undefined) throw refuse();
        return alternatives;
      });
    const [, defined, alternatives] = /^(\{[a-z ]+\}) = ([^()]+)$/.exec(line) ?? [];
    if (defined !== undefined && alternatives !== undefined) {
      named.set(defined, withNames(alternatives));
      return [];
    }
    const [name, text, ...more] = line.split(': ');
    const situation = situations.find((each) => each === name);
    if (situation === undefined || text === undefined || more.length > 0) throw refuse();
    const phrase = withNames(text);
    if (!isBalanced(phrase)) throw refuse();
    return [{ situation, pattern: foldWord(phrase).replace(/[^a-z0-9()|]+/g, ' ') }];
  });
}

const isBalanced = (phrase: string) => /^[^()|]*(?:\([^()]*\)[^()|]*)*$/.test(phrase);

/** The phrases that may begin with a word. */
interface Beginning {
  /** those of which the word alone may be one */
  readonly alone: readonly SituationPhrase[];
  /** the others, by each of their words, one of which is the second */
  readonly bySecond: ReadonlyMap<string, readonly SituationPhrase[]>;
}

/** Compares the words from a token on only with the phrases that may begin with it and the next one. */
function situationReader(phrases: readonly SituationPhrase[]): SituationReader {
  const byFirst = new Map<string, SituationPhrase[]>();
  for (const phrase of phrases)
    for (const first of firstWords(phrase.pattern)) add(byFirst, first, phrase);
  const tests = new Map<string, RegExp>();
  const testOf = (pattern: string) => {
    const known = tests.get(pattern);
    if (known !== undefined) return known;
    // A space beside an empty alternative may be absent.
    const source = pattern.replaceAll('(', '(?:').replaceAll(' ', ' ?');
    const test = new RegExp(`^${source}(?= |$)`);
    tests.set(pattern, test);
    return test;
  };

  // Most words begin no phrase that anybody writes, so each is divided when it is first met.
  const beginnings = new Map<string, Beginning>();
  const beginningOf = (first: string, candidates: readonly SituationPhrase[]) => {
    const known = beginnings.get(first) ?? beginning(candidates, (one) => testOf(one).test(first));
    beginnings.set(first, known);
    return known;
  };

  const longestOf = (candidates: readonly SituationPhrase[], text: string) => {
    let found: FoundSituation | undefined;
    for (const { pattern, situation } of candidates) {
      const length = testOf(pattern).exec(text)?.[0].trim().split(' ').length ?? 0;
      if (length > (found?.length ?? 0)) found = { situation, length };
    }
    return found;
  };

  const longestAmong = (words: readonly string[]) => {
    const [first = '', second = ''] = words;
    const candidates = byFirst.get(first);
    if (candidates === undefined) return undefined;
    const { alone, bySecond } = beginningOf(first, candidates);
    return longestOf([...(bySecond.get(second) ?? []), ...alone], words.join(' '));
  };

  return (tokens, index) => {
    const told = tokensFrom(tokens, index);
    const asTyped = longestAmong(told.map(({ key }) => key));
    if (told.every(({ key, alternative }) => key === alternative)) return asTyped;
    return longer(asTyped, longestAmong(told.map(({ alternative }) => alternative)));
  };
}

/** Divides phrases with the same first word. */
function beginning(
  candidates: readonly SituationPhrase[],
  isAlone: (pattern: string) => boolean,
): Beginning {
  const { alone = [], others = [] } = Object.groupBy(candidates, ({ pattern }) =>
    isAlone(pattern) ? 'alone' : 'others',
  );
  const bySecond = new Map<string, SituationPhrase[]>();
  for (const phrase of others)
    for (const word of new Set(phrase.pattern.match(/[a-z0-9]+/g))) add(bySecond, word, phrase);
  return { alone, bySecond };
}

function add<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const known = lists.get(key);
  if (known) known.push(item);
  else lists.set(key, [item]);
}

const maxPhraseLength = 10;

/** The tokens from one on, up to the next punctuation. */
function tokensFrom(tokens: readonly Token[], index: number): readonly Token[] {
  const rest = tokens.slice(index, index + maxPhraseLength);
  const end = rest.findIndex((token, at) => at > 0 && token.opens);
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** Returns the one with more tokens; the first where both have as many. */
function longer(
  one: FoundSituation | undefined,
  other: FoundSituation | undefined,
): FoundSituation | undefined {
  return (other?.length ?? 0) > (one?.length ?? 0) ? other : one;
}

/** Returns the words with which a phrase may begin: `(a |)dog (and|or) cat` begins with "a" or "dog". */
function firstWords(pattern: string): ReadonlySet<string> {
  const words = new Set<string>();
  let begun = [''];
  for (const [text, choices] of pattern.matchAll(/\(([^()]*)\)|[^()]+/g)) {
    const next = begun.flatMap((start) =>
      (choices?.split('|') ?? [text]).map((choice) => `${start}${choice}`.trimStart()),
    );
    begun = next.filter((start) => !start.includes(' '));
    for (const start of next)
      if (start.includes(' ')) words.add(start.slice(0, start.indexOf(' ')));
  }
  for (const start of begun) words.add(start);
  return words;
}
