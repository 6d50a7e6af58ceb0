import { expect, it } from 'vitest';
import { currentToasts, dismissToast, showToast } from './toasts.ts';

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
  for (const { id } of currentToasts()) dismissToast(id);
});
