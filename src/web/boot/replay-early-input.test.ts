// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { applicationListens, recordEarlyInput } from './replay-early-input.ts';

afterEach(() => void vi.useRealTimers());

test('a press is kept for as long as the application takes to load', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML = '<button type="button">Claim</button>';
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  recordEarlyInput();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  vi.advanceTimersByTime(60_000);
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  const hydrated = Promise.resolve();
  document.dispatchEvent(new CustomEvent(applicationListens, { detail: hydrated }));
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a form is submitted after its texts are entered, and one that works by itself is left alone', async () => {
  document.body.innerHTML =
    '<form id="app"><input /><button>Open</button></form><form id="own" method="post"><button>Act</button></form>';
  const [app, own] = document.forms;
  const input = document.querySelector('input');
  if (!app || !own || !input) throw new Error('a part is missing');
  const events: string[] = [];
  recordEarlyInput();
  input.value = 'link';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  app.requestSubmit();
  input.value = '';
  own.addEventListener('submit', (event) => {
    events.push(`own, prevented: ${event.defaultPrevented}`);
    event.preventDefault();
  });
  own.requestSubmit();
  app.addEventListener('submit', () => events.push(`app: ${input.value}`));
  input.addEventListener('input', () => events.push(`input: ${input.value}`));
  const hydrated = Promise.resolve();
  document.dispatchEvent(new CustomEvent(applicationListens, { detail: hydrated }));
  await vi.waitFor(() =>
    expect(events).toEqual(['own, prevented: false', 'input: link', 'app: link']),
  );
});
