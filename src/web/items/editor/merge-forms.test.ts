import { expect, it } from 'vitest';
import { formOf } from './item-form.ts';
import { isSameForm, mergeForms } from './merge-forms.ts';

const base = { ...formOf(null), title: 'Kite', price: '20 €', description: 'Red' };

it('two owners who change different fields both get what they wrote', () => {
  const mine = { ...base, title: 'Big kite' };
  const theirs = { ...base, price: '25 €', mostWanted: true };
  expect(mergeForms(base, mine, theirs)).toEqual({
    form: { ...base, title: 'Big kite', price: '25 €', mostWanted: true },
    theirs: {},
  });
});

it('where both wrote, mine stays in the field and theirs is told', () => {
  const mine = { ...base, title: 'Big kite', description: '' };
  const theirs = { ...base, title: 'Blue kite', description: 'Blue' };
  expect(mergeForms(base, mine, theirs)).toEqual({
    form: mine,
    theirs: { title: 'Blue kite', description: 'Blue' },
  });
});

it('two who write the same do not differ, nor do spaces around it', () => {
  const mine = { ...base, title: ' Blue kite ' };
  const theirs = { ...base, title: 'Blue kite' };
  expect(mergeForms(base, mine, theirs).theirs).toEqual({});
  expect(isSameForm(mine, theirs)).toBe(true);
  expect(isSameForm(mine, base)).toBe(false);
});

it('a most wanted mark that one of us set or took off counts', () => {
  const wanted = { ...base, mostWanted: true };
  expect(mergeForms(base, wanted, base).form.mostWanted).toBe(true);
  expect(mergeForms(wanted, wanted, base).form.mostWanted).toBe(false);
  expect(mergeForms(wanted, base, wanted).form.mostWanted).toBe(false);
});
