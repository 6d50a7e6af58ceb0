import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { isInRole } from '../routing/load-wishlist.ts';
import { showToast } from '../ui/overlays/toasts.ts';

/** Attempts to save; each further one follows a conflict with another owner. */
const maxAttempts = 3;

/**
 * Returns a function that saves whether an item is most wanted. It keeps another owner's changes to the item,
 * and shows a toast when it fails; it never rejects with an API failure.
 */
export function useToggleWanted(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const { t } = useI18n();
  const { adminToken } = list;

  const set = async (item: ItemView, mostWanted: boolean, basedOn: number, attempt = 1) => {
    const body = { id: item.id, title: item.title, mostWanted, basedOn };
    try {
      // The toast below is the only report of a failure.
      onList(await api.call('updateItem', { params: { adminToken }, body, quiet: true }));
    } catch (error) {
      const { code, status, problem } = asApiFailure(error);
      const current = problem?.wishlist;
      const latest = current?.items.find(({ id }) => id === item.id);
      if (
        code === 'item.changed' &&
        current &&
        isInRole(current, 'admin') &&
        latest &&
        attempt < maxAttempts
      ) {
        onList(current);
        if (latest.mostWanted !== mostWanted)
          await set(latest, mostWanted, current.version, attempt + 1);
        return;
      }
      const title = t('toast.status', { status });
      showToast({ kind: 'failure', title, text: t('item.wantedFailed') });
    }
  };
  return (item: ItemView, mostWanted: boolean) => set(item, mostWanted, list.version);
}
