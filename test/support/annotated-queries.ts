import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnnotatedQuery,
  parseAnnotatedQuery,
} from '../../src/finder/tagger/annotated-queries.ts';

const folder = join(import.meta.dirname, '..', '..', 'content', 'gifts', 'queries');

/** Returns the annotated queries of a language, in the order of the files' names. */
export function annotatedQueries(language: string): readonly AnnotatedQuery[] {
  return readdirSync(join(folder, language))
    .sort()
    .flatMap((name) => readFileSync(join(folder, language, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map(parseAnnotatedQuery);
}
