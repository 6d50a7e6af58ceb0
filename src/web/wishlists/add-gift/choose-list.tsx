import { Plus } from 'lucide';
import { useNavigate } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import type { ItemPrefill, NavigationState } from '../../routing/navigation-state.ts';
import { usePath } from '../../routing/paths.ts';
import { useRootData } from '../../routing/root-data.ts';
import { TermsLine } from '../../routing/terms-line.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useCreateWishlist } from '../my-wishlists/use-create-wishlist.ts';
import { useMyWishlists } from '../my-wishlists/use-my-wishlists.ts';
import { storedTokens } from '../tokens/stored-tokens.ts';

/** Shows this browser's lists as targets for a shared-in item, the last used one first, and a new list. */
export function ChooseList({ prefill }: { prefill: ItemPrefill }) {
  const { t, count } = useI18n();
  const { mine, read } = useMyWishlists();
  const path = usePath();
  const navigate = useNavigate();
  const { features } = useRootData().config;
  const { creating, create } = useCreateWishlist({ prefill });

  const choose = (token: string) => {
    const state: NavigationState = { prefill };
    return navigate(path(href(paths.admin, { adminToken: token })), { state });
  };

  if (mine.state === 'loading') return <p role="status">{t('manager.loading')}</p>;
  if (mine.state === 'failed')
    return (
      <EmptyState title={t('wishlist.unreachable.title')} text={t('addItem.unreachable')}>
        <Button onClick={() => void read()}>{t('common.tryAgain')}</Button>
      </EmptyState>
    );
  const lists = byLastUse(mine.wishlists.filter((list) => !list.takenDown));
  return (
    <section className="choose-list">
      <h2>{t('addItem.which')}</h2>
      <ul>
        {lists.map((list, index) => (
          <li key={list.adminToken}>
            <button
              type="button"
              className="choose-list__row"
              onClick={() => void choose(list.adminToken)}
            >
              <span className="user-text">{list.name ?? t('wishlist.unnamed')}</span>
              <span className="secondary-text lining-figures">
                {count('wishlist.wishes', list.itemCount)}
                {index === 0 && lists.length > 1 && ` · ${t('addItem.last')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant={lists.length > 0 ? 'line' : 'filled'}
        icon={Plus}
        disabled={!features.wishlists}
        busy={creating}
        onClick={create}
      >
        {t('addItem.new')}
      </Button>
      <TermsLine />
    </section>
  );
}

/** Sorts by the order of the stored tokens: the last one was used last. */
function byLastUse(lists: readonly WishlistSummary[]): WishlistSummary[] {
  const order = storedTokens();
  return lists.toSorted((a, b) => order.indexOf(b.adminToken) - order.indexOf(a.adminToken));
}
