import type { TaggerToken } from './tokens.ts';

/** The classes that a lexicon gives to each token, such as `concept:sport` or `role:partner`. */
export type TokenClasses = readonly (readonly string[])[];

/** Tokens before the sentence and after it. */
const edge = '|';
/** How far words to the left and right are features of their own, whatever stands between. */
const cueWindow = 6;
/** Closer words are features with their distance. */
const nearest = 2;
/** Tokens whose numbers are features, by their distance. */
const nearby = [-2, -1, 0, 1, 2];
const punctuation = /^[.,;:!?()-]$/;
/** In tokens: such a query is key words rather than a sentence. */
const shortLength = 6;

/**
 * Returns the features of each token: the word, its affixes and shape, the words around it, and the lexicon
 * classes of itself and its neighbours. Features of this kind are usual for sequence tagging (Ratinov and
 * Roth 2009, "Design challenges and misconceptions in named entity recognition").
 */
export function featuresOf(
  tokens: readonly TaggerToken[],
  classes: TokenClasses,
): readonly (readonly string[])[] {
  const keys = tokens.map(({ key }) => key);
  const sizesOfKeys = keys.map(sizeOf);
  const shapes = tokens.map(({ text }) => shapeOf(text));
  return keys.map((_, at) => [
    'bias',
    ...wordFeatures(keys, at),
    ...shapeFeatures(shapes, at),
    ...nearby.flatMap((near) => {
      const size = sizesOfKeys[at + near];
      return size === undefined ? [] : [`n${near}=${size}`];
    }),
    ...classFeatures(classes, keys[at - 1] ?? edge, at),
    ...distantWords(keys, at),
  ]);
}

function wordFeatures(keys: readonly string[], at: number): readonly string[] {
  const key = (near: number) => keys[at + near] ?? edge;
  const word = key(0);
  const affixes = [2, 3, 4, 5].filter((length) => length < word.length);
  return [
    `w=${word}`,
    `w-1=${key(-1)}`,
    `w+1=${key(1)}`,
    `w-2=${key(-2)}`,
    `w+2=${key(2)}`,
    `w-1w=${key(-1)} ${word}`,
    `ww+1=${word} ${key(1)}`,
    `w-2w-1=${key(-2)} ${key(-1)}`,
    `w+1w+2=${key(1)} ${key(2)}`,
    `w-3w-2w-1=${key(-3)} ${key(-2)} ${key(-1)}`,
    ...affixes.flatMap((length) => [`p=${word.slice(0, length)}`, `e=${word.slice(-length)}`]),
  ];
}

function shapeFeatures(shapes: readonly string[], at: number): readonly string[] {
  return [
    `s=${shapes[at]}`,
    `s-1=${shapes[at - 1] ?? edge}`,
    `s+1=${shapes[at + 1] ?? edge}`,
    ...(at === 0 ? ['first'] : []),
    ...(at === shapes.length - 1 ? ['last'] : []),
    ...(shapes.length <= shortLength ? ['short'] : []),
  ];
}

function classFeatures(classes: TokenClasses, before: string, at: number): readonly string[] {
  const near = (offset: number) => classes[at + offset] ?? [];
  const own = near(0).flatMap((one) => [`c=${one}`, `c=${one} w-1=${before}`]);
  const none = near(-1).map((one) => `c=none c-1=${one}`);
  return [
    ...(own.length > 0 ? own : ['c=none', ...none]),
    ...[-2, -1, 1, 2].flatMap((offset) => near(offset).map((one) => `c${offset}=${one}`)),
  ];
}

/** Words at some distance, in the same clause or beyond its punctuation. */
function distantWords(keys: readonly string[], at: number): readonly string[] {
  return [-1, 1].flatMap((direction) => {
    const side = direction < 0 ? 'l' : 'r';
    const found: string[] = [];
    let clause = 'same';
    for (let distance = 1; distance <= cueWindow; distance++) {
      const word = keys[at + direction * distance];
      if (word === undefined) break;
      if (punctuation.test(word)) clause = 'other';
      else if (distance > nearest) found.push(`${side} ${clause}=${word}`);
    }
    return found;
  });
}

/** Returns the kinds of characters of a word: `X` upper case, `x` lower case, `9` digit, else the character. */
function shapeOf(text: string): string {
  const shape = text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{Ll}\p{Lo}\p{M}]/gu, 'x')
    .replace(/\p{N}/gu, '9');
  return shape.replace(/(.)\1+/gu, '$1+');
}

/** Upper limits: ages in steps of a life, then amounts. */
const sizes = [1, 3, 6, 12, 17, 29, 49, 69, 110, 1000];

/** Returns how large a number is, in steps that tell ages from amounts and years; undefined for a word. */
export function sizeOf(key: string): string | undefined {
  if (!/^\d/.test(key)) return undefined;
  const value = Number.parseFloat(key.replace(',', '.'));
  if (value >= 1900 && value <= 2100) return 'year';
  return String(sizes.find((limit) => value <= limit) ?? 'large');
}
