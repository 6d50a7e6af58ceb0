import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Shows what needs JavaScript, once the page is hydrated. React renders a component that asks `useHydrated` again in
 * one piece; here that is nothing but this one.
 */
export function AfterHydration({ children }: { children: ReactNode }): ReactNode {
  return useHydrated() && children;
}
