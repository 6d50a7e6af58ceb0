import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { href, paths } from '../../contract/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { usePath } from '../routing/paths.ts';
import { Button } from '../ui/buttons/button.tsx';
import { buttonClass } from '../ui/buttons/button-class.ts';

interface ClaimLostProps {
  /** the names of the other guests, joined with ", "; null where nobody gave a name */
  claimedBy: string | null;
  /** the receipt of the claim that the guest has made in another tab; null without one */
  ownReceipt: string | null;
  /** the item is no longer on the list */
  isDeleted: boolean;
  /** number of items that can still be claimed */
  left: number;
  onClose: () => void;
}

/** Replaces the form when the item can no longer be claimed: the reason, and a way back to the list. */
export function ClaimLost({ claimedBy, ownReceipt, isDeleted, left, onClose }: ClaimLostProps) {
  const { t, count } = useI18n();
  const path = usePath();
  const element = useRef<HTMLDivElement>(null);
  const id = useId();

  // The focused form is removed. The button is described by the notice, so a screen reader reads the reason.
  useEffect(() => element.current?.querySelector('button')?.focus(), []);

  const reason = () => {
    if (isDeleted) return t('claim.gone');
    if (ownReceipt !== null) return t('claim.yours');
    if (!claimedBy) return t('claim.lostToSomeone');
    const names = [...new Set(claimedBy.split(', '))];
    return count('claim.lost', names.length, { name: names.join(', ') });
  };

  return (
    <div className="dialog__inner" ref={element}>
      <div
        className={`claim-lost__notice${ownReceipt === null ? '' : ' claim-lost__notice--yours'}`}
        id={id}
      >
        <p className="user-text">
          <b>{reason()}</b>
        </p>
        <p>{left > 0 ? count('claim.left', left) : t('claim.noneLeft')}</p>
      </div>
      {ownReceipt !== null && (
        <Link
          className={buttonClass({ variant: 'line' })}
          to={path(href(paths.receipt, { receipt: ownReceipt }))}
        >
          {t('claim.yours.receipt')}
        </Link>
      )}
      <Button onClick={onClose} aria-describedby={id}>
        {t('claim.back')}
      </Button>
    </div>
  );
}
