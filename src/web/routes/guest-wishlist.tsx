import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { GuestView } from '../../contract/schemas.ts';
import { previewPath } from '../../domain/preview.ts';
import { type LoadedWishlist, loadListScreen } from '../api/load-wishlist.ts';
import type { LinkPreview, ScreenHandle } from '../i18n/page-meta.ts';
import type { Translator } from '../i18n/translator.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { GuestList } from './guest-list.tsx';

type Loaded = LoadedWishlist<GuestView>;

export async function loader({ params, ...asked }: LoaderFunctionArgs) {
  const loaded = await loadListScreen('guest', params['guestToken'] ?? '', asked);
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
    offlineCopy: t('offline.copy', { when: '{when}' }),
    ...(import.meta.env.SSR && { preview: previewOf(t, loaded?.wishlist) }),
  }),
};

/** The list as a messenger shows it; nothing of what is claimed is in there. */
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
      path: previewPath(list.guestToken, list),
      alt: t('preview.alt', { name: title }),
    },
  };
}

export function Component() {
  const { wishlist, status } = useLoaderData<Loaded>();
  if (!wishlist) return <NoWishlist role="guest" status={status} />;
  return <GuestList key={wishlist.guestToken} initial={wishlist} />;
}
