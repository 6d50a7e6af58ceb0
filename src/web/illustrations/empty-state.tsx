import type { ReactNode, Ref } from 'react';
import { Bow } from './bow.tsx';

interface EmptyStateProps {
  title: string;
  text: string;
  heading?: 'h1' | 'h2';
  /** for a heading that gets the focus */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Shows that a screen, or a part of one, has no content: why, and what to do next. */
export function EmptyState({
  title,
  text,
  heading: Heading = 'h2',
  headingRef,
  children,
}: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Bow width={64} />
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      <p>{text}</p>
      {children && <div className="empty-state__actions">{children}</div>}
    </div>
  );
}
