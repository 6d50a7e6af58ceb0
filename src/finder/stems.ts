import { withoutDigraphs } from './normalise.ts';
import type { WordLanguage } from './vocabulary.ts';

/** Every word is stemmed once: the texts repeat theirs, and visitors repeat those of the texts. */
const known: Readonly<Record<WordLanguage, Map<string, string>>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  it: new Map(),
};
/** What strangers type must not fill the memory. */
const most = 30_000;

/** The texts are stemmed once: their words need not be remembered when all are read. */
export function forgetStems(): void {
  for (const words of Object.values(known)) words.clear();
}

/** The stem of a folded word; equal stems are forms of one word more often than not. */
export function stem(word: string, language: WordLanguage): string {
  const before = known[language].get(word);
  if (before !== undefined) return before;
  const found = stemmers[language](word);
  if (known[language].size < most) known[language].set(word, found);
  return found;
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
  let rest = withoutDigraphs(word);
  if (rest.length >= 6 && rest.startsWith('ge')) rest = rest.slice(2);
  rest = rest.replaceAll('sch', '$').replaceAll('ei', '%').replaceAll('ie', '&');
  if (hasDouble(rest)) rest = rest.replace(/(.)\1/g, '$1*');
  while (rest.length > 3) {
    if (rest.length > 5 && (rest.endsWith('em') || rest.endsWith('er') || rest.endsWith('nd')))
      rest = rest.slice(0, -2);
    else if ('tesn'.includes(rest.at(-1) ?? ' ')) rest = rest.slice(0, -1);
    else break;
  }
  return /[*%&$]/.test(rest)
    ? rest
        .replace(/(.)\*/g, '$1$1')
        .replaceAll('%', 'ei')
        .replaceAll('&', 'ie')
        .replaceAll('$', 'sch')
    : rest;
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
  const rest = word.replace(/s$/, '').replace(/r$/, '').replace(/e$/, '').replace(/e$/, '');
  return rest.replace(/(.)\1$/, '$1');
}

/** Plurals and the vowel of the gender: as much as listed forms of two related languages need. */
function southern(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:es|s)$/, '').replace(/[aeio]$/, '');
}

const softY = /(?:[^aeiouy]|(?<![^aeiou])y)[yi]e?$/;
const measured = /[aeiouy][^aeiouy]/;
const vowel = /[aeiouy]/;

/** The inflection steps (1a to 1c) of Porter, "An algorithm for suffix stripping", Program 1980. */
function english(word: string): string {
  if (word.length < 4) return word;
  let rest = word;
  if (/(?:sses|ies)$/.test(rest)) rest = rest.slice(0, -2);
  else if (/[^su]s$/.test(rest)) rest = rest.slice(0, -1);
  const ending = /(?:ed|ing|er|ers)$/.exec(rest)?.[0];
  if (rest.endsWith('eed')) {
    if (measured.test(rest.slice(0, -3))) rest = rest.slice(0, -1);
  } else if (ending && rest.length - ending.length >= 3) {
    const base = rest.slice(0, -ending.length);
    if (vowel.test(base)) rest = /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
  }
  if (rest.length > 3 && rest.endsWith('e')) rest = rest.slice(0, -1);
  return rest.length > 2 && softY.test(rest) ? rest.replace(/[yi]e?$/, 'i') : rest;
}
