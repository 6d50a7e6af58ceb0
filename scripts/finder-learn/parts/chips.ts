import type { Situation } from '../../../src/finder/content/vocabulary.ts';
import { saidTogether } from '../../../src/finder/exclusion.ts';
import type { PartKind } from '../../../src/finder/parse/part-probability.ts';
import type { ParsedQuery, QueryPart } from '../../../src/finder/parsed-query.ts';
import {
  exclusionLabels,
  interestLabels,
  kindLabels,
  type Label,
  refusalLabels,
} from '../../../src/finder/tagger/labels.ts';
import type { AnnotatedQuery } from '../../../src/finder/tagger/training/annotated-queries.ts';
import { touches } from '../../../src/finder/text/normalize.ts';

/** A part of a parsed query that the page may show, compared with what a person marked in the query. */
export interface JudgedChip {
  readonly kind: PartKind;
  readonly part: QueryPart;
  /** false when nobody marked such a part in these words */
  readonly isTrue: boolean;
}

/**
 * Returns the chips of a parsed query, each true or false by the annotation. An occasion or a situation is true
 * when it is the marked one, or when the words for a circumstance tell the occasion; an interest when its words or
 * other words for the same concept are marked; every other part when its words have a fitting label, since its
 * chip says these words.
 * @param concepts what the marked words for interests name
 */
export function judgedChips(
  query: ParsedQuery,
  { parts }: AnnotatedQuery,
  concepts: ReadonlySet<string>,
): readonly JudgedChip[] {
  const standsIn = (part: QueryPart, labels: readonly Label[]) =>
    parts.some((each) => labels.includes(each.label) && touches(part, each));
  const hasValue = (label: Label, named: string) =>
    parts.some(({ label: own, value }) => own === label && value === named);
  const chip = (kind: PartKind, part: QueryPart, isTrue: boolean) => ({ kind, part, isTrue });
  return [
    ...query.recipients.map((one) => chip('recipient', one, standsIn(one, ['recipient']))),
    ...(query.age
      ? [chip('age', query.age, standsIn(query.age, ['age', 'recipient', 'situation']))]
      : []),
    ...(query.occasion
      ? [
          chip(
            'occasion',
            query.occasion,
            hasValue('occasion', query.occasion.occasion) ||
              standsIn(query.occasion, ['situation']),
          ),
        ]
      : []),
    ...query.situations.map((one) =>
      chip(
        'situation',
        one,
        hasValue('situation', one.situation) ||
          (tellingOccasion[one.situation] ?? []).some((value) => hasValue('occasion', value)),
      ),
    ),
    ...(query.budget
      ? [chip('budget', query.budget, standsIn(query.budget, ['budget', 'tone']))]
      : []),
    ...query.interests.map((one) =>
      chip('interest', one, concepts.has(one.concept) || standsIn(one, interestLabels)),
    ),
    ...query.kinds.map((one) => chip('kind', one, standsIn(one, kindLabels))),
    // Exclusions from the same words share a chip.
    ...saidTogether(query.excluded).map(([one]) =>
      chip(
        'exclusion',
        one,
        standsIn(one, one.isImplied ? [...exclusionLabels, 'recipient'] : refusalLabels),
      ),
    ),
  ];
}

/** Occasions whose words tell a situation too. */
const tellingOccasion: Readonly<Partial<Record<Situation, readonly string[]>>> = {
  'new-parent': ['birth', 'baby-shower'],
  pregnancy: ['birth', 'baby-shower'],
  'exam-stress': ['exam'],
  illness: ['get-well'],
  hospital: ['get-well'],
  grief: ['sympathy'],
};
