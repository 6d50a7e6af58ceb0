import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** the accessible name, because screen readers cannot read the icon */
  label: string;
  icon: LucideIcon;
}

export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`btn btn--quiet btn--icon${className ? ` ${className}` : ''}`}
      aria-label={label}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
