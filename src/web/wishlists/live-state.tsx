import { useI18n } from '../i18n/use-i18n.tsx';

/** Whether the page hears of changes; what changed is also said to those who listen. */
export function LiveState({ connected, changes }: { connected: boolean; changes: number }) {
  const { t } = useI18n();
  return (
    <span className={connected ? 'live' : 'live live-off'}>
      {connected ? t('wishlist.live') : t('wishlist.offline')}
      <span className="visually-hidden" role="status">
        {changes > 0 && <span key={changes}>{t('wishlist.changedNow')}</span>}
      </span>
    </span>
  );
}
