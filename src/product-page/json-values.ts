/** Any JSON value, as strange as a shop may send it. */
export type Json = unknown;
export type JsonObject = Readonly<Record<string, Json>>;

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One value is a list of one; nothing is a list of none. */
export function list(value: Json): readonly Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The text of a value: also of `{"@value": ...}`, the first of a list, and a number. */
export function text(value: Json): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? text(value[0]) : null;
  return isObject(value) ? text(value['@value'] ?? value['name']) : null;
}
