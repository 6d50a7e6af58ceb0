import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnerView } from '../../contract/schemas.ts';
import { productName } from '../../domain/product.ts';
import { asApiFailure } from '../api/api-failure.ts';
import type { CarriesTyped } from '../api/list-gone.tsx';
import { useApi } from '../api/use-api.tsx';
import { fileName, saveFile } from '../browser/download.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.ts';
import { eraseForEveryone } from './erase-for-everyone.ts';
import { forgetTokens } from './stored-tokens.ts';

interface LeaveListProps {
  list: OwnerView;
  keptUntil: string;
  /** true before the list is gone, so that the page does not call it lost */
  onLeaving: (isLeaving: boolean) => void;
}

/** How long the list stays, how to take it along, and how to end it. */
export function LeaveList({ list, keptUntil, onLeaving }: LeaveListProps) {
  const { t } = useI18n();
  const api = useApi();
  const path = usePath();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  const [asking, setAsking] = useState(false);
  const { adminToken } = list;
  const name = list.name ?? t('wishlist.unnamed');

  const exportList = async () => {
    setBusy('export');
    try {
      const file = await api.call('exportWishlist', { params: { adminToken } });
      const ending = `${productName.toLowerCase()}.json`;
      saveFile(fileName(name, ending), 'application/json', JSON.stringify(file));
      showToast({ kind: 'success', text: t('settings.exported') });
    } catch (error) {
      asApiFailure(error);
    }
    setBusy(null);
  };

  const erase = async () => {
    setBusy('erase');
    onLeaving(true);
    if (!(await eraseForEveryone(api, adminToken))) {
      onLeaving(false);
      return setBusy(null);
    }
    forgetTokens([adminToken]);
    showToast({ kind: 'info', text: t('manager.deleted', { name }) });
    const state = { carriesTyped: true } satisfies CarriesTyped;
    await navigate(path(paths.wishlists), { replace: true, state });
  };

  return (
    <section className="part">
      <h3>{t('settings.leave')}</h3>
      <p>{t('settings.kept', { date: keptUntil })}</p>
      <p className="meta">{t('settings.exportHint')}</p>
      <div className="part-acts">
        <Button
          variant="line"
          icon={Download}
          busy={busy === 'export'}
          onClick={() => void exportList()}
        >
          {t('settings.export')}
        </Button>
        <Button variant="line" icon={Trash2} onClick={() => setAsking(true)}>
          {t('settings.erase')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('settings.erase.title')}
          text={t('settings.erase.text', { name })}
          confirmLabel={t('settings.erase')}
          cancelLabel={t('common.cancel')}
          closeLabel={t('common.close')}
          onConfirm={() => void erase()}
          onClose={() => setAsking(false)}
          busy={busy === 'erase'}
        />
      )}
    </section>
  );
}
