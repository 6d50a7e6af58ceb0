import type { Folded } from './normalize.ts';

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const german =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn';
const french =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf';
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const germanTens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig';
const frenchTens = 'vingt trente quarante cinquante soixante';

const numbers = new Map<string, number>();
/** The words that a number may begin with: a fast test before the search. */
const firstWords = new Set<string>();

/** A lone "one", "eins" or "un" is an article or pronoun more often than a count. */
function learn(words: string, value: number): void {
  if (value < 2) return;
  numbers.set(words, value);
  firstWords.add(words.split(/[ -]/, 1)[0] ?? '');
}

const splitWords = (list: string) => list.split(' ');
function learnEnglish(): void {
  const units = splitWords(english);
  units.forEach(learn);
  splitWords(englishTens).forEach((ten, i) => {
    learn(ten, (i + 2) * 10);
    for (let unit = 1; unit < 10; unit++) {
      for (const joint of ['-', ' ', ''])
        learn(`${ten}${joint}${units[unit]}`, (i + 2) * 10 + unit);
    }
  });
  for (const [before, factor] of [
    ['a ', 1],
    ['one ', 1],
    ...units.slice(2, 10).map((u, i) => [`${u} `, i + 2] as const),
  ] as const) {
    learn(`${before}hundred`, factor * 100);
    learn(`${before}hundred and fifty`, factor * 100 + 50);
    learn(`${before}hundred fifty`, factor * 100 + 50);
  }
  learn('hundred', 100);
}

function learnGerman(): void {
  const units = splitWords(german);
  units.forEach(learn);
  const under100 = new Map<string, number>(units.slice(2).map((unit, i) => [unit, i + 2]));
  for (const [i, ten] of splitWords(germanTens).entries()) {
    under100.set(ten, (i + 2) * 10);
    units.slice(1, 10).forEach((unit, u) => {
      under100.set(`${unit.replace('eins', 'ein')}und${ten}`, (i + 2) * 10 + u + 1);
    });
  }
  for (const [word, value] of under100) {
    learn(word, value);
    if (value % 10 === 0) for (const h of ['', 'ein']) learn(`${h}hundert${word}`, 100 + value);
  }
  learn('hundert', 100);
  units.slice(1, 10).forEach((unit, u) => {
    learn(`${unit.replace('eins', 'ein')}hundert`, (u + 1) * 100);
    learn(`${unit.replace('eins', 'ein')}hundertfunfzig`, (u + 1) * 100 + 50);
  });
}

function learnFrench(): void {
  const units = splitWords(french);
  const learnBothSpellings = (words: string, value: number) => {
    learn(words, value);
    learn(words.replaceAll('-', ' '), value);
  };
  units.forEach(learnBothSpellings);
  splitWords(frenchTens).forEach((ten, i) => {
    const value = (i + 2) * 10;
    learnBothSpellings(ten, value);
    learnBothSpellings(`${ten}-et-un`, value + 1);
    for (let unit = 2; unit < 10; unit++) learnBothSpellings(`${ten}-${units[unit]}`, value + unit);
  });
  for (let unit = 10; unit < 20; unit++) {
    learnBothSpellings(`soixante-${units[unit]}`, 60 + unit);
    learnBothSpellings(`quatre-vingt-${units[unit]}`, 80 + unit);
  }
  learnBothSpellings('soixante-et-onze', 71);
  for (let unit = 1; unit < 10; unit++)
    learnBothSpellings(`quatre-vingt-${units[unit]}`, 80 + unit);
  learnBothSpellings('quatre-vingts', 80);
  learnBothSpellings('quatre-vingt', 80);
  for (const [i, ten] of ['septante', 'huitante', 'nonante'].entries()) learn(ten, 70 + i * 10);
  learn('cent', 100);
  learnBothSpellings('cent-cinquante', 150);
  for (let unit = 2; unit < 10; unit++) {
    learnBothSpellings(`${units[unit]}-cents`, unit * 100);
    learnBothSpellings(`${units[unit]}-cent`, unit * 100);
    learnBothSpellings(`${units[unit]}-cent-cinquante`, unit * 100 + 50);
  }
}

learnEnglish();
learnGerman();
learnFrench();

const maxNumberWords = 5;
const wordOrGap = /[a-z]+|[^a-z]+/g;

/**
 * Returns the text with number words ("fünfzig", "quatre-vingts") as digits; offsets still point at
 * the original text.
 */
export function withDigits(folded: Folded): Folded {
  const pieces = folded.text.match(wordOrGap) ?? [];
  const origin: number[] = [];
  let text = '';
  let from = 0;
  for (let i = 0; i < pieces.length; ) {
    const [value, pieceCount] = numberAt(pieces, i);
    const old = pieces.slice(i, i + pieceCount).join('');
    const piece = value === undefined ? old : String(value);
    for (let c = 0; c < piece.length; c++)
      origin.push(folded.origin[from + Math.min(value === undefined ? c : 0, old.length)] ?? 0);
    text += piece;
    from += old.length;
    i += pieceCount;
  }
  origin.push(folded.origin.at(-1) ?? 0);
  return { text, origin };
}

function numberAt(pieces: readonly string[], at: number): [number | undefined, number] {
  const first = digraph(pieces[at] ?? '');
  if (!firstWords.has(first)) return [undefined, 1];
  for (let words = maxNumberWords; words >= 1; words--) {
    const pieceCount = words * 2 - 1;
    const value = numbers.get([first, ...pieces.slice(at + 1, at + pieceCount)].join(''));
    if (value !== undefined && at + pieceCount <= pieces.length) return [value, pieceCount];
  }
  return [undefined, 1];
}

function digraph(word: string): string {
  return /(?:fuenf|zwoelf)/.test(word)
    ? word.replace('fuenf', 'funf').replace('zwoelf', 'zwolf')
    : word;
}
