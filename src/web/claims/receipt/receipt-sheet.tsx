import { BookmarkCheck, BookmarkPlus, Undo2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import type { ReceiptView } from '../../../contract/schemas.ts';
import { useDay } from '../../i18n/local-time.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Bow } from '../../illustrations/bow.tsx';
import { usePath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { StoreLink } from '../../ui/buttons/out-link.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { LabelledPrice } from '../../ui/surfaces/labelled-price.tsx';
import { storeClaim } from '../own-claims.ts';
import { UnclaimDialog } from '../unclaim-dialog.tsx';
import { useOwnClaims } from '../use-own-claims.ts';
import { ChangesSince } from './changes-since.tsx';
import { CopyReceipt } from './copy-receipt.tsx';

interface ReceiptSheetProps {
  receipt: string;
  claim: ReceiptView;
  /** the picture of the item */
  picture: ReactNode;
  onUnclaimed: () => void;
}

/** Shows a claim: the item, its list, the date, and what the owner has changed since. */
export function ReceiptSheet({ receipt, claim, picture, onUnclaimed }: ReceiptSheetProps) {
  const { t } = useI18n();
  const path = usePath();
  const day = useDay(claim.createdAt);
  const [unclaiming, setUnclaiming] = useState(false);
  const isStored = useOwnClaims().some((each) => each.receipt === receipt);
  const { item, guestToken } = claim;

  const keepReceipt = () => {
    const couldStore = storeClaim({
      receipt,
      claimId: claim.id,
      itemId: claim.itemId,
      guestToken,
      name: claim.claimerName,
      title: item.title,
      at: claim.createdAt,
    });
    if (!couldStore)
      showToast({ kind: 'failure', title: t('toast.error'), text: t('receipt.notKept') });
  };

  return (
    <div className="page-width">
      <article className="receipt">
        <Bow width={54} className="bow--on-edge" />
        <h1>{t('receipt.title')}</h1>
        <p className="user-text">
          {t('receipt.to', {
            name: claim.claimerName,
            list: claim.wishlistName ?? t('guest.fallback'),
            date: day,
          })}
        </p>
        <ClaimedItem item={item} picture={picture} />
        <WhatChanged claim={claim} />
        <div className="receipt__actions">
          {guestToken === null ? (
            <p className="receipt__note">{t('receipt.linkReplaced')}</p>
          ) : (
            <Link className={buttonClass()} to={path(href(paths.guest, { guestToken }))}>
              {t('receipt.list')}
            </Link>
          )}
          <CopyReceipt receipt={receipt} title={item.title} />
          <Button
            variant="quiet"
            icon={isStored ? BookmarkCheck : BookmarkPlus}
            disabled={isStored}
            onClick={keepReceipt}
          >
            {isStored ? t('receipt.kept') : t('receipt.keep')}
          </Button>
          {claim.allowUndo && guestToken !== null && (
            <Button variant="quiet" icon={Undo2} onClick={() => setUnclaiming(true)}>
              {t('unclaim.action')}
            </Button>
          )}
        </div>
        {!claim.allowUndo && <p className="secondary-text">{t('unclaim.notHere')}</p>}
      </article>
      {unclaiming && guestToken !== null && (
        <UnclaimDialog
          claim={{ guestToken, claimId: claim.id, receipt, title: item.title }}
          onUnclaimed={onUnclaimed}
          onClose={() => setUnclaiming(false)}
        />
      )}
    </div>
  );
}

interface ClaimedItemProps {
  item: ReceiptView['item'];
  picture: ReactNode;
}

function ClaimedItem({ item, picture }: ClaimedItemProps) {
  const { t } = useI18n();
  return (
    <div className="receipt__item">
      {picture}
      <div>
        <h2 className="user-text">{item.title}</h2>
        <LabelledPrice label={t('guest.price')} price={item.price} />
        {item.description && <p className="secondary-text user-text">{item.description}</p>}
        {item.url && (
          <StoreLink href={item.url} newTabLabel={t('guest.newTab')}>
            {t('guest.store')}
          </StoreLink>
        )}
      </div>
    </div>
  );
}

/** Says what the owner has done with the item since it was claimed. */
function WhatChanged({ claim: { removed, before, item } }: { claim: ReceiptView }) {
  const { t } = useI18n();
  if (!removed && !before) return <p className="secondary-text">{t('receipt.same')}</p>;
  return (
    <>
      {removed && <p className="receipt__note">{t('receipt.removed')}</p>}
      {before && <ChangesSince before={before} now={item} />}
    </>
  );
}
