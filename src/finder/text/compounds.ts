/** Splits German compounds. */
export interface Splitter {
  /**
   * Returns the two parts of a compound without the linking sound, or undefined when they are not
   * both known words.
   */
  parts(word: string): readonly [first: string, last: string] | undefined;
}

const linkingSounds = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const minPartLength = 4;

/**
 * Returns a splitter of German compounds into two known words. Of several splits the one with the
 * longest last part wins, since that part names the thing.
 */
export function splitter(isWord: (word: string) => boolean): Splitter {
  return {
    parts(word) {
      if (word.length < 2 * minPartLength || word.length > 40) return undefined;
      for (let at = minPartLength; at <= word.length - minPartLength; at++) {
        const last = word.slice(at);
        if (!isWord(last)) continue;
        for (const link of linkingSounds) {
          if (!word.slice(0, at).endsWith(link)) continue;
          const first = word.slice(0, at - link.length);
          if (first.length >= 3 && isWord(first)) return [first, last];
        }
      }
      return undefined;
    },
  };
}

/**
 * Returns the value of the longest stem that the compound begins or ends with, or undefined. Before
 * a stem at the end there must be a known word.
 */
export function headsIn<T>(
  word: string,
  heads: Pick<ReadonlyMap<string, T>, 'get'>,
  isWord: (word: string) => boolean,
): T | undefined {
  for (let length = word.length - 3; length >= minPartLength; length--) {
    const front = heads.get(word.slice(0, length));
    if (front !== undefined) return front;
    const back = heads.get(word.slice(word.length - length));
    const start = word.slice(0, word.length - length);
    if (
      back !== undefined &&
      linkingSounds.some(
        (link) => start.endsWith(link) && isWord(start.slice(0, start.length - link.length)),
      )
    )
      return back;
  }
  return undefined;
}
