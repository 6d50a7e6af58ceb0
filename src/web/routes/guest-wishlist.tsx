import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ogImagePath } from '../../contract/og-image-path.ts';
import type { GuestView } from '../../contract/schemas.ts';
import type { Translator } from '../i18n/translator.ts';
import { type LoadedWishlist, loadListScreen } from '../routing/load-wishlist.ts';
import type { LinkPreview, ScreenHandle } from '../routing/page-meta.ts';
import { GuestList } from '../screens/guest/guest-list.tsx';
import { NoWishlist } from '../wishlists/my-wishlists/no-wishlist.tsx';

type Loaded = LoadedWishlist<GuestView>;

/** Returns the list or the status of the failure, also as the response's status; see `loadListScreen`. */
export async function loader({ params, ...args }: LoaderFunctionArgs) {
  const loaded = await loadListScreen('guest', params['guestToken'] ?? '', args);
  return data<Loaded>(loaded, { status: loaded.status });
}

export const handle: ScreenHandle = {
  file: 'guest-wishlist',
  meta: ({ t }, loaded: Loaded | undefined) => ({
    title: loaded?.wishlist
      ? (loaded.wishlist.name ?? t('guest.fallback'))
      : t('wishlist.notFound.title'),
    description: t('guest.description'),
    isPrivate: true,
    isKeptOffline: true,
    ...(import.meta.env.SSR && { preview: previewOf(t, loaded?.wishlist) }),
  }),
};

/** The link preview of the list; it reveals no claims. */
function previewOf(t: Translator['t'], list: GuestView | null | undefined): LinkPreview {
  if (!list)
    return {
      title: t('wishlist.notFound.title'),
      description: t('guest.description'),
      picture: null,
    };
  const title = list.name ?? t('guest.fallback');
  return {
    title,
    description: list.description ?? t('guest.description'),
    picture: {
      path: ogImagePath(list.guestToken, list),
      alt: t('preview.alt', { name: title }),
    },
  };
}

/** Shows the guest's list, or that it was not found. */
export function Component() {
  const { wishlist, status } = useLoaderData<Loaded>();
  if (!wishlist) return <NoWishlist status={status} />;
  return <GuestList key={wishlist.guestToken} initial={wishlist} />;
}
