/** A request that was answered, as metrics and the log have it. */
export interface AnsweredRequest {
  readonly method: string;
  /** the pattern, never the path, which is a secret */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** whether the answer was ready before the request came */
  readonly isCached: boolean;
}
