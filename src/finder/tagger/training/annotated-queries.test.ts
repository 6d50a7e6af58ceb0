import { describe, expect, it, test } from 'vitest';
import {
  annotatedQueries,
  queriesOnlyForTraining,
} from '../../../../test/support/annotated-queries.ts';
import { languages } from '../../../domain/language.ts';
import { maxQueryLength } from '../../text/normalize.ts';
import { beginTag, outside } from '../labels.ts';
import { tokensOf } from '../tokens.ts';
import { type AnnotatedQuery, parseAnnotatedQuery, tagsOf } from './annotated-queries.ts';
import { setOf } from './query-sets.ts';

test('the markers of a line are removed from its text and become parts', () => {
  expect(parseAnnotatedQuery('~ for {recipient=parent/f:mum}, loves {likes:tea}')).toEqual({
    text: 'for mum, loves tea',
    parts: [
      { label: 'recipient', start: 4, end: 7, value: 'parent/f' },
      { label: 'likes', start: 15, end: 18, value: undefined },
    ],
  });
});

test.each(['a {hobby:climbing} fan', 'a } alone', '{likes:tea'])('%j is refused', (line) => {
  expect(() => parseAnnotatedQuery(line)).toThrow();
});

test('the first token of a part begins it, the others continue it', () => {
  const query = parseAnnotatedQuery('{likes:wild swimming} {likes:tea}');
  const likes = beginTag('likes');
  expect(tagsOf(tokensOf(query.text), query)).toEqual([likes, likes + 1, likes]);
});

test('a token outside all parts is labelled as outside', () => {
  const query = parseAnnotatedQuery('for {recipient=parent:mum}');
  expect(tagsOf(tokensOf(query.text), query)[0]).toBe(outside);
});

describe.each(languages)('the annotated queries in %s', (language) => {
  const queries = annotatedQueries(language);
  const all = [...queries, ...queriesOnlyForTraining(language)];

  it('number at least 2,000, all of them short enough for the finder', () => {
    expect(queries.length).toBeGreaterThanOrEqual(2000);
    expect(all.filter(({ text }) => text.length > maxQueryLength)).toEqual([]);
  });

  it('are not near copies of one another', () => {
    expect(nearCopies(all)).toEqual([]);
  });

  it('are split into training, selection and test sets of about 70, 15 and 15 per cent', () => {
    const share = (set: string) =>
      queries.filter(({ text }) => setOf(text) === set).length / queries.length;
    expect(share('train')).toBeCloseTo(0.7, 1);
    expect(share('choose')).toBeCloseTo(0.15, 1);
    expect(share('frozen')).toBeCloseTo(0.15, 1);
  });

  it('have the values that their labels require', () => {
    const needsValue = ['recipient', 'age', 'budget', 'occasion', 'situation', 'tone'];
    const wrong = all.flatMap(({ text, parts }) =>
      parts
        .filter(({ label, value }) => needsValue.includes(label) !== (value !== undefined))
        .map(({ label }) => `${label}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Most of the pairs of words of one are in the other. */
function nearCopies(queries: readonly AnnotatedQuery[]): readonly string[] {
  const seen = new Map<string, number[]>();
  const sizes = queries.map(({ text }) => pairsOf(text).size);
  return queries.flatMap(({ text }, at) => {
    const shared = new Map<number, number>();
    for (const pair of pairsOf(text)) {
      for (const other of seen.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      seen.set(pair, [...(seen.get(pair) ?? []), at]);
    }
    const copies = [...shared].filter(
      ([other, count]) => count >= 5 && count > 0.6 * Math.min(sizes[at] ?? 0, sizes[other] ?? 0),
    );
    return copies.map(([other]) => `${text} | ${queries[other]?.text}`);
  });
}

function pairsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}
