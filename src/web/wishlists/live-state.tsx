import type { Connection } from '../browser/live.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import type { ListNews } from './list-news.ts';
import { sayNews } from './say-news.ts';

interface LiveStateProps {
  connected: boolean;
  /** how often the list has changed while it was on the screen */
  changes: number;
  connection?: Connection | undefined;
  /** the newest change, in parts; without it only that there was one is said */
  news?: readonly ListNews[] | undefined;
}

/** Whether the page hears of changes; what changed is also said to those who listen. */
export function LiveState({ connected, changes, connection, news = [] }: LiveStateProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <span className={connected ? 'live' : 'live live-off'}>
      {!connected
        ? t('wishlist.offline')
        : t(connection === 'slow' ? 'wishlist.slow' : 'wishlist.live')}
      <span className="visually-hidden" role="status">
        {changes > 0 && <span key={changes}>{sayNews(news, i18n)}</span>}
      </span>
    </span>
  );
}
