import { expect, test } from 'vitest';
import { categoryOf, consentServices, readRecord, serviceOf } from './consent.ts';

const record = {
  necessary: true,
  analytics: true,
  advertising: false,
  functional: false,
  timestamp: '2026-11-21T10:00:00.000Z',
  version: 1,
  services: 'analytics:google',
};
const now = 'analytics:google';

test('a complete record of this version is a consent', () => {
  expect(readRecord(JSON.stringify(record), now)).toEqual(record);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no record', '"yes"'],
  ['an older version', JSON.stringify({ ...record, version: 0 })],
  ['a newer version', JSON.stringify({ ...record, version: 2 })],
  [
    'a record from before it said what was asked',
    JSON.stringify({ ...record, services: undefined }),
  ],
  ['an answer given before advertising was added', JSON.stringify({ ...record, services: '' })],
  ['a record that lacks an answer', JSON.stringify({ ...record, advertising: undefined })],
  ['a record that says neither yes nor no', JSON.stringify({ ...record, analytics: 'yes' })],
])('%s is no consent', (_, text) => {
  expect(readRecord(text, now)).toBeNull();
});

test('each set of enabled services has its own name', () => {
  expect(consentServices({ analytics: 'none', adsClient: null })).toBe('');
  const all = consentServices({ analytics: 'google', adsClient: 'ca-pub-1' });
  expect(all).toBe('analytics:google advertising:adsense');
  expect(consentServices({ analytics: 'first-party', adsClient: null })).not.toBe(
    consentServices({ analytics: 'google', adsClient: null }),
  );
  expect(serviceOf('advertising', all)).toBe('adsense');
  expect(serviceOf('functional', all)).toBeNull();
});

test('a cookie is recognised by its name or by its prefix', () => {
  expect(categoryOf('sessionId')).toBeNull();
  expect(categoryOf('_ga_ABC123')).toBe('analytics');
  expect(categoryOf('__gads')).toBe('advertising');
  expect(categoryOf('_gas')).toBeNull();
});
