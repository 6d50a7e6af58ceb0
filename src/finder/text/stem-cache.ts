/** A stemmer that remembers the words it has seen. */
export interface StemCache {
  /** Returns the stem of a folded word. */
  stem(word: string): string;
  /** Empties the memory: most words of the catalogue's texts are not needed again. */
  forget(): void;
}

/** Limit for each language, so that typed words cannot fill the memory. */
const maxCachedStems = 30_000;

/** Returns a stemmer that stems each word once: texts repeat their words, and so do visitors. */
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
    forget: () => known.clear(),
  };
}
