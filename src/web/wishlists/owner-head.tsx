import type { ReactNode } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { useDay } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { LiveState } from './live-state.tsx';
import { isHidden } from './use-list-setting.ts';
import { WishlistName } from './wishlist-name.tsx';

interface OwnerHeadProps {
  list: OwnerView;
  connected: boolean;
  changes: number;
  said?: string | undefined;
  onList: (list: OwnerView) => void;
  children: ReactNode;
}

/** Name, dates and count of the list, and what its owner does most. */
export function OwnerHead({ list, onList, children, ...live }: OwnerHeadProps) {
  const { t, count } = useI18n();
  const created = useDay(list.createdAt);
  const updated = useDay(list.updatedAt);
  const keptUntil = useDay(list.expiresAt);
  return (
    <div className="admin-head">
      <div>
        <WishlistName list={list} onList={onList} />
        <p className="facts num">
          <span>{t('wishlist.created', { date: created })}</span>
          <span>{t('wishlist.updated', { date: updated })}</span>
          <span>{count('wishlist.wishes', list.items.length)}</span>
          <span title={t('admin.kept.text')}>{t('admin.kept', { date: keptUntil })}</span>
          {isHidden(list) && <span>{t('admin.hidden')}</span>}
          <LiveState {...live} />
        </p>
      </div>
      <div className="admin-acts">{children}</div>
    </div>
  );
}
