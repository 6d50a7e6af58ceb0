import type { Connection } from '../browser/live.ts';
import { useI18n } from '../i18n/use-i18n.tsx';

interface LiveStateProps {
  connected: boolean;
  /** how often the list has changed while it was on the screen */
  changes: number;
  connection?: Connection | undefined;
  /** the newest change, in words */
  said?: string | undefined;
}

/** Whether the page hears of changes; what changed is also said to those who listen. */
export function LiveState({ connected, changes, connection, said }: LiveStateProps) {
  const { t } = useI18n();
  return (
    <span className={connected ? 'live' : 'live live-off'}>
      {!connected
        ? t('wishlist.offline')
        : t(connection === 'slow' ? 'wishlist.slow' : 'wishlist.live')}
      <span className="visually-hidden" role="status">
        {changes > 0 && <span key={changes}>{said}</span>}
      </span>
    </span>
  );
}
