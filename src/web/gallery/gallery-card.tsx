import { artAddress } from '../ui/art-address.ts';
import { TileOf } from '../ui/tile.tsx';
import { AddToWishlist } from '../wishlists/add-to-wishlist.tsx';
import type { GiftAdder } from '../wishlists/use-add-to-wishlist.ts';
import type { GalleryGift } from './gallery-gifts.ts';

export function GalleryCard({ gift, adder }: { gift: GalleryGift; adder: GiftAdder }) {
  const { title, price, art, tint, ground } = gift;
  return (
    <div className="card gallery-card">
      <div className="pic">
        <TileOf src={artAddress(art)} tint={tint} ground={ground} />
      </div>
      <div className="card-body">
        <p className="display gallery-name">{title}</p>
        <p className="price num">{price}</p>
      </div>
      <AddToWishlist gift={{ ...gift, url: null }} adder={adder} />
    </div>
  );
}
