import type { Folded } from './normalise.ts';

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
/** The words a number may begin with: a cheap look before the long one. */
const openers = new Set<string>();

/** A lone "one", "eins" or "un" is an article or pronoun more often than a count. */
function learn(words: string, value: number): void {
  if (value < 2) return;
  numbers.set(words, value);
  openers.add(words.split(/[ -]/, 1)[0] ?? '');
}

const small = (list: string) => list.split(' ');
function learnEnglish(): void {
  const units = small(english);
  units.forEach(learn);
  small(englishTens).forEach((ten, i) => {
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
  const units = small(german);
  units.forEach(learn);
  const under100 = new Map<string, number>(units.slice(2).map((unit, i) => [unit, i + 2]));
  for (const [i, ten] of small(germanTens).entries()) {
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
  const units = small(french);
  const both = (words: string, value: number) => {
    learn(words, value);
    learn(words.replaceAll('-', ' '), value);
  };
  units.forEach(both);
  small(frenchTens).forEach((ten, i) => {
    const value = (i + 2) * 10;
    both(ten, value);
    both(`${ten}-et-un`, value + 1);
    for (let unit = 2; unit < 10; unit++) both(`${ten}-${units[unit]}`, value + unit);
  });
  for (let unit = 10; unit < 20; unit++) {
    both(`soixante-${units[unit]}`, 60 + unit);
    both(`quatre-vingt-${units[unit]}`, 80 + unit);
  }
  both('soixante-et-onze', 71);
  for (let unit = 1; unit < 10; unit++) both(`quatre-vingt-${units[unit]}`, 80 + unit);
  both('quatre-vingts', 80);
  both('quatre-vingt', 80);
  for (const [i, ten] of ['septante', 'huitante', 'nonante'].entries()) learn(ten, 70 + i * 10);
  learn('cent', 100);
  both('cent-cinquante', 150);
  for (let unit = 2; unit < 10; unit++) {
    both(`${units[unit]}-cents`, unit * 100);
    both(`${units[unit]}-cent`, unit * 100);
    both(`${units[unit]}-cent-cinquante`, unit * 100 + 50);
  }
}

learnEnglish();
learnGerman();
learnFrench();

const longestNumber = 5;
const wordOrGap = /[a-z]+|[^a-z]+/g;

/** The same text with numbers in words ("fünfzig", "quatre-vingts") as digits. */
export function withDigits(folded: Folded): Folded {
  const pieces = folded.text.match(wordOrGap) ?? [];
  const origin: number[] = [];
  let text = '';
  let from = 0;
  for (let i = 0; i < pieces.length; ) {
    const [value, taken] = numberAt(pieces, i);
    const old = pieces.slice(i, i + taken).join('');
    const piece = value === undefined ? old : String(value);
    for (let c = 0; c < piece.length; c++)
      origin.push(folded.origin[from + Math.min(value === undefined ? c : 0, old.length)] ?? 0);
    text += piece;
    from += old.length;
    i += taken;
  }
  origin.push(folded.origin.at(-1) ?? 0);
  return { text, origin };
}

function numberAt(pieces: readonly string[], at: number): [number | undefined, number] {
  const first = digraph(pieces[at] ?? '');
  if (!openers.has(first)) return [undefined, 1];
  for (let words = longestNumber; words >= 1; words--) {
    const taken = words * 2 - 1;
    const value = numbers.get([first, ...pieces.slice(at + 1, at + taken)].join(''));
    if (value !== undefined && at + taken <= pieces.length) return [value, taken];
  }
  return [undefined, 1];
}

function digraph(word: string): string {
  return /(?:fuenf|zwoelf)/.test(word)
    ? word.replace('fuenf', 'funf').replace('zwoelf', 'zwolf')
    : word;
}
