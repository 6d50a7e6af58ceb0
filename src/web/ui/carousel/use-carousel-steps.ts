import type { KeyboardEvent, RefObject } from 'react';

/** How far a button or an arrow key scrolls. */
const stepPx = 220;

/** Returns what the buttons of a carousel do, and the same by keyboard. At either end the next step leads to the other one. */
export function useCarouselSteps(
  track: RefObject<HTMLElement | null>,
  behavior: 'auto' | 'smooth',
): { goBack: () => void; goOn: () => void; onKeyDown: (event: KeyboardEvent) => void } {
  const goToStart = () => track.current?.scrollTo({ left: 0, behavior });
  const goToEnd = () => track.current?.scrollTo({ left: track.current.scrollWidth, behavior });
  const goBack = () => {
    if ((track.current?.scrollLeft ?? 0) <= 1) goToEnd();
    else track.current?.scrollBy({ left: -stepPx, behavior });
  };
  const goOn = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    if (scrollLeft >= scrollWidth - clientWidth - 1) goToStart();
    else track.current?.scrollBy({ left: stepPx, behavior });
  };
  const keys = new Map([
    ['ArrowLeft', goBack],
    ['ArrowRight', goOn],
    ['Home', goToStart],
    ['End', goToEnd],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const go = keys.get(event.key);
    if (!go) return;
    event.preventDefault();
    go();
  };
  return { goBack, goOn, onKeyDown };
}
