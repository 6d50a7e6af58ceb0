import type { Language } from '../../domain/language.ts';
import type { Translator } from './translator.ts';

function parts(instant: Date, locale: string, options: Intl.DateTimeFormatOptions) {
  const found = new Intl.DateTimeFormat(locale, options).formatToParts(instant);
  return (type: Intl.DateTimeFormatPartTypes) =>
    found.find((part) => part.type === type)?.value ?? '';
}

// British English shortens September to four letters, American to three as the pattern wants.
const locales: Record<Language, string> = { en: 'en-US', de: 'de', fr: 'fr' };

/** `dd MMM yyyy` in the words of the language; German writes the day as an ordinal. */
export function formatDay(instant: Date, language: Language, timeZone?: string): string {
  const of = parts(instant, locales[language], {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  });
  return `${of('day')}${language === 'de' ? '.' : ''} ${of('month')} ${of('year')}`;
}

/** `dd.MM.yyyy HH:mm`, the same in every language. */
export function formatMoment(instant: Date, timeZone?: string): string {
  const of = parts(instant, 'de', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  });
  return `${of('day')}.${of('month')}.${of('year')} ${of('hour')}:${of('minute')}`;
}

const hour = 3_600_000;
const day = 24 * hour;

/** How long ago, in words: just now, hours, yesterday, days, and after a week the date. */
export function formatAgo(instant: Date, now: number, { t, count, language }: Translator): string {
  const passed = now - instant.getTime();
  if (passed < hour) return t('time.justNow');
  if (passed < day) return count('time.hours', Math.floor(passed / hour));
  if (passed < 2 * day) return t('time.yesterday');
  if (passed < 7 * day) return count('time.days', Math.floor(passed / day));
  return formatDay(instant, language);
}
