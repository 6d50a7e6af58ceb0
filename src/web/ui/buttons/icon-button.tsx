import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { busyProps } from './busy-props.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** the accessible name, because screen readers cannot read the icon */
  label: string;
  icon: IconNode;
  /** a short visible text below the icon; the label contains it */
  word?: string;
  /** in progress: keeps the focus and ignores further presses */
  busy?: boolean;
}

export function IconButton({
  label,
  icon,
  word,
  busy = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn--quiet ${word ? 'btn--worded' : 'btn--icon'}${className ? ` ${className}` : ''}`}
      aria-label={label}
      {...busyProps(busy, onClick)}
    >
      <Icon node={icon} />
      {word}
    </button>
  );
}
