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

  const behavior = still ? 'auto' : 'smooth';
  const goToStart = () => track.current?.scrollTo({ left: 0, behavior });
  const goToEnd = () => track.current?.scrollTo({ left: track.current.scrollWidth, behavior });
  const goBack = () => {
    if ((track.current?.scrollLeft ?? 0) <= 1) goToEnd();
    else track.current?.scrollBy({ left: -step, behavior });
  };
  const goOn = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    if (scrollLeft >= scrollWidth - clientWidth - 1) goToStart();
    else track.current?.scrollBy({ left: step, behavior });
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
      <div className="carousel-tools">
        {drifts && !still && (
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
