import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';

/** Flips "most wanted" and saves the item. */
export function useToggleWanted(adminToken: string, onList: (list: OwnerView) => void) {
  const api = useApi();
  const { t } = useI18n();
  return async ({ id, title, mostWanted }: ItemView) => {
    try {
      const body = { id, title, mostWanted: !mostWanted };
      onList(await api.call('updateItem', { params: { adminToken }, body }));
    } catch (error) {
      asApiFailure(error);
      showToast({ kind: 'failure', title: t('toast.error'), text: t('item.saveFailed') });
    }
  };
}
