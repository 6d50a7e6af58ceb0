import { useSyncExternalStore } from 'react';
import { formatDay, formatMoment } from './dates.ts';
import { useI18n } from './use-i18n.tsx';

const never = () => () => {};

/** The visitor's time zone; the server, and the first render after it, speak UTC. */
function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}

/** The text of a day in the visitor's zone, for use inside a sentence. */
export function useDay(instant: string): string {
  const { language } = useI18n();
  const timeZone = useTimeZone();
  return formatDay(new Date(instant), language, timeZone);
}

export function LocalMoment({ instant }: { instant: string }) {
  const timeZone = useTimeZone();
  return (
    <time className="num" dateTime={instant}>
      {formatMoment(new Date(instant), timeZone)}
    </time>
  );
}
