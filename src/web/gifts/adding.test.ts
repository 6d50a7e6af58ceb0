import { expect, it } from 'vitest';
import type { ItemView } from '../../contract/schemas.ts';
import { addedBy, beginAdding, isSameAdding } from './adding.ts';
import { formOf, itemData } from './item-form.ts';

const wish = (id: string, title: string) => ({ id, title }) as ItemView;
const dataOf = (title: string) => itemData({ ...formOf(null), title });

it('the same form with the same picture is the same wish, another one is another', () => {
  const picture = new File(['a'], 'a.png');
  const adding = beginAdding({ items: [] }, dataOf('Kite'), picture);
  expect(isSameAdding(adding, dataOf('Kite'), picture)).toBe(true);
  expect(isSameAdding(adding, dataOf('Kite!'), picture)).toBe(false);
  expect(isSameAdding(adding, dataOf('Kite'), null)).toBe(false);
  expect(isSameAdding(adding, dataOf('Kite'), new File(['a'], 'a.png'))).toBe(false);
});

it('finds the wish that was added, beside one of the same name and one of another owner', () => {
  const old = wish('1', 'Kite');
  const adding = beginAdding({ items: [old] }, dataOf(' Kite  '), null);
  expect(addedBy(adding, { items: [old, wish('2', 'Kite'), wish('3', 'Drum')] })?.id).toBe('2');
  expect(addedBy(adding, { items: [old] })).toBeUndefined();
});

it('every press that is another act has a key of its own', () => {
  const keys = [1, 2, 3].map(() => beginAdding({ items: [] }, dataOf('Kite'), null).key);
  expect(new Set(keys).size).toBe(3);
});
