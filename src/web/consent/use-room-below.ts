import { type RefObject, useEffect } from 'react';

/**
 * Tells the stylesheet how high an element is that lies over the page's lower edge: the page ends
 * that much later, and what gets the focus is scrolled to above it.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() => {
      style.setProperty('--room-below', `${current.offsetHeight}px`);
    });
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      style.removeProperty('--room-below');
    };
  }, [element]);
}
