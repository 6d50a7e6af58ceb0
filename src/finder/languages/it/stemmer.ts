/** Returns a folded Italian word without the plural ending and the vowel of the gender. */
export function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:es|s)$/, '').replace(/[aeio]$/, '');
}
