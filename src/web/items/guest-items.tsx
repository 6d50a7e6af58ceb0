import { useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { isShownClaimed } from '../../domain/wishlist.ts';
import { ScrollAnchor } from '../ui/scroll-anchor/scroll-anchor.tsx';
import { GuestCard } from './guest-card.tsx';

interface GuestItemsProps {
  items: readonly ItemView[];
  /** ids of the items that were claimed from this browser */
  mine: ReadonlySet<string>;
  onClaim: (item: ItemView) => void;
}

/** The items of a shared list. Changes are shown in place, and the item being read keeps its position. */
export function GuestItems({ items, mine, onClaim }: GuestItemsProps) {
  // Items that were claimed before the page was opened are wrapped without the animation.
  const [initiallyClaimed] = useState(
    () => new Map(items.map((item) => [item.id, isShownClaimed(item)])),
  );
  return (
    <ScrollAnchor selector=".guest-card">
      <ul className="guest-items">
        {items.map((item, index) => (
          <GuestCard
            key={item.id}
            item={item}
            eager={index < 2}
            tying={isShownClaimed(item) && initiallyClaimed.get(item.id) !== true}
            arriving={!initiallyClaimed.has(item.id)}
            mine={item.claimedQuantity > 0 && mine.has(item.id)}
            onClaim={() => onClaim(item)}
          />
        ))}
      </ul>
    </ScrollAnchor>
  );
}
