import { Download, EyeOff, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import { LaterMoveDialog } from './opened-later.ts';
import { useSaveRescueFile } from './use-save-rescue-file.ts';

interface AllListsToolsProps {
  lists: readonly WishlistSummary[];
  onForgetAll: () => void;
}

/** What is done with all lists of this browser at once. */
export function AllListsTools({ lists, onForgetAll }: AllListsToolsProps) {
  const { t } = useI18n();
  const save = useSaveRescueFile();
  const [moving, setMoving] = useState(false);

  const forgetAll = () => {
    if (lists.length > 0) onForgetAll();
    else showToast({ kind: 'info', text: t('manager.nothingToForget') });
  };

  return (
    <fieldset className="all-lists">
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
        <LaterMoveDialog
          tokens={lists.map((list) => list.adminToken)}
          onClose={() => setMoving(false)}
        />
      )}
    </fieldset>
  );
}
