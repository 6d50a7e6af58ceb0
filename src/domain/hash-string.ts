/** Returns the 32-bit FNV-1a hash (Fowler, Noll, Vo) of the UTF-16 code units of a text, as an integer from 0. Stable across releases. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
