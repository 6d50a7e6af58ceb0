import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { otherRevision } from './other-revision.ts';

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
      const failure = asApiFailure(error);
      const other = attempt < maxAttempts ? otherRevision(failure, item.id) : null;
      if (!other?.item) {
        const title = t('toast.status', { status: failure.status });
        showToast({ kind: 'failure', title, text: t('item.wantedFailed') });
        return;
      }
      onList(other.list);
      if (other.item.mostWanted === mostWanted) return;
      await set(other.item, mostWanted, other.list.version, attempt + 1);
    }
  };
  return (item: ItemView, mostWanted: boolean) => set(item, mostWanted, list.version);
}
