export interface Splitter {
  /** the two parts of a compound that are words themselves, the linking sound taken off */
  parts(word: string): readonly [first: string, last: string] | undefined;
}

const links = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const shortest = 4;

/**
 * German compounds, split where both sides are known words: hyphenation knows syllables, not words.
 * Of several places the one with the longest last part wins, since that names the thing.
 */
export function splitter(isWord: (word: string) => boolean): Splitter {
  return {
    parts(word) {
      if (word.length < 2 * shortest || word.length > 40) return undefined;
      for (let at = shortest; at <= word.length - shortest; at++) {
        const last = word.slice(at);
        if (!isWord(last)) continue;
        for (const link of links) {
          if (!word.slice(0, at).endsWith(link)) continue;
          const first = word.slice(0, at - link.length);
          if (first.length >= 3 && isWord(first)) return [first, last];
        }
      }
      return undefined;
    },
  };
}

/** Stems that carry a concept as the first or last part of a compound. */
export function headsIn<T>(
  word: string,
  heads: ReadonlyMap<string, T>,
  isWord: (word: string) => boolean,
): T | undefined {
  for (let length = word.length - 3; length >= shortest; length--) {
    const front = heads.get(word.slice(0, length));
    if (front !== undefined) return front;
    const back = heads.get(word.slice(word.length - length));
    const rest = word.slice(0, word.length - length);
    if (
      back !== undefined &&
      links.some((link) => rest.endsWith(link) && isWord(rest.slice(0, rest.length - link.length)))
    )
      return back;
  }
  return undefined;
}
