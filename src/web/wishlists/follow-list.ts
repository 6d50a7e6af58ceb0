import type { ApiClient } from '../api/client.ts';
import { loadWishlist, type Role, type ViewOf } from '../api/load-wishlist.ts';
import { forgetOffline } from '../browser/forget-offline.ts';
import { type LiveOptions, watchList } from '../browser/live.ts';
import type { Translator } from '../i18n/translator.ts';
import { newsBetween } from './list-news.ts';
import { sayNews } from './say-news.ts';

interface Following<V> extends Pick<LiveOptions, 'onConnection'> {
  readonly api: ApiClient;
  readonly token: string;
  /** what is on the screen */
  readonly shown: () => V;
  readonly i18n: () => Translator;
  /** told of the list as it is now, and what somebody else changed, if anything, in words */
  readonly onList: (list: V, said: string | null) => void;
  readonly onGone: () => void;
}

/** Keeps a list as new as the server's; answers how to stop. */
export function followList<R extends Role>(
  role: R,
  { api, token, shown, i18n, onList, onGone, onConnection }: Following<ViewOf[R]>,
): () => void {
  const gone = () => {
    forgetOffline([token]);
    onGone();
  };
  const look = async () => {
    const { wishlist, status } = await loadWishlist(api, role, token, { quiet: true });
    if (!wishlist) {
      if (status === 404) gone();
      return status === 404;
    }
    const isNew = wishlist.version > shown().version;
    onList(wishlist, isNew ? sayNews(newsBetween(shown(), wishlist), i18n()) : null);
    return true;
  };
  return watchList({ token, shown: () => shown().version, look, onConnection, onGone: gone });
}
