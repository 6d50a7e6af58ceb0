import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the focus in a list after an entry was removed together with its focused button: the entry
 * that takes its position gets the focus. Returns a function to call before the removal; `version`
 * changes after it.
 */
export function useFocusRestoration(
  list: RefObject<HTMLElement | null>,
  version: unknown,
): () => void {
  const removedIndex = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version triggers the restoration
  useEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const entries = [...(list.current?.children ?? [])];
    const next = entries[Math.min(index, entries.length - 1)];
    next?.querySelector('button')?.focus();
  }, [list, version]);
  return () => {
    const entries = [...(list.current?.children ?? [])];
    removedIndex.current = entries.findIndex((entry) => entry.contains(document.activeElement));
  };
}
