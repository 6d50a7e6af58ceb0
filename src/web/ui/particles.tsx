import { useEffect, useRef } from 'react';
import { drift, releaseScrap } from './paper-scraps.ts';

/** Scraps of paper that float up behind a page. Only ever decoration; still for whoever wants stillness. */
export function Particles() {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    let stop: (() => void) | null = null;
    const follow = () => {
      stop?.();
      stop = null;
      const { current } = field;
      if (!current || stillness.matches) return;
      stop = drift({
        release: () => releaseScrap(current, Math.random),
        isAwake: () => !document.hidden,
      });
    };
    follow();
    stillness.addEventListener('change', follow);
    return () => {
      stillness.removeEventListener('change', follow);
      stop?.();
    };
  }, []);
  return <div ref={field} className="particles" aria-hidden="true" />;
}
