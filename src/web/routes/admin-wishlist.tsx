import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { OwnerView } from '../../contract/schemas.ts';
import { type LoadedWishlist, loadListScreen } from '../api/load-wishlist.ts';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { screenOf } from '../wishlists/same-list.ts';
import { forgetTokens, storeToken } from '../wishlists/stored-tokens.ts';
import { OwnerList } from './owner-list.tsx';

type Loaded = LoadedWishlist<OwnerView>;

export async function loader({ params, ...asked }: LoaderFunctionArgs) {
  const loaded = await loadListScreen('admin', params['adminToken'] ?? '', asked);
  return data<Loaded>(loaded, { status: loaded.status });
}

export const handle: ScreenHandle = {
  file: 'admin-wishlist',
  meta: ({ t }, loaded: Loaded | undefined) => ({
    title: loaded?.wishlist
      ? (loaded.wishlist.name ?? t('wishlist.unnamed'))
      : t('wishlist.notFound.title'),
    description: t('admin.title'),
    isPrivate: true,
    offlineCopy: t('offline.copy', { when: '{when}' }),
    preview: {
      title: t('privateLink.title'),
      description: t('privateLink.text'),
      picture: null,
    },
  }),
};

export function Component() {
  const { wishlist, status } = useLoaderData<Loaded>();
  const token = useParams()['adminToken'] ?? '';

  // Only an answer that the list is unknown forgets it; a server that is away says nothing about it.
  useEffect(() => {
    if (status === 200) storeToken(token);
    else if (status === 404) forgetTokens([token]);
  }, [status, token]);

  if (!wishlist) return <NoWishlist role="admin" status={status} />;
  return <OwnerList key={screenOf(wishlist.adminToken)} initial={wishlist} />;
}
