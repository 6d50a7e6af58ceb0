import { expect, test } from 'vitest';
import { categoryOf, readRecord } from './consent.ts';

const record = {
  necessary: true,
  analytics: true,
  advertising: false,
  functional: false,
  timestamp: '2026-11-21T10:00:00.000Z',
  version: 1,
};

test('a whole record of this version counts', () => {
  expect(readRecord(JSON.stringify(record))).toEqual(record);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no record', '"yes"'],
  ['an older version', JSON.stringify({ ...record, version: 0 })],
  ['a newer version', JSON.stringify({ ...record, version: 2 })],
  ['a record that lacks an answer', JSON.stringify({ ...record, advertising: undefined })],
  ['a record that says neither yes nor no', JSON.stringify({ ...record, analytics: 'yes' })],
])('%s is no consent', (_, text) => {
  expect(readRecord(text)).toBeNull();
});

test('a cookie is known by its name, or by how its name begins', () => {
  expect(categoryOf('sessionId')).toBe('necessary');
  expect(categoryOf('_ga_ABC123')).toBe('analytics');
  expect(categoryOf('__gads')).toBe('advertising');
  expect(categoryOf('sessionIdentity')).toBeNull();
});
