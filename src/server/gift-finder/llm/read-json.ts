import { jsonrepair } from 'jsonrepair';
import * as z from 'zod/mini';

/** In characters. A longer answer is none. */
const maxAnswerLength = 20_000;

/**
 * Returns the JSON object that a model wrote, with prose around it or a comma too many; null when there
 * is none, or it does not fit the schema.
 */
export function readJson<Schema extends z.ZodMiniType>(
  text: string,
  schema: Schema,
): z.output<Schema> | null {
  if (text.length > maxAnswerLength) return null;
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  if (!json.startsWith('{')) return null;
  const parsed = parse(json, (valid) => valid) ?? parse(json, jsonrepair);
  return z.safeParse(schema, parsed).data ?? null;
}

/** Returns undefined for what is no JSON even after the repair, which would change some valid JSON. */
function parse(json: string, repair: (text: string) => string): unknown {
  try {
    return JSON.parse(repair(json));
  } catch {
    return undefined;
  }
}
