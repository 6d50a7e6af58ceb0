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
    // Browsers round the place to whole pixels, and a frame moves less than one.
    let place = element.scrollLeft;
    const move = (now: number) => {
      if (Math.abs(element.scrollLeft - place) > 1) place = element.scrollLeft;
      const list = element.firstElementChild;
      const column = list?.firstElementChild;
      const gap = list ? Number.parseFloat(getComputedStyle(list).columnGap) || 0 : 0;
      const width = column ? column.getBoundingClientRect().width + gap : 0;
      if (element.scrollWidth > element.clientWidth) {
        place += ((element.scrollWidth + gap) / seconds / 1000) * Math.min(now - before, 100);
        before = now;
        if (width > 0 && place >= width) {
          place -= width;
          columnGone();
        }
        element.scrollLeft = place;
      }
      frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [moving, seconds, track]);
}
