import { formatDay } from './dates.ts';
import type { Translator } from './translator.ts';

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
