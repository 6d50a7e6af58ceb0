import { isObject, type Json, list } from './json-values.ts';

const maximum = { values: 20_000, depth: 24, parts: 500 };

/**
 * Returns the state that Nuxt 3 writes into its page as one list, of which the first value is the
 * root: objects and lists have the places of their values instead of the values. Values past the
 * limits are undefined. A list that begins with a text is a wrapper, such as `["Reactive", 5]`.
 */
export function readNuxtPayload(payload: Json): Json {
  const values = list(payload);
  let count = 0;
  const valueAt = (place: Json, depth: number): Json => {
    count += 1;
    if (typeof place !== 'number' || count > maximum.values || depth > maximum.depth)
      return undefined;
    const value = values[place];
    if (Array.isArray(value))
      return typeof value[0] === 'string'
        ? valueAt(value[1], depth + 1)
        : value.slice(0, maximum.parts).map((part) => valueAt(part, depth + 1));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, valueAt(part, depth + 1)]),
    );
  };
  return valueAt(0, 0);
}
