import { useI18n } from '../i18n/use-i18n.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Connection } from './list-event-source.ts';

interface LiveStateProps {
  connected: boolean;
  /** number of changes while the list was on the screen */
  changes: number;
  connection?: Connection | undefined;
  /** the newest change, in words */
  said?: string | undefined;
}

/**
 * Shows whether the page receives changes, and announces the newest change to screen readers. It is hidden until
 * the application runs, because a page without it receives none; its place is kept.
 */
export function LiveState({ connected, changes, connection, said }: LiveStateProps) {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  const state = [!connected && ' live-state--off', !isHydrated && ' live-state--waiting'];
  return (
    <span className={`live-state${state.filter(Boolean).join('')}`}>
      {!connected
        ? t('wishlist.offline')
        : t(connection === 'slow' ? 'wishlist.slow' : 'wishlist.live')}
      <span className="visually-hidden" role="status">
        {changes > 0 && <span key={changes}>{said}</span>}
      </span>
    </span>
  );
}
