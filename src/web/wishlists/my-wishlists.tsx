import { useMyWishlists } from './use-my-wishlists.ts';
import { WishlistRows } from './wishlist-rows.tsx';

export function MyWishlists() {
  const { mine, read } = useMyWishlists();
  return <WishlistRows mine={mine} read={read} />;
}
