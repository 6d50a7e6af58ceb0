import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** the accessible name, because screen readers cannot read the icon */
  label: string;
  icon: IconNode;
  /** a short visible text below the icon; the label contains it */
  word?: string;
}

export function IconButton({ label, icon, word, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn--quiet ${word ? 'btn--worded' : 'btn--icon'}${className ? ` ${className}` : ''}`}
      aria-label={label}
    >
      <Icon node={icon} />
      {word}
    </button>
  );
}
