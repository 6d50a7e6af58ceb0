/** Timeouts of reading product pages, in milliseconds; tests use shorter ones. */
export interface FetchTimeouts {
  /** for DNS, connection and TLS handshake with one host */
  readonly connect: number;
  /** for all redirects and the body together */
  readonly fetch: number;
  /** for a page to wait until a reader is free */
  readonly queue: number;
  /** for a reader to read a page */
  readonly read: number;
  /** after which a reader without work is terminated */
  readonly idle: number;
  /** failures are answered at a multiple of this, so that their timing does not reveal the cause */
  readonly step: number;
}

/** The timeouts in production, in milliseconds. */
export const fetchTimeouts: FetchTimeouts = {
  connect: 3000,
  fetch: 8000,
  queue: 4000,
  read: 3000,
  idle: 60_000,
  step: 1000,
};
