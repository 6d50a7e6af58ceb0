import { ReceiptText, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { GuestView } from '../../contract/schemas.ts';
import { useDay } from '../i18n/local-time.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { CopyReceipt } from './copy-receipt.tsx';
import type { OwnClaim } from './own-claims.ts';
import { UndoDialog } from './undo-dialog.tsx';

export interface YourGiftsProps {
  list: GuestView;
  claims: readonly OwnClaim[];
  /** how often the guest has asked to be taken here, perhaps before this was loaded */
  visits?: number;
  /** null: it was taken back before */
  onUndone: (list: GuestView | null, itemId: string) => void;
}

/** What this browser has promised on this list, with the receipts. */
export function YourGifts({ list, claims, visits = 0, onUndone }: YourGiftsProps) {
  const { t } = useI18n();
  const [undoing, setUndoing] = useState<OwnClaim | null>(null);
  const place = useRef<HTMLElement>(null);
  const heading = useId();

  useEffect(() => {
    if (visits === 0) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [visits]);

  return (
    <section ref={place} className="your-gifts" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>{t('claims.title')}</h2>
      <p className="meta">{t('claims.text')}</p>
      <ul>
        {claims.map((claim) => (
          <OwnGift
            key={claim.receipt}
            claim={claim}
            title={list.items.find(({ id }) => id === claim.itemId)?.title ?? null}
            onUndo={list.allowUndo ? () => setUndoing(claim) : null}
          />
        ))}
      </ul>
      {undoing && (
        <UndoDialog
          claim={{ ...undoing, guestToken: list.guestToken }}
          onUndone={(left) => onUndone(left, undoing.itemId)}
          onClose={() => setUndoing(null)}
        />
      )}
    </section>
  );
}

interface OwnGiftProps {
  claim: OwnClaim;
  /** as it is called now; null when it is no longer on the list */
  title: string | null;
  onUndo: (() => void) | null;
}

function OwnGift({ claim, title, onUndo }: OwnGiftProps) {
  const { t } = useI18n();
  const path = usePath();
  const day = useDay(claim.at);
  const called = title ?? claim.title;
  return (
    <li>
      <div>
        <h3 className="typed">{called}</h3>
        <p className="meta num">{t('claims.by', { name: claim.name, date: day })}</p>
        {title === null && <p className="typed">{t('claims.removed')}</p>}
      </div>
      <div className="your-gift-acts">
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={path(paths.receipt(claim.receipt))}
          aria-label={`${t('receipt.open')}: ${called}`}
        >
          <ReceiptText className="icon" aria-hidden="true" />
          {t('receipt.open')}
        </Link>
        <CopyReceipt receipt={claim.receipt} title={called} />
        {onUndo && (
          <Button
            variant="quiet"
            icon={Undo2}
            aria-label={`${t('undo.action')}: ${called}`}
            onClick={onUndo}
          >
            {t('undo.action')}
          </Button>
        )}
      </div>
    </li>
  );
}
