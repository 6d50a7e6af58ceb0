import { useRef, useState } from 'react';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { areClaimsHidden } from '../../../../domain/wishlists/wishlist.ts';
import { asApiFailure } from '../../../api/api-failure.ts';
import { latestQueue } from '../../../api/latest-queue.ts';
import { useApi } from '../../../api/use-api.tsx';

/** The settings of a list that its owner switches. */
export type Settings = Pick<OwnerView, 'surprise' | 'surpriseUntil' | 'allowUndo'>;

/** Returns true if claims are hidden from the owner at this moment. */
export function isHidden({
  surprise,
  surpriseUntil,
}: Pick<Settings, 'surprise' | 'surpriseUntil'>): boolean {
  const until = surpriseUntil === null ? null : Date.parse(surpriseUntil);
  return areClaimsHidden({ surprise, surpriseUntil: until }, Date.now());
}

/**
 * Optimistic updates of the settings. `shown` are the list's values with the changes on their way;
 * a change that fails is reverted, and the API client shows why. The last of several changes wins.
 */
export function useListSetting(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const [pending, setPending] = useState<Partial<Settings>>({});
  const [queue] = useState(latestQueue);
  const unsent = useRef<Partial<Settings>>({});

  const save = async () => {
    const body = unsent.current;
    unsent.current = {};
    try {
      const params = { adminToken: list.adminToken };
      onList(await api.call('updateWishlist', { params, body }));
    } catch (error) {
      asApiFailure(error);
    }
    const later = unsent.current;
    setPending((before) => without(before, body, later));
  };

  const change = (body: Partial<Settings>) => {
    unsent.current = { ...unsent.current, ...body };
    setPending((before) => ({ ...before, ...body }));
    return queue(save);
  };

  const shown: Settings = { ...list, ...pending };
  return { shown, change };
}

/** Returns the pending changes without the finished ones; a later change of the same setting stays. */
function without(
  pending: Partial<Settings>,
  saved: Partial<Settings>,
  later: Partial<Settings>,
): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(pending).filter(([name]) => name in later || !(name in saved)),
  );
}
