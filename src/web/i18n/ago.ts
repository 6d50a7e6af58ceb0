import { dayMs, hourMs } from '../../domain/time.ts';
import { formatDay } from './dates.ts';
import type { Translator } from './translator.ts';

/** Returns how long ago an instant was, in words, and its date after a week. `now` is in epoch milliseconds. */
export function formatAgo(instant: Date, now: number, { language, t, count }: Translator): string {
  const elapsedMs = now - instant.getTime();
  if (elapsedMs < hourMs) return t('time.justNow');
  if (elapsedMs < dayMs) return count('time.hours', Math.floor(elapsedMs / hourMs));
  if (elapsedMs < 2 * dayMs) return t('time.yesterday');
  if (elapsedMs < 7 * dayMs) return count('time.days', Math.floor(elapsedMs / dayMs));
  return t('time.on', { date: formatDay(instant, { language, t }, 'local') });
}
