import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Category } from '../../src/finder/catalogue.ts';
import type { ConceptGroup } from '../../src/finder/lexicon.ts';
import type { Taggers } from '../../src/finder/parse/contradictions.ts';
import { unpackWeights } from '../../src/finder/tagger/tagger-weights.ts';

const gifts = join(import.meta.dirname, '..', '..', 'content', 'gifts');

/** The real catalogue, one entry a file, in the order of the files' names. */
export function loadCatalogue(): readonly Category[] {
  return readAll('ideas') as readonly Category[];
}

/** Returns the groups of concepts in `content/gifts/concepts`, in the order of their file names. */
export function loadLexicon(): readonly ConceptGroup[] {
  return readAll('concepts') as readonly ConceptGroup[];
}

function readAll(folder: string): readonly unknown[] {
  return readdirSync(join(gifts, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(gifts, folder, name), 'utf8')) as unknown);
}

/** Returns the weights of the taggers in `content/gifts/taggers`, by language. */
export function loadTaggers(): Taggers {
  const folder = join(gifts, 'taggers');
  return new Map(
    readdirSync(folder).map((name) => [
      basename(name, '.bin'),
      unpackWeights(readFileSync(join(folder, name))),
    ]),
  );
}
