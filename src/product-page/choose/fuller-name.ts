import { wordsOf } from '../token-overlap.ts';

const maxAddedWords = 4;
/** What makes the words before a name something else than a brand or a kind. */
const notPartOfName = /\d|[|–—·•:»«›>/]|\s-\s|[.!?,;]\s/;

/**
 * Returns the first text that ends with the name and has up to four more words before it (the brand
 * or the kind), or null. The added words must be no shop, number, sentence or other part of a title.
 * @param isForeign true for words that are the shop or sales talk
 */
export function fullerName(
  name: string,
  texts: readonly string[],
  isForeign: (words: string) => boolean,
): string | null {
  const own = wordsOf(name);
  return (
    texts.find((text) => {
      const words = wordsOf(text);
      const added = words.length - own.length;
      if (own.length === 0 || added < 1 || added > maxAddedWords) return false;
      if (own.some((word, at) => words[added + at] !== word)) return false;
      const before = text.slice(0, Math.max(0, text.length - name.length));
      return !notPartOfName.test(before) && !isForeign(before.trim());
    }) ?? null
  );
}

/**
 * Returns the heading where the name is only its first word, such as a brand or the name of a
 * series; null otherwise.
 */
export function fullerHeading(name: string, heading: string): string | null {
  const own = wordsOf(name);
  const words = wordsOf(heading);
  const added = words.length - own.length;
  const isStart = own.length === 1 && own[0] === words[0];
  const isName = !notPartOfName.test(heading.slice(name.length));
  return isStart && added >= 1 && added <= maxAddedWords && isName ? heading : null;
}
