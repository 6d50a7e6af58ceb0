import { Download, EyeOff, MonitorSmartphone } from 'lucide';
import { useState } from 'react';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useSaveRecoveryFile } from '../backup/use-save-recovery-file.ts';
import { LazyMoveDialog } from '../owner/lazy-dialogs.ts';

interface AllListsToolsProps {
  lists: readonly WishlistSummary[];
  onForgetAll: () => void;
}

/** Shows the actions for all lists of this browser: move, save, forget. */
export function AllListsTools({ lists, onForgetAll }: AllListsToolsProps) {
  const { t } = useI18n();
  const save = useSaveRecoveryFile();
  const [moving, setMoving] = useState(false);

  const forgetAll = () => {
    if (lists.length > 0) onForgetAll();
    else showToast({ kind: 'info', text: t('manager.nothingToForget') });
  };

  return (
    <fieldset className="all-lists-tools">
      <legend className="visually-hidden">{t('manager.tools')}</legend>
      {lists.length > 0 && (
        <>
          <Button variant="quiet" icon={MonitorSmartphone} onClick={() => setMoving(true)}>
            {t('move.action')}
          </Button>
          <Button variant="quiet" icon={Download} onClick={() => save(lists)}>
            {t('rescue.saveAll')}
          </Button>
        </>
      )}
      <Button variant="quiet" icon={EyeOff} onClick={forgetAll}>
        {t('manager.forgetAll')}
      </Button>
      {moving && (
        <LazyMoveDialog
          tokens={lists.map((list) => list.adminToken)}
          onClose={() => setMoving(false)}
        />
      )}
    </fieldset>
  );
}
