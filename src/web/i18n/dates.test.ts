import { expect, it } from 'vitest';
import english from '../../../content/i18n/en.ts';
import { formatAgo } from './ago.ts';
import { formatDay, formatMoment } from './dates.ts';
import { keepMessages } from './messages.ts';
import { createTranslator } from './translator.ts';

const september = new Date('2026-09-05T23:30:00Z');

it('formats a day as dd MMM yyyy in the words of the language', () => {
  expect(formatDay(september, 'en', 'UTC')).toBe('05 Sep 2026');
  expect(formatDay(september, 'de', 'UTC')).toBe('05. Sept. 2026');
  expect(formatDay(september, 'fr', 'UTC')).toBe('05 sept. 2026');
});

it('formats a time as dd.MM.yyyy HH:mm in the given time zone', () => {
  expect(formatMoment(september, 'UTC')).toBe('05.09.2026 23:30');
  expect(formatMoment(september, 'Europe/Vienna')).toBe('06.09.2026 01:30');
});

it('formats how long ago something was, at every limit between units', () => {
  keepMessages('en', english);
  const translator = createTranslator('en');
  const hours = (count: number) =>
    formatAgo(september, september.getTime() + count * 3_600_000, translator);
  expect(hours(0.99)).toBe('just now');
  expect(hours(1)).toBe('1 hour ago');
  expect(hours(23.9)).toBe('23 hours ago');
  expect(hours(24)).toBe('yesterday');
  expect(hours(47.9)).toBe('yesterday');
  expect(hours(48)).toBe('2 days ago');
  expect(hours(24 * 6.9)).toBe('6 days ago');
  expect(hours(24 * 7)).toMatch(/2026$/);
});
