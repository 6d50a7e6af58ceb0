import type { OwnerView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useAddToWishlist } from '../wishlists/use-add-to-wishlist.ts';
import { Gallery } from './gallery.tsx';

interface OwnerGalleryProps {
  adminToken: string;
  onList: (list: OwnerView) => void;
}

/** Ideas for the list at hand. It stands still: here somebody works. */
export function OwnerGallery({ adminToken, onList }: OwnerGalleryProps) {
  const { t } = useI18n();
  const adder = useAddToWishlist({ adminToken, onList });
  return <Gallery title={t('gallery.more')} rows={1} drifts={false} adder={adder} />;
}
