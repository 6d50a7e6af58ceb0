import { useEffect, useRef } from 'react';
import { addScraps, createScrap } from './paper-scraps.ts';

/** Shows decorative scraps of paper that rise behind a page; none if the visitor prefers reduced motion. */
export function Particles() {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let stop: (() => void) | null = null;
    const restart = () => {
      stop?.();
      stop = null;
      const { current } = field;
      if (!current || reducedMotion.matches) return;
      stop = addScraps({
        addScrap: () => createScrap(current, Math.random),
        isVisible: () => !document.hidden,
      });
    };
    restart();
    reducedMotion.addEventListener('change', restart);
    return () => {
      reducedMotion.removeEventListener('change', restart);
      stop?.();
    };
  }, []);
  return <div ref={field} className="particles" aria-hidden="true" />;
}
