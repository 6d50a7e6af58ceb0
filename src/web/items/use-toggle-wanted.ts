import { useEffect, useRef } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import { latestQueue } from '../api/latest-queue.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { otherRevision } from './other-revision.ts';

/** Attempts to save; each further one follows a conflict with another owner. */
const maxAttempts = 3;

/**
 * Returns a function that saves whether an item is most wanted; of several presses on an item the last one wins.
 * It keeps another owner's changes to the item, and shows a toast when it fails; it never rejects with an API failure.
 */
export function useToggleWanted(list: OwnerView, onList: (list: OwnerView) => void) {
  const api = useApi();
  const { t } = useI18n();
  const newest = useRef(list);
  const queues = useRef(new Map<string, ReturnType<typeof latestQueue>>());
  useEffect(() => {
    newest.current = list;
  }, [list]);

  const take = (view: OwnerView) => {
    newest.current = view;
    onList(view);
  };

  const save = async (item: ItemView, mostWanted: boolean, attempt = 1): Promise<void> => {
    const { adminToken, version, items } = newest.current;
    // A press that has waited is based on the answer to the one before it.
    const { id, title } = items.find((each) => each.id === item.id) ?? item;
    const body = { id, title, mostWanted, basedOn: version };
    const other = (failure: ApiFailure) =>
      attempt < maxAttempts ? otherRevision(failure, id) : null;
    try {
      const options = {
        quiet: (failure: ApiFailure) => Boolean(other(failure)?.item),
        failed: t('item.wantedFailed'),
      };
      take(await api.call('updateItem', { params: { adminToken }, body, ...options }));
    } catch (error) {
      const theirs = other(asApiFailure(error));
      if (!theirs?.item) return;
      take(theirs.list);
      if (theirs.item.mostWanted !== mostWanted) await save(item, mostWanted, attempt + 1);
    }
  };

  return (item: ItemView, mostWanted: boolean): Promise<void> => {
    const queue = queues.current.get(item.id) ?? latestQueue();
    queues.current.set(item.id, queue);
    return queue(() => save(item, mostWanted));
  };
}
