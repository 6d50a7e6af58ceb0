import { useState } from 'react';
import type { GuestView, ItemView } from '../../contract/schemas.ts';
import { ClaimDialog } from '../gifts/claim-dialog.tsx';
import { GuestCard } from '../gifts/guest-card.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Notice } from '../ui/notice.tsx';
import { GuestCover } from '../wishlists/guest-cover.tsx';

interface GuestScreenProps {
  list: GuestView;
  show: (list: GuestView) => void;
  connected: boolean;
  changes: number;
}

/** A shared list as its guests see it, at one moment. */
export function GuestScreen({ list, show, connected, changes }: GuestScreenProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<ItemView | null>(null);
  // Whoever was claimed before the page was opened is wrapped already; the bow is tied for the others.
  const [wrapped] = useState(
    () => new Set(list.items.filter((item) => item.isClaimed).map((item) => item.id)),
  );

  return (
    <>
      <GuestCover list={list} connected={connected} changes={changes} />
      <div className="page">
        <div className="section-head">
          <h2>{t('guest.items')}</h2>
        </div>
        {list.items.length === 0 ? (
          <Notice title={t('guest.empty.title')} text={t('guest.empty.text')} />
        ) : (
          <ul className="grid-gifts">
            {list.items.map((item, place) => (
              <GuestCard
                key={item.id}
                item={item}
                eager={place < 2}
                tying={item.isClaimed && !wrapped.has(item.id)}
                onClaim={() => setChosen(item)}
              />
            ))}
          </ul>
        )}
      </div>
      {chosen && (
        <ClaimDialog
          guestToken={list.guestToken}
          item={chosen}
          onList={show}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
