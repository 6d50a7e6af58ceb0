import type { Problem } from '../../contract/schemas.ts';

/** A call that did not succeed. Status 0: no answer came at all. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.message ?? `status ${status}`);
    this.status = status;
    this.code = problem?.code ?? (status === 0 ? 'network' : 'unknown');
    this.problem = problem;
  }
}

/** The failure in an error of any kind; a fault of our own is passed on. */
export function asApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  throw error;
}

/** No answer, or one that does not say whether the act was done. */
export function isUnanswered({ status }: ApiFailure): boolean {
  return status === 0 || status >= 500;
}
