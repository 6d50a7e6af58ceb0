/** Delays between attempts, in milliseconds. */
export interface Delays {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the milliseconds until the next attempt after so many failures: the limit doubles with each, and
 * the delay is random in its upper half, so that many processes do not come back at the same time.
 */
export function backoffMs(failures: number, { min, max }: Delays): number {
  const limit = Math.min(max, min * 2 ** failures);
  return limit * (0.5 + Math.random() / 2);
}
