import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Drift {
  moving: boolean;
  /** how long one round takes */
  seconds: number;
  /** the first column is out of sight */
  onColumnGone: () => void;
}

/** Scrolls a strip slowly to the side, for as long as `moving`. */
export function useDrift(track: RefObject<HTMLElement | null>, drift: Drift): void {
  const { moving, seconds } = drift;
  const columnGone = useEffectEvent(drift.onColumnGone);

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
    // Browsers round the place to whole pixels, and a frame moves less than one.
    let place = element.scrollLeft;
    const move = (now: number) => {
      if (Math.abs(element.scrollLeft - place) > 1) place = element.scrollLeft;
      if (size.round > size.shown) {
        place += (size.round / seconds / 1000) * Math.min(now - before, 100);
        before = now;
        if (size.column > 0 && place >= size.column) {
          place -= size.column;
          columnGone();
        }
        element.scrollLeft = place;
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

/** In pixels: a whole round, what of it is in sight, and the way from one column to the next. */
function sizeOf(track: HTMLElement): { round: number; shown: number; column: number } {
  const list = track.firstElementChild;
  const first = list?.firstElementChild;
  if (!list || !first) return { round: 0, shown: 0, column: 0 };
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const column = first.getBoundingClientRect().width + gap;
  return { round: list.scrollWidth + gap, shown: track.clientWidth, column };
}
