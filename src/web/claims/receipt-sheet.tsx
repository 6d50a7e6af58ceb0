import { BookmarkCheck, BookmarkPlus, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ReceiptView } from '../../contract/schemas.ts';
import { useDay } from '../i18n/local-time.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Bow } from '../ui/bow.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { StoreLink } from '../ui/out-link.tsx';
import { showToast } from '../ui/toasts.ts';
import { ChangesSince } from './changes-since.tsx';
import { CopyReceipt } from './copy-receipt.tsx';
import { rememberClaim } from './own-claims.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { useOwnClaims } from './use-own-claims.ts';

interface ReceiptSheetProps {
  receipt: string;
  claim: ReceiptView;
  /** the picture of the gift */
  picture: ReactNode;
  onUndone: () => void;
}

/** What was promised, to which list, when, and what has become of it. */
export function ReceiptSheet({ receipt, claim, picture, onUndone }: ReceiptSheetProps) {
  const { t } = useI18n();
  const path = usePath();
  const day = useDay(claim.createdAt);
  const [undoing, setUndoing] = useState(false);
  const isHere = useOwnClaims().some((each) => each.receipt === receipt);
  const { item, guestToken } = claim;

  const keep = () => {
    const kept = rememberClaim({
      receipt,
      claimId: claim.id,
      itemId: claim.itemId,
      guestToken,
      name: claim.claimerName,
      title: item.title,
      at: claim.createdAt,
    });
    if (!kept) showToast({ kind: 'failure', title: t('toast.error'), text: t('receipt.notKept') });
  };

  return (
    <div className="page">
      <article className="receipt">
        <Bow width={54} className="plate-bow" />
        <h1>{t('receipt.title')}</h1>
        <p className="typed">
          {t('receipt.to', {
            name: claim.claimerName,
            list: claim.wishlistName ?? t('guest.fallback'),
            date: day,
          })}
        </p>
        <div className="receipt-gift">
          {picture}
          <div>
            <h2 className="typed">{item.title}</h2>
            {item.price && (
              <p className="price num">
                {t('guest.price')} <b>{item.price}</b>
              </p>
            )}
            {item.description && <p className="meta typed">{item.description}</p>}
            {item.url && (
              <StoreLink href={item.url} newTabLabel={t('guest.newTab')}>
                {t('guest.store')}
              </StoreLink>
            )}
          </div>
        </div>
        {claim.removed && <p className="receipt-note">{t('receipt.removed')}</p>}
        {claim.before && <ChangesSince before={claim.before} now={item} />}
        {!claim.removed && !claim.before && <p className="meta">{t('receipt.same')}</p>}
        <div className="receipt-acts">
          {guestToken === null ? (
            <p className="receipt-note">{t('receipt.linkReplaced')}</p>
          ) : (
            <Link className={buttonClass()} to={path(paths.guest(guestToken))}>
              {t('receipt.list')}
            </Link>
          )}
          <CopyReceipt receipt={receipt} title={item.title} />
          <Button
            variant="quiet"
            icon={isHere ? BookmarkCheck : BookmarkPlus}
            disabled={isHere}
            onClick={keep}
          >
            {isHere ? t('receipt.kept') : t('receipt.keep')}
          </Button>
          {claim.allowUndo && guestToken !== null && (
            <Button variant="quiet" icon={Undo2} onClick={() => setUndoing(true)}>
              {t('undo.action')}
            </Button>
          )}
        </div>
        {!claim.allowUndo && <p className="meta">{t('undo.notHere')}</p>}
      </article>
      {undoing && guestToken !== null && (
        <UndoDialog
          claim={{ guestToken, claimId: claim.id, receipt, title: item.title }}
          onUndone={onUndone}
          onClose={() => setUndoing(false)}
        />
      )}
    </div>
  );
}
