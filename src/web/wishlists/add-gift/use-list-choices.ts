import { useState } from 'react';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { storedTokens } from '../tokens/stored-tokens.ts';
import { newList } from './put-on-wishlist.ts';

/** The menu shows the last used lists only; a visitor with more can add the gift on the list's page. */
const maxMenuLists = 20;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the menu options and `load`, which requests the names when the menu opens. `lists` is empty
 * until then and after a failed request; else the last used list comes first and a new list last.
 */
export function useListChoices() {
  const api = useApi();
  const { t } = useI18n();
  const [lists, setLists] = useState<readonly Choice[]>([]);

  const load = async () => {
    const adminTokens = storedTokens().slice(-maxMenuLists).toReversed();
    try {
      const { wishlists } = await api.call('summarizeWishlists', {
        params: {},
        body: { adminTokens },
      });
      const open = wishlists.filter((list) => !list.takenDown);
      const names = new Map(open.map((list) => [list.adminToken, list.name]));
      const known = adminTokens.filter((token) => names.has(token));
      setLists([
        ...known.map((value) => ({ value, label: names.get(value) ?? t('wishlist.unnamed') })),
        { value: newList, label: t('addGift.newList') },
      ]);
    } catch (error) {
      asApiFailure(error);
    }
  };
  return { lists, load };
}
