import type { LucideIcon } from 'lucide-react';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: LucideIcon;
  /** in progress: keeps its size and the focus, and ignores further presses */
  busy?: boolean;
}

export function Button({
  variant = 'filled',
  big = false,
  icon: Icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A form is submitted by a click on its button, also for the Enter key.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const ShownIcon = busy ? LoaderCircle : Icon;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, big })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {ShownIcon && (
        <ShownIcon className={busy ? 'icon icon--turning' : 'icon'} aria-hidden="true" />
      )}
      {children}
    </button>
  );
}
