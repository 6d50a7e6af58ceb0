import * as z from 'zod/mini';

/** A text without space around it, of a length in characters. */
export function text(min: number, max: number, pattern = /^/) {
  return z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.regex(pattern),
    z.refine((value) => value === value.trim(), 'space around it'),
  );
}

/** The name of an idea, a category, a drawing or a concept. */
export const id = text(3, 60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Two whole numbers within bounds, the first below or at the second. */
export function range(min: number, max: number) {
  const bound = z.int().check(z.gte(min), z.lte(max));
  return z.tuple([bound, bound]).check(z.refine(([low, high]) => low <= high, 'falls'));
}

/** A list of a number of entries, of which no two are the same. */
export function list<S extends z.core.$ZodType>(item: S, min: number, max: number) {
  return z.array(item).check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((entries) => new Set(entries).size === entries.length, 'says something twice'),
  );
}

const english = z.locales.en().localeError;

/** Returns the content of a file, or what is wrong with it: a sentence for each place. */
export function readContent<S extends z.core.$ZodType>(
  schema: S,
  file: unknown,
): { readonly data: z.output<S> } | { readonly issues: readonly string[] } {
  const { success, data, error } = z.safeParse(schema, file, { error: english });
  if (success) return { data };
  return {
    issues: error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
  };
}
