import { useState } from 'react';
import type { ItemView } from '../../contract/schemas.ts';
import { StillReading } from '../ui/still-reading.tsx';
import { GuestCard } from './guest-card.tsx';

interface GuestGiftsProps {
  items: readonly ItemView[];
  /** items promised from this browser */
  mine: ReadonlySet<string>;
  onClaim: (item: ItemView) => void;
}

/** The wishes of a shared list. What changes is shown where it is; what is being read stays. */
export function GuestGifts({ items, mine, onClaim }: GuestGiftsProps) {
  // Whoever was claimed before the page was opened is wrapped already; the bow is tied for the others.
  const [first] = useState(() => new Map(items.map(({ id, isClaimed }) => [id, isClaimed])));
  return (
    <StillReading selector=".gift-card">
      <ul className="grid-gifts">
        {items.map((item, place) => (
          <GuestCard
            key={item.id}
            item={item}
            eager={place < 2}
            tying={item.isClaimed && first.get(item.id) !== true}
            arriving={!first.has(item.id)}
            mine={item.claimedQuantity > 0 && mine.has(item.id)}
            onClaim={() => onClaim(item)}
          />
        ))}
      </ul>
    </StillReading>
  );
}
