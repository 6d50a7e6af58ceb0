/**
 * The database or the image store cannot do its work now: it is away, full, locked, read-only or
 * has no connection to spare. Visitors get a 503; `cause` is the fault as the storage reported it.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(storage: 'database' | 'image store', cause: unknown) {
    const reason = cause instanceof Error ? describeError(cause) : String(cause);
    super(`the ${storage} is unavailable: ${reason}`, { cause });
  }
}

/**
 * The message of an error with its code, if it has one: "database or disk is full (SQLITE_FULL)". That of `fetch` says
 * only that it failed; the reason is its cause.
 */
export function describeError(error: Error): string {
  if (error instanceof TypeError && error.cause instanceof Error) return describeError(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  // A connection that was refused on several addresses has no message of its own.
  const message =
    error.message || (error instanceof AggregateError ? String(error.errors[0]?.message) : '');
  return !code || message.includes(code) ? message : `${message} (${code})`;
}

/** The code of the fault behind an error, or undefined: "ECONNREFUSED", "SQLITE_BUSY", "53300". */
export function codeOf(error: unknown): string | undefined {
  const origin = error instanceof StorageUnavailable ? error.cause : error;
  const code = origin instanceof Error && 'code' in origin ? origin.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
