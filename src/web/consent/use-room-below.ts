import { type RefObject, useEffect } from 'react';

/**
 * Sets the custom property `--room-below` to the height in pixels of an element fixed to the lower
 * edge, while it is mounted. The style sheet adds that space to the page and to its scroll padding, so
 * that the element covers neither the end nor the focus.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--room-below', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--room-below');
    };
  }, [element]);
}
