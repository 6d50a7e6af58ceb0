const softY = /(?:[^aeiouy]|(?<![^aeiou])y)[yi]e?$/;
const measured = /[aeiouy][^aeiouy]/;
const vowel = /[aeiouy]/;

/**
 * Returns the stem of a folded English word: the inflection steps (1a to 1c) of Porter, "An algorithm for suffix stripping", Program 1980.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = withoutPlural(word);
  const base = singular.endsWith('eed') ? withoutEed(singular) : withoutEnding(singular);
  const shortened = base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
  return shortened.length > 2 && softY.test(shortened)
    ? shortened.replace(/[yi]e?$/, 'i')
    : shortened;
}

function withoutPlural(word: string): string {
  if (/(?:sses|ies)$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEed(word: string): string {
  return measured.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const ending = /(?:ed|ing|er|ers)$/.exec(word)?.[0];
  if (ending === undefined || word.length - ending.length < 3) return word;
  const base = word.slice(0, -ending.length);
  if (!vowel.test(base)) return word;
  return /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
}
