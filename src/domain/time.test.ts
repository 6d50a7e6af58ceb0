import { expect, test } from 'vitest';
import { basicIsoTime, dayMs, hourMs, isoDay, isoTime } from './time.ts';

test('a time is written in UTC, as its day, and without what names of files must not have', () => {
  const time = Date.UTC(2026, 10, 21, 23, 11, 12, 345);
  expect(isoTime(time)).toBe('2026-11-21T23:11:12.345Z');
  expect(isoDay(time)).toBe('2026-11-21');
  expect(isoDay(time + hourMs)).toBe('2026-11-22');
  expect(basicIsoTime(time)).toBe('20261121T231112Z');
  expect(isoTime(time + dayMs)).toBe('2026-11-22T23:11:12.345Z');
  expect(() => isoTime(Number.NaN)).toThrow(RangeError);
});
