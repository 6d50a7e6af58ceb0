import { type ComponentType, lazy } from 'react';
import { retryOnce } from './retry-once.ts';

const Nothing = () => null;

/** Returns a component whose code is loaded when it is rendered; where that fails, `fallback` takes its place. */
export function lazyOptional<P>(
  load: () => Promise<ComponentType<P>>,
  fallback: ComponentType<P> = Nothing,
) {
  return lazy(async () => ({ default: await retryOnce(load).catch(() => fallback) }));
}
