/** Shows so many of the related articles as the list says, others with every visit. */
export function mixRelated(): void {
  const list = document.querySelector<HTMLElement>('[data-related]');
  if (!list) return;
  const left = [...list.children];
  for (const card of left) card.toggleAttribute('hidden', true);
  for (let count = Number(list.dataset['related']); count > 0; count -= 1)
    left.splice(Math.random() * left.length, 1)[0]?.removeAttribute('hidden');
}
