import type { Flag, Situation } from '../content/vocabulary.ts';
import type { Exclusion, QuerySituation } from '../parsed-query.ts';
import { touches } from '../text/normalize.ts';

/** The losses of a person, of a pet and of an unborn child. */
export const losses: readonly Situation[] = ['grief', 'pet-loss', 'miscarriage'];

/** Returns true for a loss, whose words an idiom may have: "lost the plot". */
export function isLoss({ situation }: Pick<QuerySituation, 'situation'>): boolean {
  return losses.includes(situation);
}

/** Returns true for the loss of an unborn child, which ends the pregnancy that the same words tell. */
export function isMiscarriage({ situation }: Pick<QuerySituation, 'situation'>): boolean {
  return situation === 'miscarriage';
}

/** Situations in which whoever is mentioned may be dead. */
const mourning: ReadonlySet<Situation> = new Set<Situation>(['grief', 'miscarriage']);

/** Returns true when somebody mourns. */
export function isMourning(situations: readonly QuerySituation[]): boolean {
  return situations.some(({ situation }) => mourning.has(situation));
}

/** From this confidence on words such as "off to uni" tell of parents, also where a child receives. */
const minOfParents = 0.95;

/** Returns true for a situation of parents, unless its words surely tell it: they may tell of a child. */
export function mayBeOfChild({ situation, confidence = 1 }: QuerySituation): boolean {
  return situation === 'empty-nest' && confidence < minOfParents;
}

/** Returns the loss of a person for that of a pet, where a person is dead: few words tell them apart. */
export function asGrief(one: QuerySituation): QuerySituation {
  return one.situation === 'pet-loss' ? { ...one, situation: 'grief' } : one;
}

/** Illnesses and losses, which are those of a patient when a nurse or a doctor receives. */
const ofPatients: ReadonlySet<Situation> = new Set<Situation>([
  ...(['grief', 'miscarriage', 'illness', 'cancer', 'hospital', 'chronic-illness'] as const),
  ...(['depression', 'burnout', 'dementia', 'disability', 'accident', 'care-home'] as const),
  ...(['pregnancy', 'new-parent', 'infertility', 'carer'] as const),
]);

const curable: ReadonlySet<Situation> = new Set<Situation>([
  'cancer',
  'illness',
  'hospital',
  'accident',
]);

/** Returns true for an illness that may be over: "got the all clear". */
export function mayBeOver({ situation }: QuerySituation): boolean {
  return curable.has(situation);
}

/** What whoever goes through it may want to forget for a day; who mourns does not. */
const oppressive: ReadonlySet<Situation> = new Set<Situation>([
  ...curable,
  ...(['chronic-illness', 'depression', 'burnout', 'disability', 'dementia'] as const),
  ...(['care-home', 'separation', 'job-loss', 'infertility', 'pregnancy', 'sobriety'] as const),
  'quitting-smoking',
]);

/** Returns true for a situation whose ideas are not wanted where the gift must not remind of it. */
export function mayBeHidden({ situation }: QuerySituation): boolean {
  return oppressive.has(situation);
}

/** Returns true for a situation that is a patient's where somebody who looks after the sick receives. */
export function isOfPatient({ situation }: QuerySituation): boolean {
  return ofPatients.has(situation);
}

/** Returns true for a situation in which no child is. */
export function isOfOld({ situation }: QuerySituation): boolean {
  return situation === 'dementia' || situation === 'care-home';
}

/** What a diet keeps somebody from eating, drinking or smelling. */
const ofDiets: ReadonlySet<Flag> = new Set<Flag>([
  'sugar',
  'gluten',
  'nuts',
  'meat',
  'fish',
  'animal-product',
  'dairy',
  'fragrance',
  'living',
]);

/**
 * Returns true for an illness whose words only tell what somebody does not eat: "diabetic" does not ask for a gift for
 * a sick person.
 */
export function tellsDiet(one: QuerySituation, excluded: readonly Exclusion[]): boolean {
  return (
    one.situation === 'chronic-illness' &&
    excluded.some(
      (other) =>
        'flag' in other &&
        other.isImplied === true &&
        ofDiets.has(other.flag) &&
        touches(other, one),
    )
  );
}
