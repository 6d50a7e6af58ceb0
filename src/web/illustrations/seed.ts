import { hashString } from '../../domain/hash-string.ts';

/** Returns a 32-bit hash of a text, so that the same text gets the same picture. */
export function numberOf(seed: string): number {
  // The ids of one list are similar; without this mix (finalizer of MurmurHash3) their hashes would be too.
  let hash = hashString(seed);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
