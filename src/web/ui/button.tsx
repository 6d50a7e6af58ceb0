import type { LucideIcon } from 'lucide-react';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: LucideIcon;
  /** under way: keeps its place and the focus, and does nothing when pressed again */
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A form submits through the click of its button, the Enter key included.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const Face = busy ? LoaderCircle : Icon;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, big })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {Face && <Face className={busy ? 'icon icon-turning' : 'icon'} aria-hidden="true" />}
      {children}
    </button>
  );
}
