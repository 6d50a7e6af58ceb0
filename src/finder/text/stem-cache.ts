/** A memoized stemmer. */
export interface StemCache {
  /** Returns the stem of a folded word. */
  stem(word: string): string;
  /** Empties the cache: most words of the catalogue's texts are not needed again. */
  clear(): void;
}

/** For each language; the limit bounds the memory that typed words take. */
const maxCachedStems = 30_000;

/** Returns a stemmer that stems each word once, as the same words occur in many texts and queries. */
export function stemCache(stem: (word: string) => string): StemCache {
  const known = new Map<string, string>();
  return {
    stem(word) {
      const cached = known.get(word);
      if (cached !== undefined) return cached;
      const result = stem(word);
      if (known.size < maxCachedStems) known.set(word, result);
      return result;
    },
    clear: () => known.clear(),
  };
}
