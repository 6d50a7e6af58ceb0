import type { RefObject } from 'react';
import { Bow } from '../ui/bow.tsx';

interface VeilProps {
  /** lies over everything; otherwise one can go on below it */
  closed?: boolean;
  element?: RefObject<HTMLDivElement | null>;
  children: string;
}

/** What is under way, in the middle of what can be seen of the dialog. */
export function Veil({ closed = false, element, children }: VeilProps) {
  return (
    <div className={closed ? 'veil veil-closed' : 'veil'}>
      <div ref={element} className="veil-note" role="status" tabIndex={-1}>
        <Bow width={40} />
        {children}
      </div>
    </div>
  );
}
