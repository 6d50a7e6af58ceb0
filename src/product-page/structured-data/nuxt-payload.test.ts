import { expect, test } from 'vitest';
import { readNuxtPayload } from './nuxt-payload.ts';

test('objects and lists get their values by place, through wrappers', () => {
  const payload = [['Reactive', 1], { product: 2, tags: 4 }, { name: 3, old: -1 }, 'Vase', [3, 3]];
  expect(readNuxtPayload(payload)).toEqual({
    product: { name: 'Vase', old: undefined },
    tags: ['Vase', 'Vase'],
  });
});

test('references in a circle and lists of lists of lists end', () => {
  expect(JSON.stringify(readNuxtPayload([{ self: 0 }])).length).toBeLessThan(1000);
  const wide = Array.from({ length: 40 }, (_, at) => Array.from({ length: 40 }, () => at + 1));
  expect(JSON.stringify(readNuxtPayload(wide)).length).toBeLessThan(200_000);
  expect(readNuxtPayload('no list')).toBe('no list');
  expect(readNuxtPayload([])).toBeUndefined();
});
