import type { Source } from './read-source.ts';

const form = /_(?:one|other)$/;

/** Of all keys those that a file can say: it writes them out, or may put them together. */
export function keysIn({ quoted, filledIn }: Source, all: readonly string[]): string[] {
  return all.filter((key) => {
    // A text that counts is asked for without its form.
    const asked = key.replace(form, '');
    return quoted.has(asked) || quoted.has(key) || filledIn.some((pattern) => pattern.test(asked));
  });
}
