import { useState } from 'react';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { areClaimsHidden } from '../../../../domain/wishlists/wishlist.ts';
import { asApiFailure } from '../../../api/api-failure.ts';
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
 * a change that fails is reverted, and the API client shows why.
 */
export function useListSetting(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const [pending, setPending] = useState<Partial<Settings>>({});

  const change = async (body: Partial<Settings>) => {
    setPending((before) => ({ ...before, ...body }));
    try {
      const params = { adminToken: list.adminToken };
      onList(await api.call('updateWishlist', { params, body }));
    } catch (error) {
      asApiFailure(error);
    }
    setPending((before) => without(before, body));
  };

  const shown: Settings = { ...list, ...pending };
  return { shown, change };
}

/** Returns the pending changes without the finished ones; a later change of the same setting stays. */
function without(pending: Partial<Settings>, saved: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(pending).filter(([name, value]) => saved[name as keyof Settings] !== value),
  );
}
