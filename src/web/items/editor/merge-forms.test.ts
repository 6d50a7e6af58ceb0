import { expect, it } from 'vitest';
import { formOf } from './item-form.ts';
import { isSameForm, mergeForms } from './merge-forms.ts';

const base = { ...formOf(null), title: 'Kite', price: '20 €', description: 'Red' };

it('changes of two owners to different fields are both kept', () => {
  const mine = { ...base, title: 'Big kite' };
  const theirs = { ...base, price: '25 €', mostWanted: true };
  expect(mergeForms(base, mine, theirs)).toEqual({
    form: { ...base, title: 'Big kite', price: '25 €', mostWanted: true },
    theirs: {},
  });
});

it('for a field that both changed, mine stays and theirs is reported', () => {
  const mine = { ...base, title: 'Big kite', description: '' };
  const theirs = { ...base, title: 'Blue kite', description: 'Blue' };
  expect(mergeForms(base, mine, theirs)).toEqual({
    form: mine,
    theirs: { title: 'Blue kite', description: 'Blue' },
  });
});

it('equal changes are no conflict, nor are spaces around a text', () => {
  const mine = { ...base, title: ' Blue kite ' };
  const theirs = { ...base, title: 'Blue kite' };
  expect(mergeForms(base, mine, theirs).theirs).toEqual({});
  expect(isSameForm(mine, theirs)).toBe(true);
  expect(isSameForm(mine, base)).toBe(false);
});

it('a most wanted mark that one of the two set or removed is kept', () => {
  const wanted = { ...base, mostWanted: true };
  expect(mergeForms(base, wanted, base).form.mostWanted).toBe(true);
  expect(mergeForms(wanted, wanted, base).form.mostWanted).toBe(false);
  expect(mergeForms(wanted, base, wanted).form.mostWanted).toBe(false);
});
