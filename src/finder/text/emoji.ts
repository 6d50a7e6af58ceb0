import { allMatches } from './all-matches.ts';
import type { Place } from './normalize.ts';

const pictograph = /\p{Extended_Pictographic}/gu;

/** Returns the emoji of a text that have a meaning, in their order. */
export function emojiIn<T>(
  text: string,
  meanings: ReadonlyMap<string, T>,
): readonly (Place & { readonly meaning: T })[] {
  return allMatches(pictograph, text).flatMap(({ 0: emoji, index }) => {
    const meaning = meanings.get(emoji);
    return meaning === undefined ? [] : [{ meaning, start: index, end: index + emoji.length }];
  });
}
