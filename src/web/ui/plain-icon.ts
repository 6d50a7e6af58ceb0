import { type ComponentProps, createElement } from 'react';

interface Drawing {
  readonly name: string;
  readonly node: readonly (readonly [string, Record<string, string>])[];
}

/**
 * Returns an icon component that renders like lucide's. The build substitutes it for lucide's own
 * factory, whose size options, context and aliases are not used here.
 */
export function plainIcon({ name, node }: Drawing) {
  return ({ className, ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
