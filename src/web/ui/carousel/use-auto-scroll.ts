import { type RefObject, useEffect, useEffectEvent } from 'react';

interface AutoScrollOptions {
  moving: boolean;
  /** the time in which the whole content passes once */
  seconds: number;
  /** called when the first column is out of sight: the caller moves it to the end */
  onColumnPassed: () => void;
}

/** Scrolls the element slowly to the side while `moving`. */
export function useAutoScroll(
  track: RefObject<HTMLElement | null>,
  options: AutoScrollOptions,
): void {
  const { moving, seconds } = options;
  const columnPassed = useEffectEvent(options.onColumnPassed);

  useEffect(() => {
    const element = track.current;
    if (!moving || !element) return;
    let frame = 0;
    let before = performance.now();
    let size = sizeOf(element);
    const observer = new ResizeObserver(() => {
      size = sizeOf(element);
    });
    observer.observe(element);
    // Browsers round scroll positions to whole pixels, but a frame moves less than one.
    let position = element.scrollLeft;
    const move = (now: number) => {
      if (Math.abs(element.scrollLeft - position) > 1) position = element.scrollLeft;
      if (size.total > size.visible) {
        position += (size.total / seconds / 1000) * Math.min(now - before, 100);
        before = now;
        if (size.column > 0 && position >= size.column) {
          position -= size.column;
          columnPassed();
        }
        element.scrollLeft = position;
      }
      frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [moving, seconds, track]);
}

/** In pixels: the whole content with one gap, its visible part, and a column with its gap. */
function sizeOf(track: HTMLElement): { total: number; visible: number; column: number } {
  const list = track.firstElementChild;
  const first = list?.firstElementChild;
  if (!list || !first) return { total: 0, visible: 0, column: 0 };
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const column = first.getBoundingClientRect().width + gap;
  return { total: list.scrollWidth + gap, visible: track.clientWidth, column };
}
