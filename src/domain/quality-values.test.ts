import { expect, test } from 'vitest';
import { qualityValues } from './quality-values.ts';

test.each([
  [undefined, []],
  ['', []],
  [' , ;q=1,', []],
  ['br', [['br', 1]]],
  [
    'text/html, IMAGE/AVIF;v=b3;q=0.5',
    [
      ['text/html', 1],
      ['image/avif', 0.5],
    ],
  ],
  [
    'de-AT,de ; Q=0.9,*;q=0.001',
    [
      ['de-at', 1],
      ['de', 0.9],
      ['*', 0.001],
    ],
  ],
  [
    'de;q=.5,en;q=0.1234',
    [
      ['de', 0.5],
      ['en', 0.1234],
    ],
  ],
  [
    'a;q=0,b;q=0.,c;q=0.000,d;q=1.000',
    [
      ['a', 0],
      ['b', 0],
      ['c', 0],
      ['d', 1],
    ],
  ],
])('the values of "%s" are %j', (header, expected) => {
  expect(qualityValues(header)).toEqual(expected.map(([value, quality]) => ({ value, quality })));
});

test.each(['', 'x', '-1', '2', '1.5', '.', '1e-1', '0.5.5', 'Infinity'])(
  'a quality "%s" that no header may have counts as 0',
  (quality) => expect(qualityValues(`de;q=${quality}`)).toEqual([{ value: 'de', quality: 0 }]),
);
