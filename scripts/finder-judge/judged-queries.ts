import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/domain/language.ts';
import type { Idea } from '../../src/finder/content/catalogue.ts';

/** A rule of judgement. An idea that meets every field gets the grade. */
interface Rule {
  /** the idea is about one of these */
  readonly concepts?: readonly string[];
  /** the idea is about one of these, or also fits one */
  readonly also?: readonly string[];
  readonly categories?: readonly string[];
  readonly kinds?: readonly string[];
  readonly for?: readonly string[];
  readonly occasions?: readonly string[];
  readonly grade: number;
}

/** A query with the grades of ideas for it; see test/finder-queries/README.md. */
export interface JudgedQuery {
  readonly id: string;
  readonly query: string;
  readonly frozen: boolean;
  readonly broad?: true;
  readonly budgetMax?: number;
  readonly budgetMin?: number;
  /** the recipient's age in years; ideas for other ages are forbidden */
  readonly age?: number;
  readonly must?: { readonly not: readonly string[] };
  readonly grades?: Readonly<Record<string, number>>;
  readonly relevant?: readonly Rule[];
}

/** An idea with its category. */
export interface ShelvedIdea {
  readonly idea: Idea;
  readonly category: string;
}

/**
 * Returns the judged queries of a language. Throws an error when the file is missing or invalid
 * JSON.
 */
export function judgedQueries(language: Language): readonly JudgedQuery[] {
  const file = join(import.meta.dirname, `../../test/finder-queries/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly JudgedQuery[];
}

/** The categories that the rules know: those that the catalogue had when they were written. */
export function judgedCategories(): ReadonlySet<string> {
  const file = join(import.meta.dirname, '../../test/finder-queries/categories.json');
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as readonly string[]);
}

/**
 * Returns the grade of an idea for a query, 0 to 3; 0 when it breaks the budget, the age or an
 * exclusion.
 */
export function grade(query: JudgedQuery, candidate: ShelvedIdea): number {
  if (isTooDear(query, candidate.idea) || isForbidden(query, candidate.idea)) return 0;
  const givenGrade = query.grades?.[candidate.idea.id];
  if (givenGrade !== undefined) return givenGrade;
  const metRules = (query.relevant ?? []).filter((rule) => meets(rule, candidate));
  return Math.max(0, ...metRules.map((rule) => rule.grade));
}

/** Returns true when the whole price range of an idea is outside the budget of the query. */
export function isTooDear({ budgetMax, budgetMin }: JudgedQuery, { price }: Idea): boolean {
  if (budgetMax !== undefined && price[0] > budgetMax) return true;
  return budgetMin !== undefined && price[1] < budgetMin;
}

/** Returns true when the age of the recipient or an exclusion of the query forbids the idea. */
export function isForbidden({ must, age }: JudgedQuery, idea: Idea): boolean {
  if (age !== undefined && (idea.age[0] > age || idea.age[1] + 1 <= age)) return true;
  const properties: readonly string[] = [...idea.kinds, ...(idea.flags ?? []), ...idea.concepts];
  return must?.not.some((property) => properties.includes(property)) ?? false;
}

function meets(rule: Rule, { idea, category }: ShelvedIdea): boolean {
  const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
    wanted === undefined || wanted.some((one) => has.includes(one));
  return (
    any(rule.concepts, idea.concepts) &&
    any(rule.also, [...idea.concepts, ...(idea.also ?? [])]) &&
    any(rule.categories, [category]) &&
    any(rule.kinds, idea.kinds) &&
    any(rule.for, idea.for) &&
    any(rule.occasions, idea.occasions)
  );
}
