import { type ReactNode, Suspense } from 'react';

/**
 * Hydrates its children after the rest of the page, or as soon as they are pressed, so that a slow phone answers in
 * between. The children must not wait for anything, because there is nothing to show meanwhile.
 */
export function HydrateApart({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
