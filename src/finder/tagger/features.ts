import { hashOn, hashString } from '../../domain/hash-string.ts';
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

/** A feature of a token, which has weights: the hash (`hashString`) of a text such as `w=mum` or `c=role:partner`. */
export type Feature = number;

/** Words side by side that are one feature: the hash of its name, how far the first is from the token, and how many. */
const runsOfWords = (
  [
    ['w=', 0, 1],
    ['w-1=', -1, 1],
    ['w+1=', 1, 1],
    ['w-2=', -2, 1],
    ['w+2=', 2, 1],
    ['w-1w=', -1, 2],
    ['ww+1=', 0, 2],
    ['w-2w-1=', -2, 2],
    ['w+1w+2=', 1, 2],
    ['w-3w-2w-1=', -3, 3],
  ] as const
).map(([name, first, count]) => ({ name: hashString(name), first, count }));
const affixLengths = [2, 3, 4, 5];
/** Lexicon classes of neighbours that are features, by their distance. */
const neighbours = [-2, -1, 1, 2].map((offset) => ({ name: hashString(`c${offset}=`), offset }));

/** The hashes of what the texts of features begin with. */
const names = {
  bias: hashString('bias'),
  prefix: hashString('p='),
  suffix: hashString('e='),
  shape: hashString('s='),
  shapeBefore: hashString('s-1='),
  shapeAfter: hashString('s+1='),
  first: hashString('first'),
  last: hashString('last'),
  short: hashString('short'),
  number: hashString('n'),
  ownClass: hashString('c='),
  noClass: hashString('c=none'),
  noClassAfter: hashString('c=none c-1='),
  left: { same: hashString('l same='), other: hashString('l other=') },
  right: { same: hashString('r same='), other: hashString('r other=') },
};

/**
 * Returns the features of each token: the word, its affixes and shape, the words around it, and the lexicon
 * classes of itself and its neighbours. Features of this kind are usual for sequence tagging (Ratinov and
 * Roth 2009, "Design challenges and misconceptions in named entity recognition"). They are hashes from the start, since
 * to build their texts would take longer than to weigh them.
 */
export function featuresOf(
  tokens: readonly TaggerToken[],
  classes: TokenClasses,
): readonly (readonly Feature[])[] {
  const keys = tokens.map(({ key }) => key);
  const sizesOfKeys = keys.map(sizeOf);
  const shapes = tokens.map(({ text }) => shapeOf(text));
  return keys.map((_, at) => {
    const features = [names.bias];
    addWords(features, keys, at);
    addShapes(features, shapes, at);
    for (const near of nearby) {
      const size = sizesOfKeys[at + near];
      if (size !== undefined) features.push(hashOn(names.number, `${near}=${size}`));
    }
    addClasses(features, classes, keys[at - 1] ?? edge, at);
    addDistantWords(features, keys, at);
    return features;
  });
}

function addWords(features: Feature[], keys: readonly string[], at: number): void {
  for (const { name, first, count } of runsOfWords) {
    let feature = hashOn(name, keys[at + first] ?? edge);
    for (let next = first + 1; next < first + count; next++)
      feature = hashOn(hashOn(feature, ' '), keys[at + next] ?? edge);
    features.push(feature);
  }
  const word = keys[at] ?? edge;
  for (const length of affixLengths)
    if (length < word.length)
      features.push(
        hashOn(names.prefix, word.slice(0, length)),
        hashOn(names.suffix, word.slice(-length)),
      );
}

function addShapes(features: Feature[], shapes: readonly string[], at: number): void {
  features.push(
    hashOn(names.shape, shapes[at] ?? edge),
    hashOn(names.shapeBefore, shapes[at - 1] ?? edge),
    hashOn(names.shapeAfter, shapes[at + 1] ?? edge),
  );
  if (at === 0) features.push(names.first);
  if (at === shapes.length - 1) features.push(names.last);
  if (shapes.length <= shortLength) features.push(names.short);
}

function addClasses(features: Feature[], classes: TokenClasses, before: string, at: number): void {
  const own = classes[at] ?? [];
  for (const one of own) {
    const feature = hashOn(names.ownClass, one);
    features.push(feature, hashOn(hashOn(feature, ' w-1='), before));
  }
  if (own.length === 0) {
    features.push(names.noClass);
    for (const one of classes[at - 1] ?? []) features.push(hashOn(names.noClassAfter, one));
  }
  for (const { name, offset } of neighbours)
    for (const one of classes[at + offset] ?? []) features.push(hashOn(name, one));
}

/** Words at some distance, in the same clause or beyond its punctuation. */
function addDistantWords(features: Feature[], keys: readonly string[], at: number): void {
  for (const [direction, side] of [
    [-1, names.left],
    [1, names.right],
  ] as const) {
    let name = side.same;
    for (let distance = 1; distance <= cueWindow; distance++) {
      const word = keys[at + direction * distance];
      if (word === undefined) break;
      if (punctuation.test(word)) name = side.other;
      else if (distance > nearest) features.push(hashOn(name, word));
    }
  }
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
