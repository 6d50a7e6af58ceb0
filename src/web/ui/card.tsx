import type { ReactNode } from 'react';

interface CardProps {
  as?: 'div' | 'li' | 'article';
  /** more class names, for what only this kind of card has */
  className?: string | undefined;
  /** flush on top */
  picture?: ReactNode;
  children: ReactNode;
}

/** A sheet lying on the paper. */
export function Card({ as: Element = 'div', className, picture, children }: CardProps) {
  return (
    <Element className={className ? `card ${className}` : 'card'}>
      {picture}
      <div className="card-body">{children}</div>
    </Element>
  );
}
