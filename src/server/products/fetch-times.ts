/** How long shop reading is patient, in milliseconds; a test is less so. */
export interface FetchTimes {
  /** to find, connect to and agree with one host */
  readonly connect: number;
  /** for all redirects and the body together */
  readonly fetch: number;
  /** for a page to wait until a reader is free */
  readonly queue: number;
  /** for a reader to read a page */
  readonly read: number;
  /** after which a reader without work is let go */
  readonly idle: number;
  /** what cannot be reached is said so at a multiple of this, whatever the cause */
  readonly step: number;
}

export const fetchTimes: FetchTimes = {
  connect: 3000,
  fetch: 8000,
  queue: 4000,
  read: 3000,
  idle: 60_000,
  step: 1000,
};
