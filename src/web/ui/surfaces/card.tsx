import type { ReactNode } from 'react';

interface CardProps {
  as?: 'div' | 'li' | 'article';
  /** further class names */
  className?: string | undefined;
  /** shown at the top edge without padding */
  picture?: ReactNode;
  children: ReactNode;
}

/** Shows content on a raised surface. */
export function Card({ as: Element = 'div', className, picture, children }: CardProps) {
  return (
    <Element className={className ? `card ${className}` : 'card'}>
      {picture}
      <div className="card__body">{children}</div>
    </Element>
  );
}
