import { Gift } from 'lucide';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ClaimedView, GuestView, ItemView } from '../../../contract/schemas.ts';
import { claimTopic } from '../../claims/claim-topic.ts';
import { type OptimisticClaim, withOptimisticClaim } from '../../claims/optimistic-claim.ts';
import { claimsOn, storeClaim } from '../../claims/own-claims.ts';
import { type PendingClaim, pendingClaim } from '../../claims/pending-claim.ts';
import { useOwnClaims } from '../../claims/use-own-claims.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { focusCard } from '../../items/card-id.ts';
import { GuestItems } from '../../items/guest-items.tsx';
import type { LiveStatus } from '../../live/live-state.tsx';
import { AfterHydration } from '../../ui/after-hydration.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { dismissTopic, showToast } from '../../ui/overlays/toasts.ts';
import { GuestCover } from '../../wishlists/guest/guest-cover.tsx';
import { fetchClaimDialog, LazyClaimDialog, LazyReport, LazyYourGifts } from './lazy-dialogs.ts';

interface GuestScreenProps {
  list: GuestView;
  show: (list: GuestView) => void;
  live: LiveStatus;
}

interface ChosenItem {
  readonly item: ItemView;
  readonly resumed: PendingClaim | null;
}

/** Shows one state of a list to its guests, with the dialogs that claim an item and report the list. */
export function GuestScreen({ list, show, live }: GuestScreenProps) {
  const { t, count } = useI18n();
  const [chosen, setChosen] = useState(() => findPendingClaim(list));
  const [optimisticClaim, setOptimisticClaim] = useState<OptimisticClaim | null>(null);
  const [focusTarget, setFocusTarget] = useState<{ itemId: string } | null>(null);
  const [reporting, setReporting] = useState(false);
  const [viewRequests, setViewRequests] = useState(0);
  const remembered = useOwnClaims();
  const own = useMemo(() => claimsOn(list, remembered), [list, remembered]);
  const mine = useMemo(() => new Set(own.map(({ itemId }) => itemId)), [own]);
  const items = shownItems(list, optimisticClaim);
  const choose = useCallback((item: ItemView) => {
    // On a small phone it would take the room of the dialog's buttons.
    dismissTopic(claimTopic);
    setChosen({ item, resumed: null });
  }, []);
  const openItem = chosen && items.find(({ id }) => id === chosen.item.id);

  useEffect(fetchClaimDialog, []);

  // The pressed button was removed, so the focus moves to the card of its item.
  useEffect(() => {
    if (focusTarget) focusCard(focusTarget.itemId);
  }, [focusTarget]);

  const claimed = ({ claim, ...view }: ClaimedView, { claimerName, itemId }: PendingClaim) => {
    storeClaim({
      receipt: claim.receipt,
      claimId: claim.id,
      itemId,
      guestToken: list.guestToken,
      name: claimerName,
      title: view.items.find(({ id }) => id === itemId)?.title ?? '',
      at: new Date().toISOString(),
    });
    show(view);
    setOptimisticClaim(null);
    setChosen(null);
    setFocusTarget({ itemId });
    const text = t('claim.success', { name: claimerName });
    showToast({
      kind: 'success',
      title: t('toast.success'),
      text,
      topic: claimTopic,
      actions: [
        {
          label: count('claims.way', own.length + 1),
          act: () => setViewRequests((times) => times + 1),
        },
      ],
    });
  };

  return (
    <>
      <GuestCover list={list} live={live} />
      <div className="page-width guest-screen__wide">
        <div className="section-head">
          <h2>{t('guest.items')}</h2>
          {own.length > 0 && (
            <div className="guest-screen__your-gifts">
              <Button variant="quiet" icon={Gift} onClick={() => setViewRequests(viewRequests + 1)}>
                {count('claims.way', own.length)}
              </Button>
            </div>
          )}
        </div>
        {items.length === 0 ? (
          <EmptyState title={t('guest.empty.title')} text={t('guest.empty.text')} />
        ) : (
          <GuestItems items={items} mine={mine} onClaim={choose} />
        )}
        {own.length > 0 && (
          <LazyYourGifts
            list={list}
            claims={own}
            viewRequests={viewRequests}
            onUnclaimed={(updated, itemId) => {
              if (updated) show(updated);
              setFocusTarget({ itemId });
            }}
            onClose={noop}
          />
        )}
        <p className="guest-screen__report">
          <AfterHydration>
            <button type="button" className="text-button" onClick={() => setReporting(true)}>
              {t('report.action')}
            </button>
          </AfterHydration>
        </p>
      </div>
      {chosen && (
        <AfterHydration>
          <LazyClaimDialog
            guestToken={list.guestToken}
            item={openItem || chosen.item}
            removed={!openItem}
            allowUndo={list.allowUndo}
            left={items.filter((item) => !item.isClaimed).length}
            resumed={chosen.resumed}
            onOptimisticClaim={(claimerName) => {
              const { id, claimedQuantity } = openItem || chosen.item;
              // A resumed claim may already be on the list.
              const isNew = claimerName !== null && chosen.resumed === null;
              setOptimisticClaim(
                isNew ? { itemId: id, claimerName, before: claimedQuantity } : null,
              );
            }}
            onClaimed={claimed}
            onList={show}
            onClose={() => setChosen(null)}
          />
        </AfterHydration>
      )}
      {reporting && (
        <LazyReport
          guestToken={list.guestToken}
          items={items}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}

/** Returns the items of a list, with the claim that the server has not answered yet. */
function shownItems({ items }: GuestView, claim: OptimisticClaim | null): readonly ItemView[] {
  if (!claim) return items;
  return items.map((item) => (item.id === claim.itemId ? withOptimisticClaim(item, claim) : item));
}

/** Returns the claim that was unanswered when the page was left, so that it is finished first; else null. */
function findPendingClaim(list: GuestView): ChosenItem | null {
  const resumed = pendingClaim(list.guestToken);
  const item = resumed && list.items.find(({ id }) => id === resumed.itemId);
  return item ? { item, resumed } : null;
}

const noop = () => {};
