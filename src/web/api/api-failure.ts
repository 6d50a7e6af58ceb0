import type { Problem } from '../../contract/schemas.ts';

/** A failed API call. Status 0: no answer. `code` is the server's failure code, else `network` or `unknown`. */
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

/** Returns the error if it is an `ApiFailure`; throws it again if not. */
export function asApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  throw error;
}

/** Returns true for no answer or a 5xx, which do not say whether the call was carried out. */
export function isUnanswered({ status }: ApiFailure): boolean {
  return status === 0 || status >= 500;
}

/** Returns true when the server says that the list does not have this item: it was deleted. */
export function isItemNotFound({ code }: ApiFailure): boolean {
  return code === 'item.not_found';
}

/** Returns true when the server says that no list has this token: deleted, taken down or replaced. */
export function isListNotFound({ code }: ApiFailure): boolean {
  return code === 'wishlist.not_found';
}
