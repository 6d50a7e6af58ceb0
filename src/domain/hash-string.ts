/** The hash of the empty text. */
const emptyHash = 0x811c9dc5;

/** Returns the 32-bit FNV-1a hash (Fowler, Noll, Vo) of the UTF-16 code units of a text, as an integer from 0. Stable across releases. */
export function hashString(text: string): number {
  return hashOn(emptyHash, text);
}

/** Returns the hash of two texts joined, from the hash of the first: `hashOn(hashString(a), b)` is `hashString(a + b)`. */
export function hashOn(hash: number, text: string): number {
  let longer = hash;
  for (let at = 0; at < text.length; at += 1)
    longer = Math.imul(longer ^ text.charCodeAt(at), 0x01000193);
  return longer >>> 0;
}
