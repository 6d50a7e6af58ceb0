/** Shows a random choice of the related articles, as many as the list's data attribute says, and hides the rest. */
export function shuffleRelated(): void {
  const list = document.querySelector<HTMLElement>('[data-related]');
  if (!list) return;
  const remaining = [...list.children];
  for (const card of remaining) card.toggleAttribute('hidden', true);
  for (let count = Number(list.dataset['related']); count > 0; count -= 1)
    remaining.splice(Math.random() * remaining.length, 1)[0]?.removeAttribute('hidden');
}
