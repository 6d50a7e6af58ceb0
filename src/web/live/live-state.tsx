import { useI18n } from '../i18n/use-i18n.tsx';
import type { Connection } from './list-event-source.ts';

interface LiveStateProps {
  connected: boolean;
  /** number of changes while the list was on the screen */
  changes: number;
  connection?: Connection | undefined;
  /** the newest change, in words */
  said?: string | undefined;
}

/** Shows whether the page receives changes, and announces the newest change to screen readers. */
export function LiveState({ connected, changes, connection, said }: LiveStateProps) {
  const { t } = useI18n();
  return (
    <span className={connected ? 'live-state' : 'live-state live-state--off'}>
      {!connected
        ? t('wishlist.offline')
        : t(connection === 'slow' ? 'wishlist.slow' : 'wishlist.live')}
      <span className="visually-hidden" role="status">
        {changes > 0 && <span key={changes}>{said}</span>}
      </span>
    </span>
  );
}
