import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/** A press that moves less than this many pixels is a click. */
const threshold = 6;

/** Lets a mouse drag what a finger scrolls anyway. The click at the end of a drag is none. */
export function useDragScroll() {
  const drag = useRef<{ from: number; at: number; moved: boolean } | null>(null);
  const dragged = useRef(false);

  return {
    onPointerDown({ pointerType, button, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      drag.current = { from: clientX, at: currentTarget.scrollLeft, moved: false };
    },
    onPointerMove({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      const distance = clientX - now.from;
      if (!now.moved && Math.abs(distance) < threshold) return;
      if (!now.moved) {
        now.moved = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset['dragging'] = '';
      }
      currentTarget.scrollLeft = now.at - distance;
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      dragged.current = drag.current?.moved ?? false;
      drag.current = null;
      delete currentTarget.dataset['dragging'];
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      drag.current = null;
      delete currentTarget.dataset['dragging'];
    },
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** The browser's own dragging of pictures and links would take over. */
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
  };
}
