import * as z from 'zod/mini';

const { catch: withFallback } = z;

/** A word of a vocabulary, or a quotation. */
const shortText = z.string().check(z.maxLength(80));
const quotation = z.string().check(z.minLength(1), z.maxLength(160));
const years = z.number().check(z.gte(0), z.lte(120));
const euros = z.number().check(z.gte(0), z.lte(100_000));

/** Keeps the entries that make sense, at most `max`; a list that is none is empty. */
function listOf<Schema extends z.ZodMiniType>(schema: Schema, max: number) {
  return withFallback(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries) =>
        entries
          .flatMap((entry) => {
            const { data, success } = z.safeParse(schema, entry);
            return success ? [data] : [];
          })
          .slice(0, max),
      ),
    ),
    [],
  );
}

/** A part that makes no sense is as good as none; the others still count. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  withFallback(z.nullable(schema), null);

const quote = { quote: quotation };
const parts = {
  recipient: z.object({ recipient: shortText, ...quote }),
  age: z.object({ min: years, max: years, ...quote }),
  occasion: z.object({ occasion: shortText, ...quote }),
  situation: z.object({ situation: shortText, ...quote }),
  budget: z.object({ min: z.nullable(euros), max: z.nullable(euros), ...quote }),
  interest: z.object({ concept: shortText, ...quote }),
  refused: z.object({ what: shortText, ...quote }),
};

/** A text as a model reads it: each part with the words that it rests on. */
export const modelReading = z.object({
  recipients: listOf(parts.recipient, 4),
  age: orNull(parts.age),
  occasion: orNull(parts.occasion),
  situations: listOf(parts.situation, 4),
  budget: orNull(parts.budget),
  interests: listOf(parts.interest, 8),
  refused: listOf(parts.refused, 12),
  /** words that say nothing about the gift */
  unrelated: listOf(quotation, 8),
  /** concepts of what may please, beyond what the text says */
  themes: listOf(shortText, 6),
});
export type ModelReading = z.output<typeof modelReading>;

const ownIdea = z.object({
  title: z.string().check(z.minLength(3), z.maxLength(60)),
  why: z.string().check(z.minLength(3), z.maxLength(160)),
  search: z.string().check(z.minLength(3), z.maxLength(60)),
  low: euros,
  high: euros,
});
/** An idea as a model proposes it, before any guard. */
export type ProposedIdea = z.output<typeof ownIdea>;

/** How a model orders candidates, and what it would add. */
export const modelChoice = z.object({
  order: listOf(shortText, 80),
  ideas: listOf(ownIdea, 6),
});
export type ModelChoice = z.output<typeof modelChoice>;

/** The same two as a server that takes a schema is told them: without fallbacks and transformations. */
export const sentSchemas = {
  reading: z.object({
    recipients: z.array(parts.recipient),
    age: z.nullable(parts.age),
    occasion: z.nullable(parts.occasion),
    situations: z.array(parts.situation),
    budget: z.nullable(parts.budget),
    interests: z.array(parts.interest),
    refused: z.array(parts.refused),
    unrelated: z.array(quotation),
    themes: z.array(shortText),
  }),
  choice: z.object({ order: z.array(shortText), ideas: z.array(ownIdea) }),
} as const;
