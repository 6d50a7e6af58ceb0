import { type IconNode, LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { busyProps } from './busy-props.ts';
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
  const shown = busy ? LoaderCircle : icon;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, big })}
      {...busyProps(busy, onClick)}
    >
      {shown && <Icon node={shown} className={busy ? 'icon--turning' : undefined} />}
      {children}
    </button>
  );
}
