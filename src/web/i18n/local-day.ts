// A date field contains a day without a time zone; a list stores the instant at which it begins for the visitor.

const twoDigits = (number: number) => String(number).padStart(2, '0');

function dayOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Returns the instant (ISO 8601) of local midnight at the begin of a day `yyyy-mm-dd`. Throws a RangeError for another text. */
export function instantOfDay(day: string): string {
  // A time without an offset is parsed as local time.
  return new Date(`${day}T00:00:00`).toISOString();
}

/** Returns the local day `yyyy-mm-dd` of an instant, for a date field. */
export function dayOfInstant(instant: string): string {
  return dayOf(new Date(instant));
}

/** Returns the local day after `now` as `yyyy-mm-dd`. */
export function tomorrow(now: Date): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
}
