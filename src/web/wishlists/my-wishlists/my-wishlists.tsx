import { ImportFromLink } from '../backup/import-from-link.tsx';
import { ImportList } from '../backup/import-list.tsx';
import { useImportFromLink } from '../backup/use-import-from-link.ts';
import { isWithoutLists, useMyWishlists } from './use-my-wishlists.ts';
import { WishlistRows } from './wishlist-rows.tsx';

/** Shows the lists of this browser and the ways to import more. */
export function MyWishlists({ enabled }: { enabled: boolean }) {
  const { mine, read } = useMyWishlists();
  const importTokens = useImportFromLink(read);
  return (
    <>
      <WishlistRows mine={mine} read={read} enabled={enabled} />
      {mine.state !== 'loading' && (
        <ImportList hasNone={isWithoutLists(mine)} onTake={importTokens} />
      )}
      <ImportFromLink onTake={importTokens} />
    </>
  );
}
