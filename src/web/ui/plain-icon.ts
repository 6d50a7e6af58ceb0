import { type ComponentProps, createElement } from 'react';

interface Drawing {
  readonly name: string;
  readonly node: readonly (readonly [string, Record<string, string>])[];
}

/**
 * An icon as lucide draws it. A build puts this in the place of lucide's own maker of icons, which
 * can be told much that is never said here: other sizes, a context, names of its own.
 */
export function plainIcon({ name, node }: Drawing) {
  return ({ className, ...given }: ComponentProps<'svg'>) =>
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
        ...given,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
