import { closureOf } from './import-graph.ts';
import { readSource, type Source } from './read-source.ts';
import { keysIn } from './used-message-keys.ts';

/**
 * The parts that an application is loaded in, by file, with the keys of what each can say: the first
 * one is the application itself, every other one has only what the first has not. A part is whatever
 * is asked for by `import()`, with all that comes along at once.
 */
export function partsOf(application: string, all: readonly string[]): Map<string, Set<string>> {
  const sources = new Map<string, Source>();
  const read = (file: string) => {
    const source = sources.get(file) ?? readSource(file);
    sources.set(file, source);
    return source;
  };

  const parts = new Map<string, Set<string>>();
  const add = (part: string) => {
    if (parts.has(part)) return;
    const files = [...closureOf(part, read)];
    const first = parts.get(application) ?? new Set<string>();
    const keys = new Set(files.flatMap((file) => keysIn(read(file), all)));
    parts.set(part, keys.difference(first));
    for (const file of files) for (const { file: later } of read(file).later) add(later);
  };
  add(application);
  return parts;
}
