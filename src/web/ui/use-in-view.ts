import { type RefObject, useEffect, useState } from 'react';

/** Returns true while the element is visible or within `margin` pixels of it; false until that is known. */
export function useInView(element: RefObject<Element | null>, margin = 0): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}
