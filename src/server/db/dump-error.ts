/** `pg_dump` or `pg_restore` is missing or failed; the message says what to do. */
export class DumpError extends Error {}
