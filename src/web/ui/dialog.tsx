import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  kind?: 'dialog' | 'drawer';
  wide?: boolean;
  /** while something is under way, Escape and the scrim do nothing */
  busy?: boolean;
}

/**
 * A modal that is open for as long as it is rendered. Escape and the scrim close it;
 * an element with `data-autofocus` has the focus first.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  kind = 'dialog',
  wide,
  busy = false,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();

  const leave = useEffectEvent((event: PointerEvent) => {
    const box = element.current?.getBoundingClientRect();
    if (!box || busy || event.target !== element.current) return;
    const { clientX: x, clientY: y } = event;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) onClose();
  });

  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // The browser would choose the close button, which comes first.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // The scrim belongs to the dialog: a press on it is a press on the dialog, outside its box.
    dialog?.addEventListener('pointerdown', leave);
    return () => {
      dialog?.removeEventListener('pointerdown', leave);
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={`${kind}${wide ? ' dialog-wide' : ''}`}
      aria-labelledby={heading}
      // A browser lets the Escape key be refused only now and then; the key itself, always.
      onKeyDown={(event) => {
        const isOurs = (event.target as Element).closest('dialog') === element.current;
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isOurs) return;
        if (event.defaultPrevented) return;
        event.preventDefault();
        if (!busy) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        if (!busy) onClose();
      }}
      // Closed without asking, by the back gesture of a phone: it is for the caller to let it go.
      onClose={(event) => {
        if (event.target !== element.current || element.current.open) return;
        element.current.showModal();
        if (!busy) onClose();
      }}
    >
      <div className="dialog-inner">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton label={closeLabel} icon={X} disabled={busy} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
