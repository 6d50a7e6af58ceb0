import type { RefObject } from 'react';
import { Bow } from '../illustrations/bow.tsx';

interface BusyOverlayProps {
  /** blocks the controls below it; otherwise they can still be used */
  closed?: boolean;
  element?: RefObject<HTMLDivElement | null>;
  children: string;
}

/** Shows the running operation in the middle of the visible part of a dialog. */
export function BusyOverlay({ closed = false, element, children }: BusyOverlayProps) {
  return (
    <div className={closed ? 'busy-overlay busy-overlay--closed' : 'busy-overlay'}>
      <div ref={element} className="busy-overlay__note" role="status" tabIndex={-1}>
        <Bow width={40} />
        {children}
      </div>
    </div>
  );
}
