// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { applicationListens, recordEarlyClicks } from './replay-early-clicks.ts';

afterEach(() => void vi.useRealTimers());

test('a press is kept for as long as the application takes to load', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML = '<button type="button">Claim</button>';
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  recordEarlyClicks();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  vi.advanceTimersByTime(60_000);
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  const hydrated = Promise.resolve();
  document.dispatchEvent(new CustomEvent(applicationListens, { detail: hydrated }));
  await hydrated;
  expect(pressed).toHaveBeenCalledOnce();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});
