import type { Translator } from './translator.ts';

/** The time zone of a written date: the one that the browser is set to, or UTC, which the server writes. */
export type Zone = 'local' | 'utc';

/** The clock of an instant in a zone: month from 0 to 11. */
function clock(instant: Date, zone: Zone) {
  return zone === 'utc'
    ? {
        year: instant.getUTCFullYear(),
        month: instant.getUTCMonth(),
        day: instant.getUTCDate(),
        hour: instant.getUTCHours(),
        minute: instant.getUTCMinutes(),
      }
    : {
        year: instant.getFullYear(),
        month: instant.getMonth(),
        day: instant.getDate(),
        hour: instant.getHours(),
        minute: instant.getMinutes(),
      };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns `dd MMM yyyy` in the language; German writes the day as an ordinal. Without `Intl`, as `count` in `translator.ts`. */
export function formatDay(instant: Date, { t }: Pick<Translator, 't'>, zone: Zone): string {
  const { year, month, day } = clock(instant, zone);
  const name = t('date.months').split(' ')[month] ?? '';
  return t('date.day', { day: twoDigits(day), month: name, year });
}

/** Returns `dd.MM.yyyy HH:mm`, the same in every language. */
export function formatMoment(instant: Date, zone: Zone): string {
  const { year, month, day, hour, minute } = clock(instant, zone);
  return `${twoDigits(day)}.${twoDigits(month + 1)}.${year} ${twoDigits(hour)}:${twoDigits(minute)}`;
}
