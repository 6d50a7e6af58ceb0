import { prefersReducedMotion } from '../ui/use-reduced-motion.ts';

/** Returns the element id of an item's card on the page of its list. */
export const cardId = (itemId: string) => `gift-${itemId}`;

/** Focuses an item's card without scrolling; does nothing when the page has no such card. */
export function focusCard(itemId: string): void {
  document.getElementById(cardId(itemId))?.focus({ preventScroll: true });
}

/** Scrolls to an item's card and focuses it; does nothing when the page has no such card. */
export function showCard(itemId: string): void {
  focusCard(itemId);
  document
    .getElementById(cardId(itemId))
    ?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
