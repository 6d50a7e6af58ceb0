import { useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { cleanLine, isBlank } from '../../domain/text.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ItemPicture } from '../images/item-picture.tsx';
import { TermsLine } from '../routing/terms-line.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { LabelledPrice } from '../ui/surfaces/labelled-price.tsx';
import { ClaimLost } from './claim-lost.tsx';
import { ownClaims } from './own-claims.ts';
import type { PendingClaim } from './pending-claim.ts';
import { storedName, storeName } from './stored-name.ts';
import { type ClaimEvents, type ClaimState, useClaim } from './use-claim.ts';
import { useOwnClaims } from './use-own-claims.ts';

interface ClaimDialogProps extends ClaimEvents {
  guestToken: string;
  /** the current state of the item on the list */
  item: ItemView;
  /** the owner has removed it while the dialog was open */
  removed?: boolean;
  /** the owner lets guests take claims back */
  allowUndo: boolean;
  /** number of items that can still be claimed */
  left: number;
  /** a claim that was not answered when the page was left */
  resumed?: PendingClaim | null;
}

/** Lets a guest enter a name and claim an item. If another guest was faster, it says so instead of the form. */
export function ClaimDialog(props: ClaimDialogProps) {
  const { guestToken, item, removed = false, allowUndo, left, resumed = null, ...events } = props;
  const { t } = useI18n();
  const [name, setName] = useState(() => resumed?.claimerName ?? storedName());
  const [remember, setRemember] = useState(() => storedName() !== '');
  const { state, start, stop } = useClaim(resumed, {
    ...events,
    onClaimed(answer, claim) {
      if (remember) storeName(claim.claimerName);
      events.onClaimed(answer, claim);
    },
  });
  const isSending = state === 'sending';
  const busy = isSending || state === 'trying';
  const claimerName = cleanLine(name);
  const ready = !isBlank(claimerName) && guestToken !== '' && !busy;
  const { isClaimed } = item;
  const ownReceipt = useReceiptFromElsewhere(item);
  const isDeleted = state === 'deleted' || removed;
  const isLost = !busy && (isClaimed || isDeleted);

  const claim = (event: React.SubmitEvent) => {
    event.preventDefault();
    if (ready) start({ guestToken, itemId: item.id, claimerName });
  };

  return (
    <Dialog title={t('claim.title')} closeLabel={t('common.close')} onClose={stop} busy={isSending}>
      <div className="claim-dialog__item">
        <ItemPicture item={item} sizes="92px" eager isNewlyClaimed={isClaimed} />
        <div>
          <h3 className="user-text">{item.title}</h3>
          <LabelledPrice label={t('guest.price')} price={item.price} />
          <PieceNote item={item} state={state} resumed={resumed} isLost={isLost} />
        </div>
      </div>
      {isLost ? (
        <ClaimLost
          claimedBy={item.claimedBy}
          ownReceipt={ownReceipt}
          isDeleted={isDeleted}
          left={left}
          onClose={stop}
        />
      ) : (
        <form className="dialog__inner" onSubmit={claim}>
          <TextField
            data-autofocus
            label={t('claim.name')}
            placeholder={t('claim.placeholder')}
            value={name}
            onText={setName}
            maxLength={limits.claimerName}
            readOnly={busy}
            autoComplete="name"
            enterKeyHint="done"
            hint={t('claim.hint')}
            counter={(count, max) => t('common.count', { count, max })}
          />
          <Checkbox
            label={t('claim.remember')}
            checked={remember}
            disabled={busy}
            onChecked={(checked) => {
              setRemember(checked);
              if (!checked) storeName(null);
            }}
          />
          <ClaimActions
            isSending={isSending}
            busy={busy}
            canClaim={ready}
            allowUndo={allowUndo}
            onCancel={stop}
          />
        </form>
      )}
    </Dialog>
  );
}

/**
 * Returns the receipt of the claim that another tab of this browser has made while this one was about to claim the same
 * item; null when there is none. A claim of another piece, made before, says nothing of who was faster now.
 */
function useReceiptFromElsewhere({ id, maxQuantity, claimedBy }: ItemView): string | null {
  const [earlier] = useState(() => new Set(ownClaims().map(({ receipt }) => receipt)));
  const own = useOwnClaims().find(
    ({ itemId, receipt, name }) =>
      itemId === id &&
      (maxQuantity === 1 || !earlier.has(receipt)) &&
      claimedBy?.includes(name) === true,
  );
  return own?.receipt ?? null;
}

interface PieceNoteProps {
  item: ItemView;
  state: ClaimState;
  resumed: PendingClaim | null;
  isLost: boolean;
}

/** Says that one piece of several is claimed, and how many are free. */
function PieceNote({ item, state, resumed, isLost }: PieceNoteProps) {
  const { count } = useI18n();
  const { maxQuantity: max, claimedQuantity } = item;
  if (max === 1 || isLost) return null;
  // While it is sent, the item shows the new claim already.
  const isShown = (state === 'sending' || state === 'trying') && resumed === null;
  const free = max - claimedQuantity + (isShown ? 1 : 0);
  return <p className="secondary-text lining-figures">{count('claim.piece', free, { max })}</p>;
}

interface ClaimActionsProps {
  /** one request is on its way; while it is repeated after a failure, it can be cancelled */
  isSending: boolean;
  busy: boolean;
  canClaim: boolean;
  allowUndo: boolean;
  onCancel: () => void;
}

function ClaimActions({ isSending, busy, canClaim, allowUndo, onCancel }: ClaimActionsProps) {
  const { t } = useI18n();
  return (
    <>
      {!allowUndo && <p className="secondary-text">{t('claim.final')}</p>}
      <p className="claim-dialog__retrying" role="status">
        {busy && !isSending && t('claim.trying')}
      </p>
      <TermsLine />
      <div className="dialog__actions">
        <Button variant="line" onClick={onCancel} disabled={isSending}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="claim" busy={busy} disabled={!canClaim && !busy}>
          {t('claim.confirm')}
        </Button>
      </div>
    </>
  );
}
