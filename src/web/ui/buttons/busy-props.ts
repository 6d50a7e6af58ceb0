import type { ComponentProps, MouseEvent } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** Returns the properties of a button that, while it is busy, keeps the focus and ignores presses. */
export function busyProps(busy: boolean, onClick: ButtonProps['onClick']) {
  return {
    'aria-disabled': busy || undefined,
    'aria-busy': busy || undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      // A form is submitted by a click on its button, also for the Enter key.
      if (busy) event.preventDefault();
      else onClick?.(event);
    },
  };
}
