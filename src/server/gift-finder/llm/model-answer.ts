import { jsonrepair } from 'jsonrepair';
import * as z from 'zod/mini';

const { catch: withFallback } = z;

const name = z.string().check(z.maxLength(80));
/** A part that makes no sense is as good as none; the others still count. */
const names = (maxNames: number) =>
  withFallback(
    z.optional(
      z.pipe(
        z.array(z.unknown()),
        z.transform((all) =>
          all.flatMap((each) => z.safeParse(name, each).data ?? []).slice(0, maxNames),
        ),
      ),
    ),
    undefined,
  );
const euros = z.nullable(z.number().check(z.gte(0), z.lte(100_000)));
const years = z.number().check(z.gte(0), z.lte(120));

/** What a model may say. It has no room for a title, a price or an address of its own. */
const adviceSchema = z.object({
  recipient: withFallback(z.nullish(name), undefined),
  occasion: withFallback(z.nullish(name), undefined),
  age: withFallback(z.nullish(z.object({ min: years, max: years })), undefined),
  budget: withFallback(z.nullish(z.object({ min: euros, max: euros })), undefined),
  interests: names(6),
  refused: names(12),
  order: names(60),
});
export type ModelAnswer = z.output<typeof adviceSchema>;

/** The same as a model is told it, where its server takes a schema. */
export const modelAnswerSchema = z.object({
  recipient: z.nullable(name),
  occasion: z.nullable(name),
  age: z.nullable(z.object({ min: z.number(), max: z.number() })),
  budget: z.nullable(z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })),
  interests: z.array(name),
  refused: z.array(name),
  order: z.array(name),
});

/** A longer answer is none. */
const maxAnswerLength = 20_000;

/** Reads what a model wrote, with prose around it or a comma too many; null when there is no sense in it. */
export function readModelAnswer(text: string): ModelAnswer | null {
  if (text.length > maxAnswerLength) return null;
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  if (!json.startsWith('{')) return null;
  try {
    return z.parse(adviceSchema, JSON.parse(jsonrepair(json)));
  } catch {
    return null;
  }
}
