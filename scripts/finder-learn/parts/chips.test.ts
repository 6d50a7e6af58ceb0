import { expect, test } from 'vitest';
import { type Exclusion, emptyQuery, type ParsedQuery } from '../../../src/finder/parsed-query.ts';
import {
  exclusionLabels,
  interestLabels,
  kindLabels,
  labels,
  refusalLabels,
} from '../../../src/finder/tagger/labels.ts';
import { judgedChips } from './chips.ts';

const place = { start: 0, end: 3 };

/** The labels of the same words that make a chip a true one. */
function labelsFor(part: Partial<ParsedQuery>) {
  const query = { ...emptyQuery('en'), ...part };
  return labels.filter((label) => {
    const parts = [{ label, value: undefined, ...place }];
    return judgedChips(query, { text: 'tea', parts }, new Set()).every(({ isTrue }) => isTrue);
  });
}
const inOrder = (some: readonly string[]) => labels.filter((label) => some.includes(label));
const excluding = (exclusion: Exclusion) => ({ excluded: [{ ...exclusion, ...place }] });

test('chips are judged by the labels that their probability is read from', () => {
  const interest = { concept: 'tea', confidence: 1, words: ['tea'], ...place };
  expect(labelsFor({ interests: [interest] })).toEqual(inOrder(interestLabels));
  expect(labelsFor({ kinds: [{ kind: 'book', ...place }] })).toEqual(inOrder(kindLabels));
});

test('what is implied may be told by a situation or a recipient, what is refused may not', () => {
  expect(labelsFor(excluding({ concept: 'tea' }))).toEqual(inOrder(refusalLabels));
  expect(labelsFor(excluding({ concept: 'tea', isImplied: true }))).toEqual(
    inOrder([...exclusionLabels, 'recipient']),
  );
});
