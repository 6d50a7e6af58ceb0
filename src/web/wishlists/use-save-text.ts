import { useRef, useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';

/** What became of a text: `meanwhile` means that another owner has written since. */
export type Saved = 'saved' | 'failed' | 'meanwhile';

/**
 * Saves a name or words as a change of the list that they were begun on, so that a change by another
 * owner is never overwritten unseen. After `meanwhile` saving again overwrites what was then shown.
 */
export function useSaveText(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const basedOn = useRef(list.version);
  const [busy, setBusy] = useState(false);
  /** the list as the other owner made it, while that is to be decided about */
  const [theirs, setTheirs] = useState<OwnerView | null>(null);

  const save = async (text: { name: string } | { description: string }): Promise<Saved> => {
    setBusy(true);
    try {
      const params = { adminToken: list.adminToken };
      const body = { ...text, basedOn: basedOn.current };
      // That somebody else has written is said beside the field.
      const quiet = ({ code }: ApiFailure) => code === 'wishlist.changed';
      const saved = await api.call('updateWishlist', { params, body, quiet });
      basedOn.current = saved.version;
      setTheirs(null);
      onList(saved);
      return 'saved';
    } catch (error) {
      const { code, problem } = asApiFailure(error);
      const now = problem?.wishlist;
      if (code !== 'wishlist.changed' || now?.role !== 'admin') return 'failed';
      basedOn.current = now.version;
      setTheirs(now);
      onList(now);
      return 'meanwhile';
    } finally {
      setBusy(false);
    }
  };

  return {
    /** what is typed from now on is a change of the list as it is shown */
    begin: () => {
      basedOn.current = list.version;
    },
    save,
    busy,
    theirs,
    takeTheirs: () => setTheirs(null),
  };
}
