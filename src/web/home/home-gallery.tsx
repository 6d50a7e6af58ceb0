import { Gallery } from '../gallery/gallery.tsx';
import type { GalleryGift } from '../gallery/gallery-gifts.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useAddToWishlist } from '../wishlists/add-gift/use-add-to-wishlist.ts';

/** Shows the gallery of the home page; a pressed gift goes to the last used list. */
export function HomeGallery({ first }: { first: readonly GalleryGift[] }) {
  const { t } = useI18n();
  const adder = useAddToWishlist();
  return <Gallery title={t('gallery.title')} rows={2} first={first} adder={adder} />;
}
