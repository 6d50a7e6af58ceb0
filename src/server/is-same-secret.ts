import { hash, timingSafeEqual } from 'node:crypto';

/** Returns whether two texts are equal, in a time that shows neither where they differ nor how long the right one is. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
}
