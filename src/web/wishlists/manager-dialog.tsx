import { useState } from 'react';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useApi } from '../api/use-api.tsx';
import type { MessageKey } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { CheckBox } from '../ui/choice.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { eraseForEveryone } from './erase-for-everyone.ts';
import { archiveToken, forgetTokens } from './stored-tokens.ts';

export type ManagerAct = 'archive' | 'forget' | 'delete';
export type ManagerQuestion =
  | { act: ManagerAct; list: WishlistSummary }
  | { act: 'forgetAll'; lists: readonly WishlistSummary[] };

const done: Record<ManagerQuestion['act'], MessageKey> = {
  archive: 'manager.archived',
  forget: 'manager.forgotten',
  delete: 'manager.deleted',
  forgetAll: 'manager.allForgotten',
};

interface ManagerDialogProps {
  question: ManagerQuestion;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a list is put away, leaves this browser, or leaves the world. */
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
    const tokens = lists.map((list) => list.adminToken);
    if (act === 'delete' && erase && !(await eraseForEveryone(api, question.list.adminToken))) {
      return setBusy(false);
    }
    const kept = act === 'archive' ? tokens.every(archiveToken) : forgetTokens(tokens);
    showToast(
      kept
        ? { kind: 'info', text: t(done[act], { name }) }
        : {
            kind: 'failure',
            title: t('toast.error'),
            text: t(act === 'archive' ? 'take.notKept' : 'manager.forgetFailed'),
          },
    );
    onClose();
    onDone();
  };

  return (
    <ConfirmDialog
      title={t(`manager.${act}.title`)}
      text={t(`manager.${act}.text`, { name })}
      confirmLabel={t(`manager.${act}`)}
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
