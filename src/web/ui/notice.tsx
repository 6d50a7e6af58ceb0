import type { ReactNode } from 'react';
import { Bow } from './bow.tsx';

interface NoticeProps {
  title: string;
  text: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** A screen or a part of one that has nothing to show but a few kind words and what to do next. */
export function Notice({ title, text, heading: Heading = 'h2', children }: NoticeProps) {
  return (
    <div className="notice">
      <Bow width={64} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className="notice-actions">{children}</div>}
    </div>
  );
}
