import { jsonrepair } from 'jsonrepair';
import * as z from 'zod';

const name = z.string().max(80);
/** A part that makes no sense is as good as none; the others still count. */
const names = (most: number) =>
  z
    .array(z.unknown())
    .transform((all) => all.flatMap((each) => name.safeParse(each).data ?? []).slice(0, most))
    .optional()
    .catch(undefined);
const euros = z.number().min(0).max(100_000).nullable();
const years = z.number().min(0).max(120);

/** What a model may say. It has no room for a title, a price or an address of its own. */
const adviceSchema = z.object({
  recipient: name.nullish().catch(undefined),
  occasion: name.nullish().catch(undefined),
  age: z.object({ min: years, max: years }).nullish().catch(undefined),
  budget: z.object({ min: euros, max: euros }).nullish().catch(undefined),
  interests: names(6),
  refused: names(12),
  order: names(60),
});
export type Advice = z.output<typeof adviceSchema>;

/** The same as a model is told it, where its server takes a schema. */
export const adviceShape = z.object({
  recipient: name.nullable(),
  occasion: name.nullable(),
  age: z.object({ min: z.number(), max: z.number() }).nullable(),
  budget: z.object({ min: z.number().nullable(), max: z.number().nullable() }).nullable(),
  interests: z.array(name),
  refused: z.array(name),
  order: z.array(name),
});

/** A longer answer is none. */
const longest = 20_000;

/** Reads what a model wrote, with prose around it or a comma too many; null when there is no sense in it. */
export function readAdvice(text: string): Advice | null {
  if (text.length > longest) return null;
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  if (!json.startsWith('{')) return null;
  try {
    return adviceSchema.parse(JSON.parse(jsonrepair(json)));
  } catch {
    return null;
  }
}
