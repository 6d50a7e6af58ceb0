import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { OwnerView } from '../../contract/schemas.ts';
import { type LoadedWishlist, loadListScreen } from '../routing/load-wishlist.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { OwnerList } from '../screens/owner/owner-list.tsx';
import { NoOwnedWishlist } from '../wishlists/owner/no-owned-wishlist.tsx';
import { TakenDown } from '../wishlists/owner/taken-down.tsx';
import { deleteTokens, storeToken } from '../wishlists/tokens/stored-tokens.ts';
import { firstTokenOf } from '../wishlists/tokens/token-succession.ts';

type Loaded = LoadedWishlist<OwnerView>;

/** Returns the list or the status of the failure, also as the response's status; see `loadListScreen`. */
export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const loaded = await loadListScreen('admin', params['adminToken'] ?? '', args);
  return data<Loaded>(loaded, { status: loaded.status });
}

export const handle: ScreenHandle = {
  file: 'admin-wishlist',
  meta: ({ t }, loaded: Loaded | undefined) => ({
    title: loaded?.wishlist
      ? (loaded.wishlist.name ?? t('wishlist.unnamed'))
      : t(loaded?.status === 403 ? 'takedown.title' : 'wishlist.notFound.title'),
    description: t('admin.title'),
    isPrivate: true,
    isKeptOffline: true,
    preview: {
      title: t('privateLink.title'),
      description: t('privateLink.text'),
      picture: null,
    },
  }),
};

/** Shows the owner's list, that it was taken down, or that it was not found. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  const { wishlist, status } = loaded;
  const token = useParams()['adminToken'] ?? '';

  // A 404 is the server's word that no list has the token; any other failure says nothing about the list.
  useEffect(() => {
    if (status === 200) storeToken(token);
    else if (status === 404) deleteTokens([token]);
  }, [status, token]);

  if (!wishlist && loaded.takedown) return <TakenDown adminToken={token} {...loaded.takedown} />;
  if (!wishlist) return <NoOwnedWishlist status={status} />;
  return <OwnerList key={firstTokenOf(wishlist.adminToken)} initial={wishlist} />;
}
