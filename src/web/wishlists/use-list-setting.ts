import { useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { hidesClaims } from '../../domain/wishlist.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';

export type Settings = Pick<OwnerView, 'surprise' | 'surpriseUntil' | 'allowUndo'>;

/** Whether what is claimed is hidden from the owner now. */
export function isHidden({
  surprise,
  surpriseUntil,
}: Pick<Settings, 'surprise' | 'surpriseUntil'>): boolean {
  const until = surpriseUntil === null ? null : Date.parse(surpriseUntil);
  return hidesClaims({ surprise, surpriseUntil: until }, Date.now());
}

/** The settings as the owner has just put them, until the server has them; if that fails, as they are. */
export function useListSetting(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const [wanted, setWanted] = useState<Partial<Settings>>({});

  const change = async (body: Partial<Settings>) => {
    setWanted((before) => ({ ...before, ...body }));
    try {
      const params = { adminToken: list.adminToken };
      onList(await api.call('updateWishlist', { params, body }));
    } catch (error) {
      asApiFailure(error);
    }
    setWanted((before) => without(before, body));
  };

  return { shown: { ...list, ...wanted } as Settings, change };
}

/** What is still wanted once these have arrived; a later change of the same setting waits on. */
function without(wanted: Partial<Settings>, arrived: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => arrived[name as keyof Settings] !== value),
  );
}
