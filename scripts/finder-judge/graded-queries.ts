import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashString } from '../../src/domain/hash-string.ts';
import type { Language } from '../../src/domain/language.ts';
import {
  type AnnotatedQuery,
  parseAnnotatedQuery,
} from '../../src/finder/tagger/training/annotated-queries.ts';
import { setOf } from '../../src/finder/tagger/training/query-sets.ts';
import { annotatedQueries, queriesOnlyForTraining } from '../../test/support/annotated-queries.ts';

/** How glad somebody with the need would be of an idea: 2 glad, 1 acceptable, 0 wrong, V violates a limit. */
export const grades = ['2', '1', '0', 'V'] as const;
export type Grade = (typeof grades)[number];

/** A query with the grades that a person gave to ideas. */
export interface GradedQuery {
  readonly language: Language;
  readonly query: AnnotatedQuery;
  /** by the id of the idea */
  readonly grades: ReadonlyMap<string, Grade>;
  /** true when nobody tunes on it */
  readonly frozen: boolean;
  readonly group: QueryGroup;
}

/**
 * Plain queries name only recipient, age, occasion and budget; everyday ones are worded as most people type them;
 * difficult ones are rich in traps; those of phones are of people in a hurry, and none of them is frozen, since the
 * taggers learn from them too. Unseen ones were new to everybody when first pages for them were graded; they are
 * not annotated, and as they have grades for nine ideas only, they are learned from.
 */
export type QueryGroup = 'plain' | 'everyday' | 'difficult' | 'phone' | 'unseen';

const onlyLearnedFrom: ReadonlySet<QueryGroup> = new Set<QueryGroup>(['phone', 'unseen']);

const folder = join(import.meta.dirname, '..', '..', 'test', 'graded-queries');
/** In each language: as many of the queries for choosing as of the frozen ones. */
const queriesPerSet = 68;

/** Returns the queries to be graded: of each set those with the lowest hash, so that the choice is nobody's. */
export function queriesToGrade(language: Language): readonly AnnotatedQuery[] {
  const all = annotatedQueries(language);
  const chosen = (['choose', 'frozen'] as const).flatMap((set) =>
    all
      .filter(({ text }) => setOf(text) === set)
      .toSorted((a, b) => hashString(`grade ${a.text}`) - hashString(`grade ${b.text}`))
      .slice(0, queriesPerSet),
  );
  return [...chosen, ...plainQueries(language)];
}

/** Returns plain queries, as most people type them: who, which occasion, how much. */
function plainQueries(language: Language): readonly AnnotatedQuery[] {
  return readFileSync(join(folder, 'plain', `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parseAnnotatedQuery);
}

/**
 * True for a query that nobody tunes on: of the plain queries each second one.
 * @param plain the place of each plain query, by its text
 */
function isFrozen(text: string, plain: ReadonlyMap<string, number>): boolean {
  const place = plain.get(text);
  return place === undefined ? setOf(text) === 'frozen' : place % 2 === 1;
}

/**
 * Returns the graded queries of a language. Each begins with a line `# query`; the lines below hold a
 * grade and the ids of the ideas that have it.
 * @throws Error for a query without annotation, or an unknown grade
 */
export function gradedQueries(language: Language): readonly GradedQuery[] {
  const plainOnes = plainQueries(language);
  const plain = new Map(plainOnes.map(({ text }, place) => [text, place]));
  const byText = new Map(
    [...queriesOnlyForTraining(language), ...annotatedQueries(language), ...plainOnes].map(
      (query) => [query.text, query],
    ),
  );
  const read = (file: string, group: QueryGroup) =>
    gradesByText(file).map(([text, gradesById]) => {
      const query = group === 'unseen' ? parseAnnotatedQuery(text) : byText.get(text);
      if (query === undefined) throw new Error(`No annotated query: ${text}`);
      const isPlain = plain.has(text);
      return {
        language,
        query,
        grades: gradesById,
        frozen: !onlyLearnedFrom.has(group) && isFrozen(text, plain),
        group: isPlain ? 'plain' : group,
      } as const;
    });
  return [
    ...read(join(folder, `${language}.txt`), 'difficult'),
    ...read(join(folder, 'everyday', `${language}.txt`), 'everyday'),
    ...read(join(folder, 'phone', `${language}.txt`), 'phone'),
    ...read(join(folder, 'unseen', `${language}.txt`), 'unseen'),
  ];
}

/** The queries of a file, each with the grades of ideas by their ids. */
function gradesByText(file: string): readonly (readonly [string, ReadonlyMap<string, Grade>])[] {
  return readFileSync(file, 'utf8')
    .split(/^# /m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [text = '', ...lines] = block.trimEnd().split('\n');
      return [text, new Map(lines.flatMap(gradesOf))] as const;
    });
}

function gradesOf(line: string): readonly (readonly [string, Grade])[] {
  const [name, ...ids] = line.trim().split(/\s+/);
  const grade = grades.find((each) => each === name);
  if (grade === undefined) throw new Error(`Unknown grade: ${line}`);
  return ids.map((id) => [id, grade] as const);
}
