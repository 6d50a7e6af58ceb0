import { useEffect, useRef, useState } from 'react';
import type { ItemView } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { cardId, focusCard, showCard } from '../../items/card-id.ts';
import { showToast } from '../../ui/overlays/toasts.ts';

interface MovedItem {
  readonly item: ItemView;
  readonly mostWanted: boolean;
  /** the id of the item that takes its place */
  readonly next: string | undefined;
}

/**
 * Returns a function that marks an item of the list as most wanted or not with `toggle`. If the item has then left
 * the screen for its new place, the page stays where it is: the focus goes from the pressed button to what takes the
 * place, as after a deletion, and a toast offers to show the item.
 */
export function useMovedItem(
  items: readonly ItemView[],
  toggle: (item: ItemView, mostWanted: boolean) => Promise<void>,
) {
  const { t } = useI18n();
  const [moved, setMoved] = useState<MovedItem | null>(null);
  const lastTold = useRef<MovedItem | null>(null);

  useEffect(() => {
    // Later changes of the list say nothing about this one.
    if (moved === null || moved === lastTold.current) return;
    lastTold.current = moved;
    const { item, mostWanted, next } = moved;
    const stored = items.find(({ id }) => id === item.id);
    const card = document.getElementById(cardId(item.id));
    if (stored?.mostWanted !== mostWanted || card === null || isInSight(card)) return;
    if (next !== undefined && card.contains(document.activeElement)) focusCard(next);
    showToast({
      kind: 'info',
      text: t(mostWanted ? 'item.movedUp' : 'item.movedDown', { title: item.title }),
      actions: [{ label: t('item.showMoved'), act: () => showCard(item.id) }],
    });
  }, [moved, items, t]);

  return async (item: ItemView, mostWanted: boolean): Promise<void> => {
    const index = items.findIndex(({ id }) => id === item.id);
    const next = (items[index + 1] ?? items[index - 1])?.id;
    await toggle(item, mostWanted);
    if (item.mostWanted !== mostWanted) setMoved({ item, mostWanted, next });
  };
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
