// A date field speaks of days without a place; a list needs the moment at which one begins here.

const two = (number: number) => String(number).padStart(2, '0');

function dayOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The visitor's midnight at which a day of a date field begins. */
export function instantOfDay(day: string): string {
  // Without an offset it is read as local time.
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The day, for a date field, on which an instant falls for the visitor. */
export function dayOfInstant(instant: string): string {
  return dayOf(new Date(instant));
}

export function tomorrow(now: Date): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
}
