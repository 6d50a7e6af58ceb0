import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** the drawing, as lucide gives it */
  node: IconNode;
}

/** Shows a drawing of lucide. Screen readers skip it: what it means is always said in words too. */
export function Icon({ node, className, ...rest }: IconProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
      className={className ? `icon ${className}` : 'icon'}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
