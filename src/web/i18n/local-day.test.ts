import { expect, it } from 'vitest';
import { dayOfInstant, instantOfDay, tomorrow } from './local-day.ts';

it('converts a day to its local midnight and back', () => {
  const instant = instantOfDay('2027-12-24');
  const moment = new Date(instant);
  expect([moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]).toEqual([2027, 12, 24]);
  expect([moment.getHours(), moment.getMinutes()]).toEqual([0, 0]);
  expect(dayOfInstant(instant)).toBe('2027-12-24');
});

it('finds the day after the last of a month and of a year', () => {
  expect(tomorrow(new Date(2028, 1, 28, 23, 59))).toBe('2028-02-29');
  expect(tomorrow(new Date(2027, 11, 31))).toBe('2028-01-01');
});
