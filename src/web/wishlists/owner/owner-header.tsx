import type { ReactNode } from 'react';
import type { OwnerView } from '../../../contract/schemas.ts';
import { useDay } from '../../i18n/local-time.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { LiveState, type LiveStatus } from '../../live/live-state.tsx';
import { isHidden } from './settings/use-list-setting.ts';
import { WishlistName } from './wishlist-name.tsx';

interface OwnerHeaderProps {
  list: OwnerView;
  live: LiveStatus;
  onList: (list: OwnerView) => void;
  isNew: boolean;
  children: ReactNode;
}

/** Shows name, dates, counts and live state of the list; the children are its main actions. */
export function OwnerHeader({ list, live, onList, isNew, children }: OwnerHeaderProps) {
  const { t, count } = useI18n();
  const created = useDay(list.createdAt);
  const updated = useDay(list.updatedAt);
  const storedUntil = useDay(list.expiresAt);
  return (
    <div className="owner-header">
      <div>
        <WishlistName list={list} onList={onList} isNew={isNew} />
        <p className="list-facts lining-figures">
          <span>{t('wishlist.created', { date: created })}</span>
          <span>{t('wishlist.updated', { date: updated })}</span>
          <span>{count('wishlist.wishes', list.items.length)}</span>
          <span title={t('admin.kept.text')}>{t('admin.kept', { date: storedUntil })}</span>
          {isHidden(list) && <span>{t('admin.hidden')}</span>}
          <LiveState {...live} />
        </p>
      </div>
      <div className="owner-header__actions">{children}</div>
    </div>
  );
}
