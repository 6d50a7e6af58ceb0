import type { GuestView } from '../../../contract/schemas.ts';
import { useDay } from '../../i18n/local-time.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Bow } from '../../illustrations/bow.tsx';
import { CoverScene } from '../../illustrations/scene.tsx';
import { LiveState, type LiveStatus } from '../../live/live-state.tsx';
import { userTextClass } from '../../ui/surfaces/user-text-class.ts';

interface GuestCoverProps {
  list: GuestView;
  live: LiveStatus;
}

/** Shows the header of a guest's list: an illustration, and a card with name, message, date, counts and live state. */
export function GuestCover({ list, live }: GuestCoverProps) {
  const { t, count } = useI18n();
  const created = useDay(list.createdAt);
  const claimedCount = list.items.filter(({ isClaimed }) => isClaimed).length;
  return (
    <>
      <div className="guest-cover">
        <CoverScene />
      </div>
      <div className="page-width">
        <div className="guest-cover__plate">
          <Bow width={54} className="bow--on-edge" />
          <h1 className={userTextClass(list.name)}>{list.name ?? t('guest.fallback')}</h1>
          {list.description && <p className="user-text">{list.description}</p>}
          <p className="list-facts lining-figures">
            <span>{t('wishlist.created', { date: created })}</span>
            <span>{count('wishlist.wishes', list.items.length)}</span>
            {claimedCount > 0 && <span>{count('wishlist.taken', claimedCount)}</span>}
            <LiveState {...live} />
          </p>
        </div>
      </div>
    </>
  );
}
