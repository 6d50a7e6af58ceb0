/** An hour, in milliseconds. */
export const hourMs = 60 * 60 * 1000;
/** A day, in milliseconds. */
export const dayMs = 24 * hourMs;

/** Returns a time in epoch milliseconds as ISO 8601, in UTC: "2026-11-21T10:11:12.000Z". Throws a RangeError for no time. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

/** Returns the day of a time in epoch milliseconds, in UTC: "2026-11-21". Throws a RangeError for no time. */
export function isoDay(time: number): string {
  return isoTime(time).slice(0, 'yyyy-mm-dd'.length);
}

/**
 * Returns a time in epoch milliseconds in the basic format of ISO 8601, for names of files: "20261121T101112Z".
 * Throws a RangeError for no time.
 */
export function basicIsoTime(time: number): string {
  return isoTime(time).replaceAll(/[-:]|\.\d+/g, '');
}
