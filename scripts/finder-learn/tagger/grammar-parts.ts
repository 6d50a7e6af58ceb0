import type { ParsedQuery, QueryPart } from '../../../src/finder/parsed-query.ts';
import type { Label, LabelledPart } from '../../../src/finder/tagger/labels.ts';

/**
 * Returns the parts of a parsed query with the labels that a tagger has for them, each once: what the grammar finds,
 * to be compared with a tagger. It has no label for a job, what has ended, the tone and some others.
 */
export function grammarParts(query: ParsedQuery): readonly LabelledPart[] {
  const { recipients, age, occasion, budget, interests, kinds, excluded } = query;
  const labelled = (label: Label, parts: readonly (QueryPart | null)[]) =>
    parts.flatMap((part) =>
      part?.start === undefined || part.end === undefined
        ? []
        : [{ label, start: part.start, end: part.end }],
    );
  const places = [
    ...labelled('recipient', recipients),
    ...labelled('age', [age]),
    ...labelled('occasion', [occasion]),
    ...labelled('budget', [budget]),
    ...labelled('likes', interests),
    ...labelled('wants', kinds),
    ...labelled(
      'owns',
      excluded.filter(({ owned }) => owned),
    ),
    ...labelled(
      'refuses',
      excluded.filter(({ owned, isImplied }) => !owned && !isImplied),
    ),
    ...labelled(
      'diet',
      excluded.filter(({ isImplied }) => isImplied),
    ),
  ];
  const unique = new Map(places.map((part) => [`${part.label} ${part.start} ${part.end}`, part]));
  return [...unique.values()];
}
