import { expect, it } from 'vitest';
import { firstTokenOf, storeSuccessor, successorIn } from './token-succession.ts';

it('a list keeps its screen, however often its link is replaced', () => {
  storeSuccessor('first', 'second');
  storeSuccessor('second', 'third');
  expect(['first', 'second', 'third', 'other'].map(firstTokenOf)).toEqual([
    'first',
    'first',
    'first',
    'other',
  ]);
});

it('finds the new link at the position of the old one', () => {
  expect(successorIn('b', ['a', 'b', 'c'], ['a', 'x', 'c'])).toBe('x');
});

it.each([
  ['forgotten', ['a', 'b', 'c'], ['a', 'c']],
  ['moved to the end', ['a', 'b', 'c'], ['a', 'c', 'b']],
  ['still there beside a new one', ['a', 'b'], ['a', 'b', 'x']],
  ['forgotten, and another one new', ['a', 'b', 'c'], ['a', 'c', 'x']],
  ['never there', ['a', 'c'], ['x', 'c']],
  ['the last one, forgotten', ['a', 'b'], ['a']],
] as const)('a link that is %s was not replaced', (_, before, after) => {
  expect(successorIn('b', before, after)).toBeNull();
});
