import { expect, it } from 'vitest';
import { navigationStateOf } from './navigation-state.ts';

it.each([null, undefined, 'text', 7])(
  'a location without a state of ours has an empty one: %s',
  (state) => {
    expect(navigationStateOf({ state })).toEqual({});
  },
);

it('what a navigation passes arrives whole', () => {
  const state = { prefill: { title: 'Kite', quantity: '2' }, carriesTyped: true };
  expect(navigationStateOf({ state })).toBe(state);
});
