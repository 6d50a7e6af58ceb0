import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../buttons/icon-button.tsx';
import { useInView } from '../use-in-view.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { useAutoScroll } from './use-auto-scroll.ts';
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

/** How far a button or an arrow key scrolls. */
const stepPx = 220;
/** The time in which all items pass once by auto-scrolling. */
const loopDurationSeconds = 80;

/**
 * A row that can be scrolled by touch, drag, buttons and keyboard. It scrolls by itself in an endless
 * loop, except while it is pointed at, focused or paused, and never with reduced motion.
 */
export function Carousel({ items, rows = 1, autoScrolls = true, ...texts }: CarouselProps) {
  const track = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();
  const inView = useInView(track);
  const [paused, setPaused] = useState(false);
  const { isHeld, handlers } = useInteractionHold();
  const [offset, setOffset] = useState(0);
  const first = items.length === 0 ? 0 : offset % items.length;
  const moving = autoScrolls && inView && !reducedMotion && !paused && !isHeld;

  useAutoScroll(track, {
    moving,
    seconds: loopDurationSeconds,
    // Synchronously: in the same frame the scroll position goes back by the moved column's width.
    onColumnPassed: () => flushSync(() => setOffset((before) => before + rows)),
  });

  const behavior = reducedMotion ? 'auto' : 'smooth';
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

  const onKeyDown = (event: KeyboardEvent) => {
    const keys = new Map([
      ['ArrowLeft', goBack],
      ['ArrowRight', goOn],
      ['Home', goToStart],
      ['End', goToEnd],
    ]);
    const go = keys.get(event.key);
    if (!go) return;
    event.preventDefault();
    go();
  };

  return (
    <div className="carousel" {...handlers}>
      <div className="carousel__tools">
        {autoScrolls && !reducedMotion && (
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
