import { sizeOf, type TokenClasses } from '../tagger/features.ts';
import type { TaggerToken } from '../tagger/tokens.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Place, Token } from '../text/normalize.ts';
import type { PhraseMatcher } from '../text/phrase-matcher.ts';
import type { ConceptReader } from './interests/concepts.ts';
import type { Sentence } from './sentence.ts';

/** A class of the words from `start` to `end`. */
interface ClassAt extends Place {
  readonly name: string;
}

/**
 * Returns the classes that the lexicon and the language pack give to each token, such as `group:sport`
 * or `role:partner`: with them a tagger reads words that no annotated query has.
 */
export function classesOf(
  tokens: readonly TaggerToken[],
  sentence: Sentence,
  concepts: ConceptReader,
): TokenClasses {
  const found = [
    ...conceptClasses(sentence, concepts),
    ...phraseClasses(sentence),
    ...wordClasses(sentence),
    ...numberClasses(sentence),
  ];
  const classes = tokens.map((): string[] => []);
  const firstAt = firstTokens(tokens, sentence.text.length);
  for (const { name, start, end } of found)
    for (let at = firstAt[start] ?? tokens.length; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token || token.start >= end) break;
      classes[at]?.push(name);
    }
  return classes;
}

/** The index of the first token that ends after each character. */
function firstTokens(tokens: readonly TaggerToken[], length: number): Uint16Array {
  const first = new Uint16Array(length + 1);
  let token = 0;
  for (let at = 0; at <= length; at++) {
    while (token < tokens.length && (tokens[token]?.end ?? 0) <= at) token++;
    first[at] = token;
  }
  return first;
}

function conceptClasses(
  { tokens, grammar, facts }: Sentence,
  concepts: ConceptReader,
): readonly ClassAt[] {
  return runs(tokens, (at) => {
    const match = concepts.at(tokens, at, grammar);
    if (!match) return undefined;
    const [first = ''] = match.concepts;
    const groups = new Set(match.concepts.flatMap((concept) => facts.group(concept) ?? []));
    const names = [`concept:${first}`, `read:${match.confidence}`];
    return { length: match.length, names: [...names, ...Array.from(groups, (g) => `group:${g}`)] };
  });
}

/** One list of phrases of the language pack: its name, its phrase at a token and what the phrase means. */
type PhraseClasses = (at: number) => Found | undefined;

interface Found {
  readonly length: number;
  readonly names: readonly string[];
}

function phraseClasses({ tokens, grammar }: Sentence): readonly ClassAt[] {
  const list =
    <T>(
      name: string,
      matcher: PhraseMatcher<T>,
      meaning: (value: T) => string | null | undefined,
    ): PhraseClasses =>
    (at) => {
      const match = matcher.at(tokens, at);
      return (
        match && { length: match.length, names: [name, `${name}:${meaning(match.value) ?? 'any'}`] }
      );
    };
  const lists = [
    list('role', grammar.roles, ({ recipient }) => recipient),
    list('occasion', grammar.occasions, (occasion) => occasion),
    list('kind', grammar.kinds, ([kind]) => kind),
    list('flag', grammar.flags, ([flag]) => flag),
    list('diet', grammar.diets, ([diet]) => diet),
    list('cue', grammar.cues, (cue) => cue),
  ];
  return lists.flatMap((at) => runs(tokens, at));
}

function wordClasses({ tokens, grammar }: Sentence): readonly ClassAt[] {
  return tokens.flatMap(({ key, start, end }) => {
    if (grammar.isStopWord(key)) return [{ name: 'stop', start, end }];
    return grammar.pack.plainWords.has(key) ? [{ name: 'plain', start, end }] : [];
  });
}

/** Numbers in words; those in digits have their size as a feature anyway. */
function numberClasses({ text, folded, grammar }: Sentence): readonly ClassAt[] {
  const { text: numbers, origin } = grammar.numbers.withDigits(folded);
  return allMatches(/\d+(?:\.\d+)?/g, numbers)
    .map(({ 0: digits, index }) => {
      const start = origin[index] ?? 0;
      const end = (origin[index + digits.length - 1] ?? start) + 1;
      return { name: `number:${sizeOf(digits)}`, start, end };
    })
    .filter(({ start, end }) => !/\d/.test(text.slice(start, end)));
}

/** Returns the classes of the longest matches, from left to right, without overlaps. */
function runs(tokens: readonly Token[], matchAt: PhraseClasses): readonly ClassAt[] {
  const found: ClassAt[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(at);
    if (!match) {
      at++;
      continue;
    }
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + match.length - 1]?.end ?? start;
    found.push(...match.names.map((name) => ({ name, start, end })));
    at += match.length;
  }
  return found;
}
