import { useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { cleanLine, isBlank } from '../../domain/text.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { CheckBox } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { GiftPicture } from './gift-picture.tsx';
import type { PendingClaim } from './pending-claim.ts';
import { rememberedName, rememberName } from './remembered-name.ts';
import { TooLate } from './too-late.tsx';
import { type ClaimEvents, useClaim } from './use-claim.ts';

interface ClaimDialogProps extends ClaimEvents {
  guestToken: string;
  /** as it is on the list now */
  item: ItemView;
  /** the owner has removed it while the dialog was open */
  removed?: boolean;
  /** how many wishes can still be claimed */
  left: number;
  /** a claim that was on its way when the page was left */
  resumed?: PendingClaim | null;
}

/** A guest gives a name and takes the gift. Whoever is second learns it here and sees the new state. */
export function ClaimDialog(props: ClaimDialogProps) {
  const { guestToken, item, removed = false, left, resumed = null, ...events } = props;
  const { t } = useI18n();
  const [name, setName] = useState(() => resumed?.claimerName ?? rememberedName());
  const [remember, setRemember] = useState(() => rememberedName() !== '');
  const { state, start, stop } = useClaim(resumed, {
    ...events,
    onClaimed(answer, claim) {
      if (remember) rememberName(claim.claimerName);
      events.onClaimed(answer, claim);
    },
  });
  const busy = state === 'sending' || state === 'trying';
  const claimerName = cleanLine(name);
  const ready = !isBlank(claimerName) && guestToken !== '' && !busy;
  const isGone = state === 'gone' || removed;

  const claim = (event: React.SubmitEvent) => {
    event.preventDefault();
    if (ready) start({ guestToken, itemId: item.id, claimerName });
  };

  return (
    <Dialog
      title={t('claim.title')}
      closeLabel={t('common.close')}
      onClose={stop}
      busy={state === 'sending'}
    >
      <div className="mini">
        <GiftPicture item={item} sizes="92px" eager tying={item.isClaimed} />
        <div>
          <h3 className="typed">{item.title}</h3>
          {item.price && (
            <p className="price num">
              {t('guest.price')} <b>{item.price}</b>
            </p>
          )}
        </div>
      </div>
      {!busy && (item.isClaimed || isGone) ? (
        <TooLate
          takenBy={isGone ? null : (item.claimedBy ?? t('guest.someone'))}
          left={left}
          onClose={stop}
        />
      ) : (
        <form className="dialog-inner" onSubmit={claim}>
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
          <CheckBox
            label={t('claim.remember')}
            checked={remember}
            disabled={busy}
            onChecked={(checked) => {
              setRemember(checked);
              if (!checked) rememberName(null);
            }}
          />
          <p className="still-trying" role="status">
            {state === 'trying' && t('claim.trying')}
          </p>
          <div className="dialog-acts">
            <Button variant="line" onClick={stop} disabled={state === 'sending'}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" variant="claim" busy={busy} disabled={!ready && !busy}>
              {t('claim.confirm')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
