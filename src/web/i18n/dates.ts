import type { Translator } from './translator.ts';

/** The time zone of a written date: the one that the browser is set to, or UTC, which the server writes. */
export type Zone = 'local' | 'utc';

const minuteMs = 60_000;

/** The digits of year, month, day and time of an instant on the clocks of a zone. Throws a RangeError for no instant. */
function digits(instant: Date, zone: Zone) {
  const ahead = zone === 'local' ? -instant.getTimezoneOffset() * minuteMs : 0;
  const [year = '', month = '', day = '', time = ''] = new Date(instant.getTime() + ahead)
    .toISOString()
    .split(/[-T]/);
  return { year, month, day, time: time.slice(0, 'hh:mm'.length) };
}

/** Returns `dd MMM yyyy` in the language; German writes the day as an ordinal. Without `Intl`, as `count` in `translator.ts`. */
export function formatDay(
  instant: Date,
  { language, t }: Pick<Translator, 'language' | 't'>,
  zone: Zone,
): string {
  const { year, month, day } = digits(instant, zone);
  const name = t('date.months').split(' ')[Number(month) - 1] ?? '';
  return `${day}${language === 'de' ? '.' : ''} ${name} ${year}`;
}

/** Returns `dd.MM.yyyy HH:mm`, the same in every language. */
export function formatMoment(instant: Date, zone: Zone): string {
  const { year, month, day, time } = digits(instant, zone);
  return `${day}.${month}.${year} ${time}`;
}
