import { Gift } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ClaimedView, GuestView, ItemView } from '../../contract/schemas.ts';
import type { Connection } from '../browser/live.ts';
import { claimsOn, rememberClaim } from '../claims/own-claims.ts';
import { useOwnClaims } from '../claims/use-own-claims.ts';
import { focusCard } from '../gifts/card-id.ts';
import { GuestGifts } from '../gifts/guest-gifts.tsx';
import { type PendingClaim, pendingClaim } from '../gifts/pending-claim.ts';
import { type Taking, taken } from '../gifts/taken.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { GuestCover } from '../wishlists/guest-cover.tsx';
import { fetchClaimDialog, LaterClaimDialog, LaterReport, LaterYourGifts } from './guest-later.ts';

interface GuestScreenProps {
  list: GuestView;
  show: (list: GuestView) => void;
  connected: boolean;
  changes: number;
  connection?: Connection;
  said?: string;
}

interface Chosen {
  readonly item: ItemView;
  readonly resumed: PendingClaim | null;
}

/** A shared list as its guests see it, at one moment. */
export function GuestScreen({ list, show, ...live }: GuestScreenProps) {
  const { t, count } = useI18n();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(() => leftOnItsWay(list));
  const [taking, setTaking] = useState<Taking | null>(null);
  const [settled, setSettled] = useState<{ itemId: string } | null>(null);
  const [reporting, setReporting] = useState(false);
  const [visits, setVisits] = useState(0);
  const remembered = useOwnClaims();
  const own = useMemo(() => claimsOn(list, remembered), [list, remembered]);
  const mine = useMemo(() => new Set(own.map(({ itemId }) => itemId)), [own]);
  const items = taking
    ? list.items.map((item) => (item.id === taking.itemId ? taken(item, taking) : item))
    : list.items;
  const open = chosen && items.find(({ id }) => id === chosen.item.id);

  useEffect(fetchClaimDialog, []);

  // The button that was pressed is gone: the focus goes to what it was about.
  useEffect(() => {
    if (settled) focusCard(settled.itemId);
  }, [settled]);

  const claimed = ({ claim, ...view }: ClaimedView, { claimerName, itemId }: PendingClaim) => {
    rememberClaim({
      receipt: claim.receipt,
      claimId: claim.id,
      itemId,
      guestToken: list.guestToken,
      name: claimerName,
      title: view.items.find(({ id }) => id === itemId)?.title ?? '',
      at: new Date().toISOString(),
    });
    show(view);
    setTaking(null);
    setChosen(null);
    setSettled({ itemId });
    const text = t('claim.success', { name: claimerName });
    showToast({ kind: 'success', title: t('toast.success'), text });
  };

  return (
    <>
      <GuestCover list={list} {...live} />
      <div className="page">
        <div className="section-head">
          <h2>{t('guest.items')}</h2>
          {own.length > 0 && (
            <div className="your-gifts-way">
              <Button variant="quiet" icon={Gift} onClick={() => setVisits(visits + 1)}>
                {count('claims.way', own.length)}
              </Button>
            </div>
          )}
        </div>
        <noscript>
          <p className="meta">{t('guest.noScript')}</p>
        </noscript>
        {items.length === 0 ? (
          <Notice title={t('guest.empty.title')} text={t('guest.empty.text')} />
        ) : (
          <GuestGifts
            items={items}
            mine={mine}
            onClaim={(item) => setChosen({ item, resumed: null })}
          />
        )}
        {own.length > 0 && (
          <LaterYourGifts
            list={list}
            claims={own}
            visits={visits}
            onUndone={(left, itemId) => {
              if (left) show(left);
              setSettled({ itemId });
            }}
            onClose={nothing}
          />
        )}
        <p className="report-way">
          {hydrated && (
            <button type="button" className="fold-button" onClick={() => setReporting(true)}>
              {t('report.action')}
            </button>
          )}
        </p>
      </div>
      {hydrated && chosen && (
        <LaterClaimDialog
          guestToken={list.guestToken}
          item={open || chosen.item}
          removed={!open}
          left={items.filter(({ isClaimed }) => !isClaimed).length}
          resumed={chosen.resumed}
          onTaking={(name) => {
            const { id, claimedQuantity } = open || chosen.item;
            // One that was sent before the page was left may be on the list already.
            const isNew = name !== null && chosen.resumed === null;
            setTaking(isNew ? { itemId: id, name, before: claimedQuantity } : null);
          }}
          onClaimed={claimed}
          onList={show}
          onClose={() => setChosen(null)}
        />
      )}
      {reporting && (
        <LaterReport guestToken={list.guestToken} onClose={() => setReporting(false)} />
      )}
    </>
  );
}

/** A claim that was sent when the page was left is the first thing to finish. */
function leftOnItsWay(list: GuestView): Chosen | null {
  const resumed = pendingClaim(list.guestToken);
  const item = resumed && list.items.find(({ id }) => id === resumed.itemId);
  return item ? { item, resumed } : null;
}

const nothing = () => {};
