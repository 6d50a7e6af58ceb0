import type { ApiClient } from '../api/client.ts';
import { deleteOfflineCopy } from '../browser/delete-offline-copies.ts';
import type { Translator } from '../i18n/translator.ts';
import { loadWishlist, type Role, type ViewOf } from '../routing/load-wishlist.ts';
import { announceChanges } from './announce-changes.ts';
import { diffList } from './diff-list.ts';
import { type ListEventSourceOptions, openListEventSource } from './list-event-source.ts';

interface SubscriptionOptions<V> extends Pick<ListEventSourceOptions, 'onConnection'> {
  readonly api: ApiClient;
  readonly token: string;
  /** returns the list on the screen */
  readonly shown: () => V;
  readonly i18n: () => Translator;
  /** receives the current list, and a sentence about what somebody else changed; null when nothing is new */
  readonly onList: (list: V, announcement: string | null) => void;
  readonly onNotFound: () => void;
}

/** Keeps a list up to date with the server. Returns the function that unsubscribes. */
export function subscribeList<R extends Role>(
  role: R,
  { api, token, shown, i18n, onList, onNotFound, onConnection }: SubscriptionOptions<ViewOf[R]>,
): () => void {
  const forget = () => {
    deleteOfflineCopy([token]);
    onNotFound();
  };
  const refresh = async () => {
    const loaded = await loadWishlist(api, role, token, { quiet: true });
    const { wishlist } = loaded;
    if (wishlist === null) {
      const isNotFound = loaded.status === 404 || 'takedown' in loaded;
      if (isNotFound) forget();
      return isNotFound;
    }
    const isNew = wishlist.version > shown().version;
    onList(wishlist, isNew ? announceChanges(diffList(shown(), wishlist), i18n()) : null);
    return true;
  };
  return openListEventSource({
    token,
    shown: () => shown().version,
    refresh,
    onConnection,
    onNotFound: forget,
  });
}
