import { readSource } from './read-source.ts';

/** A file and all that is there as soon as it is, without what is asked for later. */
export function closureOf(file: string, read = readSource, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of read(file).imports) closureOf(each, read, seen);
  return seen;
}
