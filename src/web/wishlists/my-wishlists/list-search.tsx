import { useState } from 'react';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** Fewer lists are seen at a glance. */
const minListsToSearch = 9;

/** Returns the lists whose name contains what is typed in `field`; `field` is null when there are few lists. */
export function useListSearch(lists: readonly WishlistSummary[]) {
  const { t, language } = useI18n();
  const [typed, setTyped] = useState('');
  if (lists.length < minListsToSearch) return { found: lists, field: null };
  const folded = (text: string) => text.toLocaleLowerCase(language).normalize('NFC');
  const wanted = folded(typed.trim());
  const found = lists.filter(({ name }) => folded(name ?? t('wishlist.unnamed')).includes(wanted));
  const field = (
    <div className="my-wishlists__search">
      <TextField label={t('manager.find')} type="search" value={typed} onText={setTyped} />
      <p className="secondary-text" role="status">
        {wanted !== '' && found.length === 0 && t('manager.find.none')}
      </p>
    </div>
  );
  return { found, field };
}
