/** A set without a word: what a language has none of. */
export const none: ReadonlySet<string> = new Set();
