import { type Search, searchFor } from './all-matches.ts';

interface Pattern {
  readonly pattern: string;
}

/**
 * Returns an expression that matches any of the patterns as whole words, and nothing without one. A space in a pattern
 * stands for one or more, and an optional one for any number; one in a class for itself.
 */
export function anyOf(all: readonly Pattern[] = []): RegExp {
  return all.length === 0 ? /(?!)/g : anyOfSources(all.map(sourceOf), 'g');
}

/**
 * Where a pattern stands in the text that it is tested against: it is the `whole` text, such as one word; the text ends with
 * it, right `before` a thing; the text begins with it, right `behind` a thing; or `anywhere`.
 */
export type Anchor = 'whole' | 'before' | 'behind' | 'anywhere';

interface Anchored extends Pattern {
  readonly anchor: Anchor;
}

/**
 * Returns an expression that matches any of the patterns where their anchor says, as whole words, and nothing without one.
 * White space may stand between a pattern and the thing. Its spaces are those of `anyOf`, and `\s` is a line break too.
 * @param all patterns with one anchor
 */
export function anchored(all: readonly Anchored[] = []): RegExp {
  const [first] = all;
  const words = `(?:${all.map(sourceOf).join('|')})`;
  return first === undefined ? /(?!)/ : new RegExp(anchors[first.anchor](words));
}

const anchors: Readonly<Record<Anchor, (words: string) => string>> = {
  whole: (words) => `^${words}$`,
  before: (words) => `\\b${words}\\s*$`,
  behind: (words) => `^\\s*${words}\\b`,
  anywhere: (words) => `\\b${words}\\b`,
};

/** Characters; V8 does not optimise longer expressions (`RegExp::kRegExpTooLargeToOptimize`), and they take twice the time. */
const maxOptimizedLength = 20 * 1024;

/** Returns a search for the matches of `anyOf`, which have the places of their groups. */
export function searchForAny(all: readonly Pattern[] = []): Search {
  const groups: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const source of all.map(sourceOf)) {
    const isFull = length + source.length > maxOptimizedLength;
    if (isFull) groups.push([source]);
    else groups.at(-1)?.push(source);
    length = source.length + (isFull ? 0 : length);
  }
  return searchFor(groups.map((sources) => anyOfSources(sources, 'dg')));
}

function anyOfSources(sources: readonly string[], flags: string): RegExp {
  return new RegExp(`\\b(?:${sources.join('|')})\\b`, flags);
}

function sourceOf({ pattern }: Pattern): string {
  return withSpaces(wordsFirst(pattern));
}

function withSpaces(source: string): string {
  return source.replaceAll(/\[(?:\\.|[^\]])*\]| (\??)/g, (found, optional?: string) => {
    if (optional === undefined) return found;
    return optional === '' ? ' +' : ' *';
  });
}

/**
 * Returns a pattern that begins with a lookbehind so that its own words are tried first: at most places they fail at the
 * first letter, where looking back would read half of the text.
 */
function wordsFirst(pattern: string): string {
  if (!/^\(\?<[=!]/.test(pattern)) return pattern;
  const words = pattern.slice(endOfGroup(pattern));
  const hasNames = /\(\?<\w/.test(words);
  return hasNames || hasAlternatives(words) ? pattern : `(?=${words})${pattern}`;
}

/** The place behind the group that a pattern begins with. */
function endOfGroup(pattern: string): number {
  for (const { depth, end } of characters(pattern)) if (depth === 0) return end;
  return pattern.length;
}

/** True for alternatives outside of groups. */
function hasAlternatives(pattern: string): boolean {
  return [...characters(pattern)].some(({ text, depth }) => text === '|' && depth === 0);
}

/** The characters of an expression, an escape or a class as one, each with its end and how many groups are open behind it. */
function* characters(pattern: string) {
  let depth = 0;
  for (const { 0: text, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gs)) {
    if (text === '(') depth++;
    if (text === ')') depth--;
    yield { text, depth, end: index + text.length };
  }
}
