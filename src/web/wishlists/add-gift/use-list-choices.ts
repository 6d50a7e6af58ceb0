import { useState } from 'react';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { readStoredSummaries } from '../tokens/stored-summaries.ts';
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
 * until then; the last used list comes first and a new list last, which is also there after a failed request.
 */
export function useListChoices() {
  const api = useApi();
  const { t } = useI18n();
  const [lists, setLists] = useState<readonly Choice[]>([]);

  const load = async () => {
    const create = { value: newList, label: t('addGift.newList') };
    const tokens = storedTokens().slice(-maxMenuLists).toReversed();
    try {
      const known = await readStoredSummaries(api, tokens);
      const open = [...known.values()].filter((list) => !list.takenDown);
      setLists([
        ...open.map(({ adminToken, name }) => ({
          value: adminToken,
          label: name ?? t('wishlist.unnamed'),
        })),
        create,
      ]);
    } catch (error) {
      asApiFailure(error);
      setLists((shown) => (shown.length > 0 ? shown : [create]));
    }
  };
  return { lists, load };
}
