import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { useDragScroll } from './use-drag-scroll.ts';
import { useDrift } from './use-drift.ts';
import { useHeld } from './use-held.ts';
import { useInView } from './use-in-view.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  pauseLabel: string;
  playLabel: string;
  items: readonly { id: string; content: ReactNode }[];
  rows?: 1 | 2;
  /** it moves by itself */
  drifts?: boolean;
}

/** How far a button or an arrow key goes, in pixels. */
const step = 220;
/** How long one round takes by itself. */
const round = 80;

/**
 * A strip that can be scrolled, dragged and walked along. It drifts by itself, in a circle, until
 * somebody points at it, focuses it or stops it; never for those who want things to stand still.
 */
export function Carousel({ items, rows = 1, drifts = true, ...texts }: CarouselProps) {
  const track = useRef<HTMLElement>(null);
  const still = useReducedMotion();
  const inView = useInView(track);
  const [paused, setPaused] = useState(false);
  const { isHeld, handlers } = useHeld();
  const [turned, setTurned] = useState(0);
  const first = items.length === 0 ? 0 : turned % items.length;
  const moving = drifts && inView && !still && !paused && !isHeld;

  useDrift(track, {
    moving,
    seconds: round,
    // At once: the strip is put back by the width of the column that went to its end.
    onColumnGone: () => flushSync(() => setTurned((before) => before + rows)),
  });

  const go = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const end = element.scrollWidth - element.clientWidth;
    const { scrollLeft } = element;
    const atEnd = direction === 1 ? scrollLeft >= end - 1 : scrollLeft <= 1;
    const behavior = still ? 'auto' : 'smooth';
    if (atEnd) element.scrollTo({ left: direction === 1 ? 0 : end, behavior });
    else element.scrollBy({ left: direction * step, behavior });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <div className="carousel" {...handlers}>
      <div className="carousel-tools">
        {drifts && !still && (
          <IconButton
            label={paused ? texts.playLabel : texts.pauseLabel}
            icon={paused ? Play : Pause}
            onClick={() => setPaused(!paused)}
          />
        )}
        <IconButton label={texts.previousLabel} icon={ChevronLeft} onClick={() => go(-1)} />
        <IconButton label={texts.nextLabel} icon={ChevronRight} onClick={() => go(1)} />
      </div>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- as below */}
      <section
        ref={track}
        data-moving={moving || undefined}
        className="carousel-track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.label}
        onKeyDown={onKeyDown}
        {...useDragScroll()}
      >
        <ul className={rows === 2 ? 'carousel-list carousel-list-2' : 'carousel-list'}>
          {[...items.slice(first), ...items.slice(0, first)].map((item) => (
            <li key={item.id}>{item.content}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
