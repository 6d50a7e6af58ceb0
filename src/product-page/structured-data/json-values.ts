/** Any JSON value; shops send every shape. */
export type Json = unknown;
export type JsonObject = Readonly<Record<string, Json>>;

/** Returns true for a JSON object that is no list. */
export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a list as it is, another value as a list of one, and null or undefined as an empty list.
 */
export function list(value: Json): readonly Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/**
 * Returns the text of a string, a number, a `{"@value": ...}` or named object, or the first of a
 * list; null when there is none.
 */
export function text(value: Json): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? text(value[0]) : null;
  return isObject(value) ? text(value['@value'] ?? value['name']) : null;
}
