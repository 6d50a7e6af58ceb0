import { artUrl } from '../illustrations/art-url.ts';
import { TileOf } from '../illustrations/tile.tsx';
import { AddToWishlist } from '../wishlists/add-gift/add-to-wishlist.tsx';
import type { GiftAdder } from '../wishlists/add-gift/use-add-to-wishlist.ts';
import type { GalleryGift } from './gallery-gifts.ts';

/** Shows one gift with its drawing, price and the button that adds it to a list. */
export function GalleryCard({ gift, adder }: { gift: GalleryGift; adder: GiftAdder }) {
  const { title, price, art, tint, ground } = gift;
  return (
    <div className="card gallery-card">
      <div className="picture">
        <TileOf src={artUrl(art)} tint={tint} ground={ground} />
      </div>
      <div className="card__body">
        <p className="display-text gallery-card__name">{title}</p>
        <p className="item-price lining-figures">{price}</p>
      </div>
      <AddToWishlist gift={{ ...gift, url: null }} adder={adder} />
    </div>
  );
}
