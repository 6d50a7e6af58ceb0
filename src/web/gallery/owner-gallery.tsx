import type { OwnerView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useAddToWishlist } from '../wishlists/add-gift/use-add-to-wishlist.ts';
import { Gallery } from './gallery.tsx';

interface OwnerGalleryProps {
  adminToken: string;
  onList: (list: OwnerView) => void;
}

/** Shows gifts to add to this list. It does not scroll by itself, because the owner is editing above it. */
export function OwnerGallery({ adminToken, onList }: OwnerGalleryProps) {
  const { t } = useI18n();
  const adder = useAddToWishlist({ adminToken, onList });
  return <Gallery title={t('gallery.more')} rows={1} autoScrolls={false} adder={adder} />;
}
