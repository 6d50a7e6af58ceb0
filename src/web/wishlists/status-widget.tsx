import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useApi } from '../api/use-api.tsx';
import { formatAgo } from '../i18n/dates.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { PreviewStrip } from './preview-strip.tsx';
import { forgetTokens, storedTokens } from './stored-tokens.ts';

/** The list used last in this browser, and the way back to it. Nothing where there is none. */
export function StatusWidget() {
  const last = useLastWishlist();
  return last && <StatusCard {...last} />;
}

export function StatusCard({ list, now }: LastWishlist) {
  const i18n = useI18n();
  const path = usePath();
  const changed = formatAgo(new Date(list.updatedAt), now, i18n);
  return (
    <section className="status" aria-label={i18n.t('home.status.label')}>
      <div className="status-main">
        <PreviewStrip imageKeys={list.imageKeys} />
        <div>
          <h2 className="text-lg">{list.name ?? i18n.t('wishlist.unnamed')}</h2>
          <p className="meta">
            {i18n.count('wishlist.wishes', list.itemCount)},{' '}
            {i18n.t('wishlist.changed', { when: changed })}
          </p>
        </div>
      </div>
      <Link className="link" to={path(paths.admin(list.adminToken))}>
        {i18n.t('home.status.continue')}
        <ArrowRight className="icon" aria-hidden="true" />
      </Link>
    </section>
  );
}

interface LastWishlist {
  list: WishlistSummary;
  /** when it was asked for */
  now: number;
}

function useLastWishlist(): LastWishlist | null {
  const api = useApi();
  const [last, setLast] = useState<LastWishlist | null>(null);
  useEffect(() => {
    const token = storedTokens().at(-1);
    if (token === undefined) return;
    const leaving = new AbortController();
    api
      .call('summarizeWishlists', {
        params: {},
        body: { adminTokens: [token] },
        quiet: true,
        signal: leaving.signal,
      })
      .then(({ wishlists: [found] }) => {
        if (found) setLast({ list: found, now: Date.now() });
        else forgetTokens([token]);
      })
      .catch(() => {
        // Without an answer there is nothing to show, and nothing to forget either.
      });
    return () => leaving.abort();
  }, [api]);
  return last;
}
