import { ReceiptText, Undo2 } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { href, paths } from '../../contract/paths.ts';
import type { GuestView, ItemView } from '../../contract/schemas.ts';
import { useDay } from '../i18n/local-time.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { usePath } from '../routing/paths.ts';
import { Button } from '../ui/buttons/button.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';
import { StoreLink } from '../ui/buttons/out-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { OwnClaim } from './own-claims.ts';
import { CopyReceipt } from './receipt/copy-receipt.tsx';
import { UnclaimDialog } from './unclaim-dialog.tsx';
import { useClaimsTakenBack } from './use-claims-taken-back.ts';

/** What the section of own claims shows. */
export interface YourGiftsProps {
  list: GuestView;
  claims: readonly OwnClaim[];
  /** number of times that the guest asked to see this section, perhaps before it was loaded */
  viewRequests?: number;
  /** the list is null when the claim was taken back before */
  onUnclaimed: (list: GuestView | null, itemId: string) => void;
}

/** The claims of this browser on this list, with their receipts. */
export function YourGifts({ list, claims, viewRequests = 0, onUnclaimed }: YourGiftsProps) {
  const { t } = useI18n();
  const [unclaiming, setUnclaiming] = useState<OwnClaim | null>(null);
  const element = useRef<HTMLElement>(null);
  const heading = useId();
  useClaimsTakenBack(list, claims);

  useEffect(() => {
    if (viewRequests === 0) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [viewRequests]);

  return (
    <section ref={element} className="your-gifts" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>{t('claims.title')}</h2>
      <p className="secondary-text">{t('claims.text')}</p>
      <ul>
        {claims.map((claim) => (
          <OwnClaimRow
            key={claim.receipt}
            claim={claim}
            piece={pieceOf(claim, claims)}
            item={list.items.find(({ id }) => id === claim.itemId) ?? null}
            onUnclaim={list.allowUndo ? () => setUnclaiming(claim) : null}
          />
        ))}
      </ul>
      {unclaiming && (
        <UnclaimDialog
          claim={{ ...unclaiming, guestToken: list.guestToken }}
          onUnclaimed={(updated) => onUnclaimed(updated, unclaiming.itemId)}
          onClose={() => setUnclaiming(null)}
        />
      )}
    </section>
  );
}

interface Piece {
  /** 1 for the first that was claimed */
  readonly number: number;
  readonly count: number;
}

/** Returns which of this browser's claims of one item this is; null for the only one. `claims` are newest first. */
function pieceOf(claim: OwnClaim, claims: readonly OwnClaim[]): Piece | null {
  const same = claims.filter(({ itemId }) => itemId === claim.itemId);
  return same.length > 1 ? { number: same.length - same.indexOf(claim), count: same.length } : null;
}

interface OwnClaimProps {
  claim: OwnClaim;
  /** null where there is one claim of the item */
  piece: Piece | null;
  /** null when it is no longer on the list */
  item: ItemView | null;
  onUnclaim: (() => void) | null;
}

function OwnClaimRow({ claim, piece, item, onUnclaim }: OwnClaimProps) {
  const { t } = useI18n();
  const path = usePath();
  const day = useDay(claim.at);
  const shownTitle = item?.title ?? claim.title;
  const which = piece && t('claims.piece', { ...piece });
  const name = which === null ? shownTitle : `${shownTitle}, ${which}`;
  return (
    <li>
      <div>
        <h3 className="user-text">{shownTitle}</h3>
        {which !== null && <p className="lining-figures">{which}</p>}
        <p className="secondary-text lining-figures">
          {t('claims.by', { name: claim.name, date: day })}
        </p>
        {item === null && <p className="user-text">{t('claims.removed')}</p>}
        {/* The card of a claimed item has no active link, and whoever claimed it has yet to buy it. */}
        {item?.url && (
          <StoreLink href={item.url} newTabLabel={t('guest.newTab')}>
            {t('guest.store')}
          </StoreLink>
        )}
      </div>
      <div className="your-gifts__actions">
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={path(href(paths.receipt, { receipt: claim.receipt }))}
          aria-label={t('common.actOn', { act: t('receipt.open'), name })}
        >
          <Icon node={ReceiptText} />
          {t('receipt.open')}
        </Link>
        <CopyReceipt receipt={claim.receipt} title={name} />
        {onUnclaim && (
          <Button
            variant="quiet"
            icon={Undo2}
            aria-label={t('common.actOn', { act: t('unclaim.action'), name })}
            onClick={onUnclaim}
          >
            {t('unclaim.action')}
          </Button>
        )}
      </div>
    </li>
  );
}
