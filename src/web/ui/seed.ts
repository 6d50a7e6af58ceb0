/** A number that stays the same for the same text, so that a picture stays put. */
export function numberOf(seed: string): number {
  let hash = 2_166_136_261;
  for (const character of seed)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  // Ids of one list differ little; without this so would their numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
