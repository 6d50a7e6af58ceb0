import type { WordLanguage } from '../vocabulary.ts';
import { withoutDigraphs } from './normalize.ts';

/** Stems by word. The texts repeat their words, and visitors type many of the same. */
const cache: Readonly<Record<WordLanguage, Map<string, string>>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  it: new Map(),
};
/** Limit for each language, so that typed words cannot fill the memory. */
const maxCachedStems = 30_000;

/**
 * Clears the cache. Called after the texts are indexed, since most of their words are not needed
 * again.
 */
export function forgetStems(): void {
  for (const words of Object.values(cache)) words.clear();
}

/** Returns the stem of a folded word; different forms of one word mostly have equal stems. */
export function stem(word: string, language: WordLanguage): string {
  const cached = cache[language].get(word);
  if (cached !== undefined) return cached;
  const result = stemmers[language](word);
  if (cache[language].size < maxCachedStems) cache[language].set(word, result);
  return result;
}

const stemmers: Readonly<Record<WordLanguage, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: southern,
  it: southern,
};

/** CISTEM: Weissweiler and Fraser, "Developing a Stemmer for German", GSCL 2017. */
function german(word: string): string {
  let shortened = withoutDigraphs(word);
  if (shortened.length >= 6 && shortened.startsWith('ge')) shortened = shortened.slice(2);
  shortened = shortened.replaceAll('sch', '$').replaceAll('ei', '%').replaceAll('ie', '&');
  if (hasDouble(shortened)) shortened = shortened.replace(/(.)\1/g, '$1*');
  while (shortened.length > 3) {
    if (
      shortened.length > 5 &&
      (shortened.endsWith('em') || shortened.endsWith('er') || shortened.endsWith('nd'))
    )
      shortened = shortened.slice(0, -2);
    else if ('tesn'.includes(shortened.at(-1) ?? ' ')) shortened = shortened.slice(0, -1);
    else break;
  }
  return /[*%&$]/.test(shortened)
    ? shortened
        .replace(/(.)\*/g, '$1$1')
        .replaceAll('%', 'ei')
        .replaceAll('&', 'ie')
        .replaceAll('$', 'sch')
    : shortened;
}

function hasDouble(word: string): boolean {
  for (let i = 1; i < word.length; i++)
    if (word.charCodeAt(i) === word.charCodeAt(i - 1)) return true;
  return false;
}

/** Savoy, "A Stemming Procedure and Stopword List for General French Corpora", JASIS 1999. */
function french(word: string): string {
  if (word.length < 6) return word.length > 3 ? word.replace(/[sx]$/, '') : word;
  if (word.endsWith('x')) return word.endsWith('aux') ? `${word.slice(0, -2)}l` : word.slice(0, -1);
  const shortened = word.replace(/s$/, '').replace(/r$/, '').replace(/e$/, '').replace(/e$/, '');
  return shortened.replace(/(.)\1$/, '$1');
}

/** Spanish and Italian: removes plural endings and the vowel of the gender. */
function southern(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:es|s)$/, '').replace(/[aeio]$/, '');
}

const softY = /(?:[^aeiouy]|(?<![^aeiou])y)[yi]e?$/;
const measured = /[aeiouy][^aeiouy]/;
const vowel = /[aeiouy]/;

/** The inflection steps (1a to 1c) of Porter, "An algorithm for suffix stripping", Program 1980. */
function english(word: string): string {
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
