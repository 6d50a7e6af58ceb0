import { useState } from 'react';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { newList } from './put-on-wishlist.ts';
import { storedTokens } from './stored-tokens.ts';

/** So many lists fit a menu; whoever has more opens the list itself. */
const most = 20;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The visitor's lists by name, the one used last first, and a new one; asked for when they are wanted. */
export function useListChoices() {
  const api = useApi();
  const { t } = useI18n();
  const [lists, setLists] = useState<readonly Choice[]>([]);

  const load = async () => {
    const adminTokens = storedTokens().slice(-most).toReversed();
    try {
      const { wishlists } = await api.call('summarizeWishlists', {
        params: {},
        body: { adminTokens },
      });
      const names = new Map(wishlists.map((list) => [list.adminToken, list.name]));
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
