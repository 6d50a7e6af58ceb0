import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../buttons/icon-button.tsx';
import { useInView } from '../use-in-view.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useCarouselSteps } from './use-carousel-steps.ts';
import { useDragScroll } from './use-drag-scroll.ts';
import { useInteractionHold } from './use-interaction-hold.ts';

interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  pauseLabel: string;
  playLabel: string;
  items: readonly { id: string; content: ReactNode }[];
  rows?: 1 | 2;
  /** scrolls by itself */
  autoScrolls?: boolean;
}

/** The time in which all items pass once by auto-scrolling. */
const loopDurationSeconds = 80;

/**
 * A row that can be scrolled by touch, drag, buttons and keyboard. It scrolls by itself in an endless
 * loop, except while it is pointed at, focused or paused, and never with reduced motion.
 */
export function Carousel({ items, rows = 1, autoScrolls = true, ...texts }: CarouselProps) {
  const track = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();
  const canMove = autoScrolls && !reducedMotion;
  const { offset, moving, paused, setPaused, handlers } = useEndlessLoop(track, { canMove, rows });
  const first = offset % Math.max(items.length, 1);
  const { goBack, goOn, onKeyDown } = useCarouselSteps(track, reducedMotion ? 'auto' : 'smooth');

  return (
    <div className="carousel" {...handlers}>
      <div className="carousel__tools">
        {canMove && (
          <IconButton
            label={paused ? texts.playLabel : texts.pauseLabel}
            icon={paused ? Play : Pause}
            onClick={() => setPaused(!paused)}
          />
        )}
        <IconButton label={texts.previousLabel} icon={ChevronLeft} onClick={goBack} />
        <IconButton label={texts.nextLabel} icon={ChevronRight} onClick={goOn} />
      </div>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- as below */}
      <section
        ref={track}
        data-moving={moving || undefined}
        className="carousel__track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.label}
        onKeyDown={onKeyDown}
        {...useDragScroll()}
      >
        <ul className={rows === 2 ? 'carousel__list carousel__list--two-rows' : 'carousel__list'}>
          {[...items.slice(first), ...items.slice(0, first)].map((item) => (
            <li key={item.id}>{item.content}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/**
 * Scrolls a track in an endless loop: each column that has passed the start follows the last one. `offset` is the number
 * of items that have passed.
 */
function useEndlessLoop(
  track: RefObject<HTMLElement | null>,
  { canMove, rows }: { canMove: boolean; rows: number },
) {
  const inView = useInView(track);
  const [paused, setPaused] = useState(false);
  const { isHeld, handlers } = useInteractionHold();
  const [offset, setOffset] = useState(0);
  const moving = canMove && inView && !paused && !isHeld;
  useAutoScroll(track, {
    moving,
    seconds: loopDurationSeconds,
    // Synchronously: in the same frame the scroll position goes back by the moved column's width.
    onColumnPassed: () => flushSync(() => setOffset((before) => before + rows)),
  });
  return { offset, moving, paused, setPaused, handlers };
}
