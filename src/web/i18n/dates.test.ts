import { expect, it } from 'vitest';
import german from '../../../content/i18n/de.ts';
import english from '../../../content/i18n/en.ts';
import french from '../../../content/i18n/fr.ts';
import { type Language, languages } from '../../domain/language.ts';
import { formatAgo } from './ago.ts';
import { formatDay, formatMoment } from './dates.ts';
import { keepMessages } from './messages.ts';
import { createTranslator } from './translator.ts';

const september = new Date('2026-09-05T23:30:00Z');
// British English abbreviates September to four letters; the pattern has three.
const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', fr: 'fr' };
keepMessages('en', english);
keepMessages('de', german);
keepMessages('fr', french);

it('formats a day as dd MMM yyyy in the words of the language', () => {
  const day = (language: Language) => formatDay(september, createTranslator(language), 'utc');
  expect(languages.map(day)).toEqual(['05 Sep 2026', '05. Sept. 2026', '05 sept. 2026']);
});

it.each(languages)('abbreviates the months as Unicode does: %s', (language) => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9)));
  const format = new Intl.DateTimeFormat(locales[language], {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (const instant of months) {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const day = `${parts.get('day')}${language === 'de' ? '.' : ''}`;
    expect(formatDay(instant, createTranslator(language), 'utc')).toBe(
      `${day} ${parts.get('month')} ${parts.get('year')}`,
    );
  }
});

it('formats a time as dd.MM.yyyy HH:mm in UTC or in the zone of the machine', () => {
  expect(formatMoment(september, 'utc')).toBe('05.09.2026 23:30');
  const local = new Date(2026, 8, 6, 1, 5);
  expect(formatMoment(local, 'local')).toBe('06.09.2026 01:05');
});

it('formats how long ago something was, at every limit between units', () => {
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
  expect(hours(24 * 7)).toMatch(/^on .* 2026$/);
});
