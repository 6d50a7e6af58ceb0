import { type RefObject, useEffect, useState } from 'react';

const cards = '[data-suggestion]';
const none: ReadonlySet<string> = new Set();

/**
 * Returns the suggestions that the visitor has touched while `isActive`: pressed, focused, or had in sight
 * when the page was scrolled; and that under the mouse. They are the ids in the cards' `data-suggestion`.
 */
export function useTouchedSuggestions(
  section: RefObject<HTMLElement | null>,
  isActive: boolean,
): ReadonlySet<string> {
  const [touched, setTouched] = useState(none);
  const [hovered, setHovered] = useState<string | null>(null);
  useEffect(() => {
    const root = section.current;
    if (!isActive || !root) return;
    const touch = (ids: readonly (string | null)[]) =>
      setTouched((before) => {
        const added = ids.filter((id) => id !== null && !before.has(id));
        return added.length === 0 ? before : new Set([...before, ...added.map(String)]);
      });
    const touchTarget = ({ target }: Event) => touch([idAround(target)]);
    const touchSeen = () => {
      const all = [...root.querySelectorAll(cards)];
      const seen = all.filter((card) => card.getBoundingClientRect().top < window.innerHeight);
      touch(seen.map(idAround));
    };
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('pointerdown', touchTarget, { signal });
    root.addEventListener('focusin', touchTarget, { signal });
    root.addEventListener('mouseover', ({ target }) => setHovered(idAround(target)), { signal });
    root.addEventListener('mouseleave', () => setHovered(null), { signal });
    window.addEventListener('scroll', touchSeen, { signal, passive: true });
    return () => listening.abort();
  }, [section, isActive]);
  return hovered === null ? touched : new Set([...touched, hovered]);
}

/** Returns the id of the suggestion that an element belongs to; null beside all of them. */
function idAround(element: EventTarget | null): string | null {
  const card = element instanceof Element ? element.closest(cards) : null;
  return card instanceof HTMLElement ? (card.dataset['suggestion'] ?? null) : null;
}
