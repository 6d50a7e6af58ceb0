import { useRef, useState } from 'react';
import type { OwnerView } from '../../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { announceListChange } from '../../browser/tab-messages.ts';

/** The result of saving: `conflict` means that another owner has changed the list since. */
export type Saved = 'saved' | 'failed' | 'conflict';

/**
 * Saves a name or message against the version on which typing began, so that another owner's change
 * is never overwritten unseen. After `conflict`, saving again overwrites the version then shown. A failure is
 * shown as a toast, whose text begins with `failed`.
 */
export function useSaveText(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const baseVersion = useRef(list.version);
  const [busy, setBusy] = useState(false);
  /** the other owner's version while the conflict is unresolved, else null */
  const [theirs, setTheirs] = useState<OwnerView | null>(null);

  const save = async (
    text: { name: string } | { description: string },
    failed: string,
  ): Promise<Saved> => {
    setBusy(true);
    try {
      const params = { adminToken: list.adminToken };
      const body = { ...text, basedOn: baseVersion.current };
      // The field itself shows a conflict.
      const quiet = ({ code }: ApiFailure) => code === 'wishlist.changed';
      const saved = await api.call('updateWishlist', { params, body, quiet, failed });
      baseVersion.current = saved.version;
      setTheirs(null);
      onList(saved);
      announceListChange();
      return 'saved';
    } catch (error) {
      const { code, problem } = asApiFailure(error);
      const current = problem?.wishlist;
      if (code !== 'wishlist.changed' || current?.role !== 'admin') return 'failed';
      baseVersion.current = current.version;
      setTheirs(current);
      onList(current);
      return 'conflict';
    } finally {
      setBusy(false);
    }
  };

  return {
    /** to be called when typing starts: the shown version becomes the base */
    begin: () => {
      baseVersion.current = list.version;
    },
    save,
    busy,
    theirs,
    takeTheirs: () => setTheirs(null),
  };
}
