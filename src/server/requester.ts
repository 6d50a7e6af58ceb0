/** Whose work it is: shares are counted by `visitor`, and work stops waiting when `signal` aborts. */
export interface Requester {
  readonly visitor: string;
  readonly signal: AbortSignal;
}
