/** Where a wish is on the page of its list. */
export const cardId = (itemId: string) => `gift-${itemId}`;

/** Takes the focus to a wish, without moving the page. */
export function focusCard(itemId: string): void {
  document.getElementById(cardId(itemId))?.focus({ preventScroll: true });
}
