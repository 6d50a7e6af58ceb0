import { useState } from 'react';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { CheckBox } from '../ui/choice.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { forgetTokens } from './stored-tokens.ts';

export type ManagerQuestion =
  | { act: 'forget' | 'delete'; list: WishlistSummary }
  | { act: 'forgetAll'; lists: readonly WishlistSummary[] };

interface ManagerDialogProps {
  question: ManagerQuestion;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a list leaves this browser, and before it leaves the world. */
export function ManagerDialog({ question, onClose, onDone }: ManagerDialogProps) {
  const { t } = useI18n();
  const api = useApi();
  const [erase, setErase] = useState(false);
  const [busy, setBusy] = useState(false);
  const { act } = question;
  const lists = act === 'forgetAll' ? question.lists : [question.list];
  const name = lists[0]?.name ?? t('wishlist.unnamed');

  const confirm = async () => {
    setBusy(true);
    try {
      if (act === 'delete' && erase) {
        await api.call('eraseWishlist', { params: { adminToken: question.list.adminToken } });
      }
    } catch (error) {
      asApiFailure(error);
      setBusy(false);
      return;
    }
    const kept = forgetTokens(lists.map((list) => list.adminToken));
    const done = {
      forget: 'manager.forgotten',
      delete: 'manager.deleted',
      forgetAll: 'manager.allForgotten',
    } as const;
    showToast(
      kept
        ? { kind: 'info', text: t(done[act], { name }) }
        : { kind: 'failure', title: t('toast.error'), text: t('manager.forgetFailed') },
    );
    onClose();
    onDone();
  };

  return (
    <ConfirmDialog
      title={t(`manager.${act}.title`)}
      text={t(`manager.${act}.text`, { name })}
      confirmLabel={t(
        act === 'delete'
          ? 'manager.delete'
          : act === 'forget'
            ? 'manager.forget'
            : 'manager.forgetAll',
      )}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      onConfirm={confirm}
      onClose={onClose}
      busy={busy}
    >
      {act === 'delete' && (
        <CheckBox
          label={t('manager.delete.erase')}
          hint={t('manager.delete.eraseHint')}
          checked={erase}
          onChecked={setErase}
        />
      )}
    </ConfirmDialog>
  );
}
