import { useState } from 'react';
import type { GuestView, ItemView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { cleanLine, isBlank } from '../../domain/text.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { isInRole } from '../api/load-wishlist.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toasts.ts';
import { GiftPicture } from './gift-picture.tsx';

interface ClaimDialogProps {
  guestToken: string;
  item: ItemView;
  /** the list as it stands after the attempt, won or lost */
  onList: (list: GuestView) => void;
  onClose: () => void;
}

/** A guest gives a name and takes the gift. Whoever is second learns it here and sees the new state. */
export function ClaimDialog({ guestToken, item, onList, onClose }: ClaimDialogProps) {
  const { t } = useI18n();
  const api = useApi();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const claimerName = cleanLine(name);
  const ready = !isBlank(claimerName) && guestToken !== '' && !busy;

  const claim = async (event: React.SubmitEvent) => {
    event.preventDefault();
    if (!ready) return;
    setBusy(true);
    try {
      const list = await api.call('claimItem', {
        params: { guestToken },
        body: { itemId: item.id, claimerName },
      });
      onList(list);
      showToast({
        kind: 'success',
        title: t('toast.success'),
        text: t('claim.success', { name: claimerName }),
      });
      onClose();
    } catch (error) {
      const { status, problem } = asApiFailure(error);
      setBusy(false);
      const list = problem?.wishlist;
      if (list && isInRole(list, 'guest')) onList(list);
      if (status === 409) onClose();
      else showToast({ kind: 'failure', title: t('toast.error'), text: t('claim.failed') });
    }
  };

  return (
    <Dialog title={t('claim.title')} closeLabel={t('common.close')} onClose={onClose} busy={busy}>
      <div className="mini">
        <GiftPicture item={item} sizes="92px" eager />
        <div>
          <h3 className="typed">{item.title}</h3>
          {item.price && (
            <p className="price num">
              {t('guest.price')} <b>{item.price}</b>
            </p>
          )}
        </div>
      </div>
      <form className="dialog-inner" onSubmit={claim}>
        <TextField
          data-autofocus
          label={t('claim.name')}
          placeholder={t('claim.placeholder')}
          value={name}
          onText={setName}
          maxLength={limits.claimerName}
          autoComplete="name"
          enterKeyHint="done"
          hint={t('claim.hint')}
          counter={(count, max) => t('common.count', { count, max })}
        />
        <div className="dialog-acts">
          <Button variant="line" onClick={onClose} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="claim" busy={busy} disabled={!ready && !busy}>
            {t('claim.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
