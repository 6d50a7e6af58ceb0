import { Copy } from 'lucide';
import { useState } from 'react';
import { href, paths } from '../../../contract/paths.ts';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useApi } from '../../api/use-api.tsx';
import { useCopy } from '../../clipboard/use-copy.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { deleteForEveryone } from '../owner/settings/delete-for-everyone.ts';
import { archiveToken, deleteTokens } from '../tokens/stored-tokens.ts';

/** What can be done with one list after a confirmation. */
export type ManagerAct = 'archive' | 'forget' | 'delete';
/** The action to confirm and the lists it concerns. */
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

/** Asks for confirmation before a list is archived, removed from this browser, or deleted for everyone. */
export function ManagerDialog({ question, onClose, onDone }: ManagerDialogProps) {
  const { t } = useI18n();
  const api = useApi();
  const [erase, setErase] = useState(false);
  const [busy, setBusy] = useState(false);
  const { act } = question;
  const lists = act === 'forgetAll' ? question.lists : [question.list];
  const staysOnServer = act === 'forget' || (act === 'delete' && !erase);
  const name = lists[0]?.name ?? t('wishlist.unnamed');

  const confirm = async () => {
    setBusy(true);
    const tokens = lists.map((list) => list.adminToken);
    if (act === 'delete' && erase && !(await deleteForEveryone(api, question.list.adminToken))) {
      return setBusy(false);
    }
    const stored = act === 'archive' ? tokens.every(archiveToken) : deleteTokens(tokens);
    const isLocal = act === 'delete' && !erase;
    showToast(
      stored
        ? { kind: 'info', text: t(isLocal ? 'manager.removed' : done[act], { name }) }
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
      text={t(act === 'delete' && !erase ? 'manager.delete.local' : `manager.${act}.text`, {
        name,
      })}
      confirmLabel={t(`manager.${act}`)}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      onConfirm={confirm}
      onClose={onClose}
      busy={busy}
      danger={act !== 'archive'}
    >
      {staysOnServer && <CopyAdminLink list={question.list} />}
      {act === 'delete' && (
        <Checkbox label={t('manager.delete.erase')} checked={erase} onChecked={setErase} />
      )}
    </ConfirmDialog>
  );
}

/** Copies the private link, without which a list that this browser has forgotten can never be edited again. */
function CopyAdminLink({ list }: { list: WishlistSummary }) {
  const { t } = useI18n();
  const { origin } = useRootData();
  const copy = useCopy({ copied: 'manager.forget.copied', failed: 'manager.forget.copyFailed' });
  const link = origin + href(paths.admin, { adminToken: list.adminToken });
  return (
    <div>
      <Button variant="line" icon={Copy} onClick={() => copy(link)}>
        {t('manager.forget.copy')}
      </Button>
    </div>
  );
}
