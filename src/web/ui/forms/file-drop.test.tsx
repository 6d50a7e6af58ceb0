// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../../test/support/render-component.tsx';
import { FileDrop } from './file-drop.tsx';

const file = new File(['x'], 'kite.png', { type: 'image/png' });

/** Pastes a file, drops it beside the target and on it. Returns how many events the browser would act on. */
function pasteAndDrop(): number {
  const dataTransfer = { files: [file], types: ['Files'] };
  const target = screen.getByRole('group');
  const events = [
    [document.body, createEvent.paste(document.body, { clipboardData: { files: [file] } })],
    [document.body, createEvent.drop(document.body, { dataTransfer })],
    [target, createEvent.drop(target, { dataTransfer })],
  ] as const;
  return events.filter(([on, event]) => fireEvent(on, event)).length;
}

test.each([
  ['a file that is pasted or dropped is taken', false, 3],
  ['while the form is disabled no file is taken, nor opened by the browser', true, 0],
])('%s', (_, disabled, taken) => {
  const onFile = vi.fn<(file: File) => void>();
  renderComponent(
    <FileDrop
      label="Picture"
      accept="image/*"
      chooseLabel="Choose"
      dropLabel="Drop"
      removeLabel="Remove"
      preview={null}
      disabled={disabled}
      onFile={onFile}
    />,
  );
  expect(pasteAndDrop()).toBe(0);
  expect(onFile).toHaveBeenCalledTimes(taken);
});
