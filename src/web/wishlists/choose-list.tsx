import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useRootData } from '../api/root-data.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ArrivalState } from './arrival.ts';
import type { BroughtAlong } from './brought-along.ts';
import { storedTokens } from './stored-tokens.ts';
import { useCreateWishlist } from './use-create-wishlist.ts';
import { useMyWishlists } from './use-my-wishlists.ts';

/** Which of my lists it is to go on: the one used last first, or a new one. */
export function ChooseList({ brought }: { brought: BroughtAlong }) {
  const { t, count } = useI18n();
  const { mine, read } = useMyWishlists();
  const path = usePath();
  const navigate = useNavigate();
  const { features } = useRootData().config;
  const { creating, create } = useCreateWishlist({ prefill: brought });

  const choose = (token: string) => {
    const state: ArrivalState = { prefill: brought };
    return navigate(path(paths.admin(token)), { state });
  };

  if (mine.state === 'loading') return <p role="status">{t('manager.loading')}</p>;
  if (mine.state === 'failed')
    return (
      <Notice title={t('wishlist.unreachable.title')} text={t('addItem.unreachable')}>
        <Button onClick={() => void read()}>{t('common.tryAgain')}</Button>
      </Notice>
    );
  const lists = byLastUse(mine.wishlists);
  return (
    <section className="choose-list">
      <h2>{t('addItem.which')}</h2>
      <ul>
        {lists.map((list, place) => (
          <li key={list.adminToken}>
            <button
              type="button"
              className="choose-row"
              onClick={() => void choose(list.adminToken)}
            >
              <span className="typed">{list.name ?? t('wishlist.unnamed')}</span>
              <span className="meta num">
                {count('wishlist.wishes', list.itemCount)}
                {place === 0 && lists.length > 1 && ` · ${t('addItem.last')}`}
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
    </section>
  );
}

/** As this browser remembers them: the last stored token was used last. */
function byLastUse(lists: readonly WishlistSummary[]): WishlistSummary[] {
  const order = storedTokens();
  return lists.toSorted((a, b) => order.indexOf(b.adminToken) - order.indexOf(a.adminToken));
}
