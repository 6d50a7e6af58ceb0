import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnnotatedQuery,
  parseAnnotatedQuery,
} from '../../src/finder/tagger/training/annotated-queries.ts';
import { setOf } from '../../src/finder/tagger/training/query-sets.ts';

const folder = join(import.meta.dirname, '..', '..', 'content', 'gifts', 'queries');

/** Returns the annotated queries of a language, in the order of the files' names. */
export function annotatedQueries(language: string): readonly AnnotatedQuery[] {
  return readQueries(join(folder, language));
}

/** Returns the annotated queries of a language that taggers learn from and nothing is measured on. */
export function queriesOnlyForTraining(language: string): readonly AnnotatedQuery[] {
  return readQueries(join(folder, 'training', language));
}

/** Returns all that the tagger of a language learns from. */
export function trainingQueries(language: string): readonly AnnotatedQuery[] {
  return [
    ...annotatedQueries(language).filter(({ text }) => setOf(text) === 'train'),
    ...queriesOnlyForTraining(language),
  ];
}

function readQueries(files: string): readonly AnnotatedQuery[] {
  return readdirSync(files)
    .sort()
    .flatMap((name) => readFileSync(join(files, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map(parseAnnotatedQuery);
}
