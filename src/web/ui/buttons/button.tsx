import { type IconNode, LoaderCircle } from 'lucide';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: IconNode;
  /** in progress: keeps its size and the focus, and ignores further presses */
  busy?: boolean;
}

export function Button({
  variant = 'filled',
  big = false,
  icon,
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
  const shown = busy ? LoaderCircle : icon;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, big })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {shown && <Icon node={shown} className={busy ? 'icon--turning' : undefined} />}
      {children}
    </button>
  );
}
