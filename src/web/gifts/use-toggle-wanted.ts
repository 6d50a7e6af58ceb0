import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import { isInRole } from '../api/load-wishlist.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';

/** Another owner may change the item at the same time, but not this often. */
const rounds = 3;

/** Marks an item as most wanted or not, and saves it; what another owner changed of it meanwhile stays. */
export function useToggleWanted(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const { t } = useI18n();
  const { adminToken } = list;

  const set = async (item: ItemView, mostWanted: boolean, basedOn: number, round = 1) => {
    const body = { id: item.id, title: item.title, mostWanted, basedOn };
    try {
      const quiet = ({ code }: ApiFailure) => code === 'item.changed' && round < rounds;
      onList(await api.call('updateItem', { params: { adminToken }, body, quiet }));
    } catch (error) {
      const { code, problem } = asApiFailure(error);
      const now = problem?.wishlist;
      const fresh = now?.items.find(({ id }) => id === item.id);
      if (code === 'item.changed' && now && isInRole(now, 'admin') && fresh && round < rounds) {
        onList(now);
        if (fresh.mostWanted !== mostWanted) await set(fresh, mostWanted, now.version, round + 1);
        return;
      }
      showToast({ kind: 'failure', title: t('toast.error'), text: t('item.saveFailed') });
    }
  };
  return (item: ItemView, mostWanted: boolean) => set(item, mostWanted, list.version);
}
