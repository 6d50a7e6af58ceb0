import { expect, it } from 'vitest';
import { userTextClass } from './user-text-class.ts';

it('a name with one very long word gets a smaller font, one of many short words does not', () => {
  expect(userTextClass('Überraschungswünsche für Jürgen')).toContain('user-text--long-word');
  expect(userTextClass('Mara’s thirtieth, at last, with all of us')).toBe('user-text');
  expect(userTextClass('Saint-Germain-en-Laye')).toBe('user-text');
  expect(userTextClass(null)).toBe('user-text');
});
