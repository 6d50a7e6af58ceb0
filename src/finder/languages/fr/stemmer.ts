/**
 * Returns the stem of a folded French word. Savoy, "A Stemming
 * Procedure and Stopword List for General French Corpora", JASIS 1999.
 */
export function stem(word: string): string {
  if (word.length < 6) return word.length > 3 ? word.replace(/[sx]$/, '') : word;
  if (word.endsWith('x')) return withoutX(word);
  const shortened = word.replace(/s$/, '').replace(/r$/, '').replace(/e$/, '').replace(/e$/, '');
  return shortened.replace(/(.)\1$/, '$1');
}

/** "Animaux" is the plural of "animal", "gâteaux" that of "gâteau"; Savoy has the first rule for both. */
function withoutX(word: string): string {
  return /[^e]aux$/.test(word) ? `${word.slice(0, -2)}l` : word.slice(0, -1);
}
