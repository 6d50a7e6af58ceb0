import type { ReactNode } from 'react';

interface BadgeProps {
  tone: 'gold' | 'berry' | 'pine';
  /** placed in the corner of the picture before it */
  onPicture?: boolean;
  children: ReactNode;
}

/** Shows a short label in the shape of a gift tag. */
export function Badge({ tone, onPicture = false, children }: BadgeProps) {
  const tag = <span className={`badge badge--${tone}`}>{children}</span>;
  return onPicture ? <span className="badge__corner">{tag}</span> : tag;
}
