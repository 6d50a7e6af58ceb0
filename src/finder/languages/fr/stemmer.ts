/**
 * Returns the stem of a folded French word. Savoy, "A Stemming
 * Procedure and Stopword List for General French Corpora", JASIS 1999.
 */
export function stem(word: string): string {
  if (word.length < 6) return word.length > 3 ? word.replace(/[sx]$/, '') : word;
  if (word.endsWith('x')) return word.endsWith('aux') ? `${word.slice(0, -2)}l` : word.slice(0, -1);
  const shortened = word.replace(/s$/, '').replace(/r$/, '').replace(/e$/, '').replace(/e$/, '');
  return shortened.replace(/(.)\1$/, '$1');
}
