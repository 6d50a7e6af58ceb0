import { useSyncExternalStore } from 'react';
import { formatDay, formatMoment, type Zone } from './dates.ts';
import { useI18n } from './use-i18n.tsx';

const noSubscription = () => () => {};

/** Returns what `format` writes for the visitor's time zone; for UTC on the server and during hydration. */
function useLocalText(format: (zone: Zone) => string): string {
  return useSyncExternalStore(
    noSubscription,
    () => format('local'),
    () => format('utc'),
  );
}

/** Returns the day of an instant in the visitor's time zone as text, for use inside a sentence. */
export function useDay(instant: string): string {
  const i18n = useI18n();
  return useLocalText((zone) => formatDay(new Date(instant), i18n, zone));
}

/** Shows the date and time of an instant in the visitor's time zone. */
export function LocalMoment({ instant }: { instant: string }) {
  const text = useLocalText((zone) => formatMoment(new Date(instant), zone));
  return (
    <time className="lining-figures" dateTime={instant}>
      {text}
    </time>
  );
}
