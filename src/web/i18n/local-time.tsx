import { useSyncExternalStore } from 'react';
import { formatDay, formatMoment } from './dates.ts';
import { useI18n } from './use-i18n.tsx';

const noSubscription = () => () => {};

/** Returns the visitor's time zone; UTC on the server and during hydration. */
function useTimeZone(): string {
  return useSyncExternalStore(
    noSubscription,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}

/** Returns the day of an instant in the visitor's time zone as text, for use inside a sentence. */
export function useDay(instant: string): string {
  const { language } = useI18n();
  const timeZone = useTimeZone();
  return formatDay(new Date(instant), language, timeZone);
}

/** Shows the date and time of an instant in the visitor's time zone. */
export function LocalMoment({ instant }: { instant: string }) {
  const timeZone = useTimeZone();
  return (
    <time className="lining-figures" dateTime={instant}>
      {formatMoment(new Date(instant), timeZone)}
    </time>
  );
}
