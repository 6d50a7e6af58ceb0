import { useI18n } from '../i18n/use-i18n.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Connection } from './list-event-source.ts';

/** How a list on the screen is kept up to date. */
export interface LiveStatus {
  readonly connection: Connection;
  /** number of changes by somebody else while the list was on the screen */
  readonly changes: number;
  /** the last of these changes as a sentence; empty before the first */
  readonly announcement: string;
}

/**
 * Shows whether the page receives changes, and announces the newest change to screen readers. It is hidden until
 * the application runs, because a page without it receives none; its place is kept.
 */
export function LiveState({ connection, changes, announcement }: LiveStatus) {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  const isAway = connection === 'away';
  const state = [isAway && ' live-state--off', !isHydrated && ' live-state--waiting'];
  return (
    <span className={`live-state${state.filter(Boolean).join('')}`}>
      {isAway
        ? t('wishlist.offline')
        : t(connection === 'slow' ? 'wishlist.slow' : 'wishlist.live')}
      <span className="visually-hidden" role="status">
        {changes > 0 && <span key={changes}>{announcement}</span>}
      </span>
    </span>
  );
}
