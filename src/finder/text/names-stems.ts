import { keysOf } from './normalize.ts';

/** In characters; shorter stems begin or end too many other words. */
const minPartLength = 4;

/**
 * Returns true when a text has each of some stems, in any order, as a word or as a part of one. It is meant to refuse:
 * "cart" is found in "cartoon" too.
 * @param stems with a space between them, as an exclusion has them
 * @param stem returns the stem of a folded word, in the language of the stems
 */
export function namesStems(text: string, stems: string, stem: (word: string) => string): boolean {
  const forms = keysOf(text).flatMap((key) => [key, stem(key)]);
  return stems
    .split(' ')
    .every((one) =>
      forms.some((form) => form === one || (one.length >= minPartLength && form.includes(one))),
    );
}
