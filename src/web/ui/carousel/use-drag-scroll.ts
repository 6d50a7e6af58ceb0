import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/** A press that moves less than this is a click. */
const dragThresholdPx = 6;

/** Returns the handlers that scroll by dragging with a mouse. They suppress the click at the end of a drag. */
export function useDragScroll() {
  const drag = useRef<{ startX: number; startScroll: number; moved: boolean } | null>(null);
  const dragged = useRef(false);

  return {
    onPointerDown({ pointerType, button, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      drag.current = { startX: clientX, startScroll: currentTarget.scrollLeft, moved: false };
    },
    onPointerMove({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (!current) return;
      const distance = clientX - current.startX;
      if (!current.moved && Math.abs(distance) < dragThresholdPx) return;
      if (!current.moved) {
        current.moved = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset['dragging'] = '';
      }
      currentTarget.scrollLeft = current.startScroll - distance;
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
    /** Prevents the browser's native dragging of pictures and links. */
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
  };
}
