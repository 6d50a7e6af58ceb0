// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { currentToasts, showToast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page's region, and that of a dialog while one is open. */
const regions = (hasDialog: boolean) => (
  <>
    <ToastRegion />
    {hasDialog && <ToastRegion />}
  </>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a message lasts as long as ever when a dialog opens and closes meanwhile', () => {
  const { rerender } = render(regions(false));
  act(() => showToast({ kind: 'success', text: 'Saved' }));
  pass(2_000);
  rerender(regions(true));
  pass(900);
  expect(currentToasts()).toHaveLength(1);
  rerender(regions(false));
  pass(200);
  expect(currentToasts()).toEqual([]);
});
