import type { ReactNode } from 'react';

interface BadgeProps {
  tone: 'gold' | 'berry' | 'pine';
  /** hangs in the corner of the picture before it */
  onPicture?: boolean;
  children: ReactNode;
}

/** A swing tag with a hole. */
export function Badge({ tone, onPicture = false, children }: BadgeProps) {
  const tag = <span className={`tag tag-${tone}`}>{children}</span>;
  return onPicture ? <span className="tag-on-picture">{tag}</span> : tag;
}
