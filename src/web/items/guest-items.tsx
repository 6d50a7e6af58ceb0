import { useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ScrollAnchor } from '../ui/scroll-anchor/scroll-anchor.tsx';
import { GuestCard } from './guest-card.tsx';

interface GuestItemsProps {
  items: readonly ItemView[];
  /** ids of the items that were claimed from this browser */
  mine: ReadonlySet<string>;
  /** the same function each time, or every card is rendered again */
  onClaim: (item: ItemView) => void;
}

/** A shorter list is seen at a glance. */
const minItemsToFilter = 12;

const filters = {
  all: () => true,
  free: (item: ItemView) => !item.isClaimed,
  wanted: (item: ItemView) => item.mostWanted,
};
type Filter = keyof typeof filters;
const filterNames = ['all', 'free', 'wanted'] as const;

/** The items of a shared list. Changes are shown in place, and the item being read keeps its position. */
export function GuestItems({ items, mine, onClaim }: GuestItemsProps) {
  // Items that were claimed before the page was opened are wrapped without the animation.
  const [initiallyClaimed] = useState(
    () => new Map(items.map((item) => [item.id, item.isClaimed])),
  );
  const { chosen, shown, choose } = useFilter(items);
  return (
    <ScrollAnchor selector=".guest-card">
      {items.length >= minItemsToFilter && (
        <Filters items={items} chosen={chosen} onChoose={choose} />
      )}
      <ul className="guest-items">
        {shown.map((item, index) => (
          <GuestCard
            key={item.id}
            item={item}
            eager={index < 2}
            isNewlyClaimed={item.isClaimed && initiallyClaimed.get(item.id) !== true}
            arriving={!initiallyClaimed.has(item.id)}
            mine={item.claimedQuantity > 0 && mine.has(item.id)}
            onClaim={onClaim}
          />
        ))}
      </ul>
    </ScrollAnchor>
  );
}

/** Hides what does not fit when the filter is chosen. An item that is claimed later stays where it is being looked at. */
function useFilter(items: readonly ItemView[]) {
  const [{ chosen, hidden }, setFilter] = useState<{ chosen: Filter; hidden: Set<string> }>({
    chosen: 'all',
    hidden: new Set(),
  });
  const choose = (filter: Filter) => {
    const others = items.filter((item) => !filters[filter](item)).map(({ id }) => id);
    setFilter({ chosen: filter, hidden: new Set(others) });
  };
  const shown = hidden.size === 0 ? items : items.filter(({ id }) => !hidden.has(id));
  return { chosen, shown, choose };
}

interface FiltersProps {
  items: readonly ItemView[];
  chosen: Filter;
  onChoose: (filter: Filter) => void;
}

function Filters({ items, chosen, onChoose }: FiltersProps) {
  const { t } = useI18n();
  return (
    <fieldset className="guest-items__filters" aria-label={t('guest.filter')}>
      {filterNames.map((name) => {
        const count = items.filter(filters[name]).length;
        if (count === 0 && name !== chosen) return null;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {t(`guest.filter.${name}`, { count })}
          </button>
        );
      })}
    </fieldset>
  );
}
