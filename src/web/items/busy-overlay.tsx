import type { RefObject } from 'react';
import { Bow } from '../illustrations/bow.tsx';

interface BusyOverlayProps {
  /** blocks the controls below it; otherwise they can still be used */
  closed?: boolean;
  element?: RefObject<HTMLDivElement | null>;
  /** null while nothing runs */
  children: string | null;
}

/**
 * Shows the running operation in the middle of the visible part of a dialog. Where nothing has the focus for it, it
 * is rendered before the operation begins, since screen readers tell only what changes in a status.
 */
export function BusyOverlay({ closed = false, element, children }: BusyOverlayProps) {
  return (
    <div className={closed ? 'busy-overlay busy-overlay--closed' : 'busy-overlay'} role="status">
      {children !== null && (
        <div ref={element} className="busy-overlay__note" tabIndex={-1}>
          <Bow width={40} />
          {children}
        </div>
      )}
    </div>
  );
}
