import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** the accessible name, because screen readers cannot read the icon */
  label: string;
  icon: LucideIcon;
  /** a short visible text below the icon; the label contains it */
  word?: string;
}

export function IconButton({ label, icon: Icon, word, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn--quiet ${word ? 'btn--worded' : 'btn--icon'}${className ? ` ${className}` : ''}`}
      aria-label={label}
    >
      <Icon className="icon" aria-hidden="true" />
      {word}
    </button>
  );
}
