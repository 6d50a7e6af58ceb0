import { BringList } from './bring-list.tsx';
import { TakeLists } from './take-lists.tsx';
import { useMyWishlists } from './use-my-wishlists.ts';
import { useTakeLists } from './use-take-lists.ts';
import { WishlistRows } from './wishlist-rows.tsx';

/** The lists of this browser, and the ways in which lists come here. */
export function MyWishlists({ enabled }: { enabled: boolean }) {
  const { mine, read } = useMyWishlists();
  const take = useTakeLists(read);
  return (
    <>
      <WishlistRows mine={mine} read={read} enabled={enabled} />
      {mine.state !== 'loading' && <BringList onTake={take} />}
      <TakeLists onTake={take} />
    </>
  );
}
