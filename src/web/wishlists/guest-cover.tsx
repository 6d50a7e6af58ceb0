import type { GuestView } from '../../contract/schemas.ts';
import type { Connection } from '../browser/live.ts';
import { useDay } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { CoverScene } from '../ui/scene.tsx';
import { LiveState } from './live-state.tsx';

interface GuestCoverProps {
  list: GuestView;
  connected: boolean;
  changes: number;
  connection?: Connection | undefined;
  said?: string | undefined;
}

/** The head of a shared list: a strip of land, and a plate with its name. */
export function GuestCover({ list, ...live }: GuestCoverProps) {
  const { t, count } = useI18n();
  const created = useDay(list.createdAt);
  const taken = list.items.filter((item) => item.isClaimed).length;
  return (
    <>
      <div className="cover">
        <CoverScene />
      </div>
      <div className="page">
        <div className="plate">
          <Bow width={54} className="plate-bow" />
          <h1 className="typed">{list.name ?? t('guest.fallback')}</h1>
          {list.description && <p className="typed">{list.description}</p>}
          <p className="facts num">
            <span>{created}</span>
            <span>{count('wishlist.wishes', list.items.length)}</span>
            {taken > 0 && <span>{count('wishlist.taken', taken)}</span>}
            <LiveState {...live} />
          </p>
        </div>
      </div>
    </>
  );
}
