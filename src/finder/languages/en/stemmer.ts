const softY = /(?:[^aeiouy]|(?<![^aeiou])y)[yi]e?$/;
const measured = /[aeiouy][^aeiouy]/;
const vowel = /[aeiouy]/;

/**
 * Returns the stem of a folded English word: the inflection steps (1a to 1c) of Porter, "An algorithm for suffix stripping", Program 1980.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  let shortened = word;
  if (/(?:sses|ies)$/.test(shortened)) shortened = shortened.slice(0, -2);
  else if (/[^su]s$/.test(shortened)) shortened = shortened.slice(0, -1);
  const ending = /(?:ed|ing|er|ers)$/.exec(shortened)?.[0];
  if (shortened.endsWith('eed')) {
    if (measured.test(shortened.slice(0, -3))) shortened = shortened.slice(0, -1);
  } else if (ending && shortened.length - ending.length >= 3) {
    const base = shortened.slice(0, -ending.length);
    if (vowel.test(base)) shortened = /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
  }
  if (shortened.length > 3 && shortened.endsWith('e')) shortened = shortened.slice(0, -1);
  return shortened.length > 2 && softY.test(shortened)
    ? shortened.replace(/[yi]e?$/, 'i')
    : shortened;
}
