import { Download, Trash2 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contract/paths.ts';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { productName } from '../../../../domain/product.ts';
import { asApiFailure } from '../../../api/api-failure.ts';
import { useApi } from '../../../api/use-api.tsx';
import { fileName, saveFile } from '../../../browser/download.ts';
import { useI18n } from '../../../i18n/use-i18n.tsx';
import type { NavigationState } from '../../../routing/navigation-state.ts';
import { usePath } from '../../../routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { deleteTokens } from '../../tokens/stored-tokens.ts';
import { deleteForEveryone } from './delete-for-everyone.ts';

interface ExportAndDeleteProps {
  /** without items, the number of pictures that the file lacks is not shown */
  list: Pick<OwnerView, 'adminToken' | 'name'> & Partial<Pick<OwnerView, 'items'>>;
  heading?: 'h2' | 'h3';
  /** says how long the list is stored */
  retention: string;
  /** true before the list is deleted, so that the page does not report it as not found; false if that fails */
  onLeaving: (isLeaving: boolean) => void;
}

/** Shows how long the list is stored, and the buttons that export and delete it. */
export function ExportAndDelete({
  list,
  heading: Heading = 'h3',
  retention,
  onLeaving,
}: ExportAndDeleteProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const path = usePath();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  const [confirming, setConfirming] = useState(false);
  const { adminToken } = list;
  const name = list.name ?? t('wishlist.unnamed');

  const exportList = async () => {
    setBusy('export');
    try {
      const file = await api.call('exportWishlist', { params: { adminToken } });
      const ending = `${productName.toLowerCase()}.json`;
      saveFile(fileName(name, ending), 'application/json', JSON.stringify(file));
      showToast({ kind: 'success', text: t('settings.exported') });
      const pictures = list.items?.filter(({ imageKey }) => imageKey !== null).length ?? 0;
      const missing = pictures - file.items.filter(({ image }) => image !== null).length;
      if (missing > 0) {
        showToast({ kind: 'info', text: i18n.count('bring.picturesLeftOut', missing) });
      }
    } catch (error) {
      asApiFailure(error);
    }
    setBusy(null);
  };

  const erase = async () => {
    setBusy('erase');
    onLeaving(true);
    if (!(await deleteForEveryone(api, adminToken))) {
      onLeaving(false);
      return setBusy(null);
    }
    deleteTokens([adminToken]);
    showToast({ kind: 'info', text: t('manager.deleted', { name }) });
    const state: NavigationState = { carriesTyped: true };
    await navigate(path(paths.wishlists), { replace: true, state });
  };

  return (
    <section className="dialog-section">
      <Heading>{t('settings.leave')}</Heading>
      <p>{retention}</p>
      <p className="secondary-text">{t('settings.exportHint')}</p>
      <div className="dialog-section__actions">
        <Button
          variant="line"
          icon={Download}
          busy={busy === 'export'}
          onClick={() => void exportList()}
        >
          {t('settings.export')}
        </Button>
        <Button variant="line" icon={Trash2} onClick={() => setConfirming(true)}>
          {t('settings.erase')}
        </Button>
      </div>
      {confirming && (
        <ConfirmDialog
          title={t('settings.erase.title')}
          text={t('settings.erase.text', { name })}
          confirmLabel={t('settings.erase')}
          cancelLabel={t('common.cancel')}
          closeLabel={t('common.close')}
          onConfirm={() => void erase()}
          onClose={() => setConfirming(false)}
          busy={busy === 'erase'}
          danger
        />
      )}
    </section>
  );
}
