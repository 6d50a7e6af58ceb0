import { afterEach, expect, it } from 'vitest';
import { currentToasts, dismissToast, dismissTopic, showToast } from './toasts.ts';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

it('six quick presses leave one message, whose duration starts with the last press', () => {
  for (let press = 0; press < 6; press += 1) showToast({ kind: 'info', text: 'Copied' });
  showToast({ kind: 'failure', text: 'Copied' });
  showToast({ kind: 'info', text: 'Saved' });
  expect(currentToasts().map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'info: Copied',
    'failure: Copied',
    'info: Saved',
  ]);
  const [first] = currentToasts();
  showToast({ kind: 'info', text: 'Copied' });
  expect(currentToasts().at(-1)?.id).not.toBe(first?.id);
});

it('of what tells of the same thing, only the newest message stays', () => {
  showToast({ kind: 'info', text: 'Saved' });
  showToast({ kind: 'success', text: 'Claimed', topic: 'claim' });
  showToast({ kind: 'success', text: 'Taken back', topic: 'claim' });
  showToast({ kind: 'info', text: 'Copied' });
  expect(currentToasts().map(({ text }) => text)).toEqual(['Saved', 'Taken back', 'Copied']);
  dismissTopic('claim');
  expect(currentToasts().map(({ text }) => text)).toEqual(['Saved', 'Copied']);
});
