import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Idea } from '../../src/finder/catalogue.ts';
import type { Language } from '../../src/finder/vocabulary.ts';

/** One rule of judgement; an idea that meets every field of it has the grade. */
interface Rule {
  /** any of these is what the idea is about */
  readonly concepts?: readonly string[];
  /** any of these is what the idea is about or also fits */
  readonly also?: readonly string[];
  readonly categories?: readonly string[];
  readonly kinds?: readonly string[];
  readonly for?: readonly string[];
  readonly occasions?: readonly string[];
  readonly grade: number;
}

export interface JudgedQuery {
  readonly id: string;
  readonly query: string;
  readonly frozen: boolean;
  readonly broad?: true;
  readonly budgetMax?: number;
  readonly budgetMin?: number;
  /** the receiver's age: nothing for older ones */
  readonly age?: number;
  readonly must?: { readonly not: readonly string[] };
  readonly grades?: Readonly<Record<string, number>>;
  readonly relevant?: readonly Rule[];
}

export interface ShelvedIdea {
  readonly idea: Idea;
  readonly category: string;
}

export function judgedQueries(language: Language): readonly JudgedQuery[] {
  const file = join(import.meta.dirname, `../../test/finder-queries/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly JudgedQuery[];
}

/** 0 to 3; what breaks the budget, the age or a refusal is worth nothing. */
export function grade(query: JudgedQuery, shelved: ShelvedIdea): number {
  if (isTooDear(query, shelved.idea) || isForbidden(query, shelved.idea)) return 0;
  const own = query.grades?.[shelved.idea.id];
  if (own !== undefined) return own;
  const met = (query.relevant ?? []).filter((rule) => meets(rule, shelved));
  return Math.max(0, ...met.map((rule) => rule.grade));
}

/** Not to be had for the money, however cheaply bought. */
export function isTooDear({ budgetMax, budgetMin }: JudgedQuery, { price }: Idea): boolean {
  if (budgetMax !== undefined && price[0] > budgetMax) return true;
  return budgetMin !== undefined && price[1] < budgetMin;
}

export function isForbidden({ must, age }: JudgedQuery, idea: Idea): boolean {
  if (age !== undefined && (idea.age[0] > age || idea.age[1] + 1 <= age)) return true;
  const traits: readonly string[] = [...idea.kinds, ...(idea.flags ?? []), ...idea.concepts];
  return must?.not.some((trait) => traits.includes(trait)) ?? false;
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
