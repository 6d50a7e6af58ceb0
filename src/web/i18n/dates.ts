import type { Language } from '../../domain/language.ts';

function parts(instant: Date, locale: string, options: Intl.DateTimeFormatOptions) {
  const found = new Intl.DateTimeFormat(locale, options).formatToParts(instant);
  return (type: Intl.DateTimeFormatPartTypes) =>
    found.find((part) => part.type === type)?.value ?? '';
}

// British English abbreviates September to four letters; American English to three, which the pattern needs.
const locales: Record<Language, string> = { en: 'en-US', de: 'de', fr: 'fr' };

/** Returns `dd MMM yyyy` in the language; German writes the day as an ordinal. Without `timeZone`, in local time. */
export function formatDay(instant: Date, language: Language, timeZone?: string): string {
  const of = parts(instant, locales[language], {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  });
  return `${of('day')}${language === 'de' ? '.' : ''} ${of('month')} ${of('year')}`;
}

/** Returns `dd.MM.yyyy HH:mm`, the same in every language. Without `timeZone`, in local time. */
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
