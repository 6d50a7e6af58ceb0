import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place in a list whose entry goes with the button that took it out: what stands
 * there then has the focus. Answers what is to be called before.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, version: unknown): () => void {
  const left = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what to look after
  useEffect(() => {
    const place = left.current;
    left.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const entries = [...(list.current?.children ?? [])];
    const next = entries[Math.min(place, entries.length - 1)];
    next?.querySelector('button')?.focus();
  }, [list, version]);
  return () => {
    const entries = [...(list.current?.children ?? [])];
    left.current = entries.findIndex((entry) => entry.contains(document.activeElement));
  };
}
