import { X } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { registerDialog } from './open-dialogs.ts';
import { ToastRegion } from './toast-region.tsx';

export interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  kind?: 'dialog' | 'drawer';
  wide?: boolean;
  /** during a request, Escape and the backdrop do nothing */
  busy?: boolean;
}

/**
 * After it has opened, presses on the backdrop are ignored for this long: the second one of a
 * double click was meant for the button that opened it. Touch screens do not count clicks.
 */
const openingGraceMs = 400;
/** The longest double-click interval that operating systems offer. */
const doubleClickMs = 900;

/**
 * A modal that is open for as long as it is rendered. Escape and a press on the backdrop close it;
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

  /** whether the current press started on the backdrop */
  const isOnBackdrop = useRef(false);

  const leave = useEffectEvent((event: MouseEvent) => {
    const isFirst = event.detail <= 1;
    if (isFirst && isOnBackdrop.current && isOutside(event) && !busy) onClose();
  });

  const dismiss = useEffectEvent(() => {
    if (!busy) onClose();
  });
  useEffect(() => registerDialog(() => dismiss()), []);

  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    const openedAt = performance.now();
    const press = (event: PointerEvent) => {
      isOnBackdrop.current = isOutside(event) && event.timeStamp - openedAt > openingGraceMs;
    };
    // The second click of a double click must not press a button or select a word in the dialog either.
    const ignoreRepeated = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - openedAt > doubleClickMs) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Otherwise the browser would focus the close button, which comes first.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    dialog?.addEventListener('mousedown', ignoreRepeated, { capture: true });
    dialog?.addEventListener('click', ignoreRepeated, { capture: true });
    dialog?.addEventListener('pointerdown', press);
    dialog?.addEventListener('click', leave);
    return () => {
      dialog?.removeEventListener('mousedown', ignoreRepeated, { capture: true });
      dialog?.removeEventListener('click', ignoreRepeated, { capture: true });
      dialog?.removeEventListener('pointerdown', press);
      dialog?.removeEventListener('click', leave);
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className={`${kind}${wide ? ' dialog--wide' : ''}`}
      aria-labelledby={heading}
      // Browsers let the cancel event be prevented only sometimes, but the key event always.
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
      // A phone's back gesture closes it without a cancel event; it is reopened, because the caller decides.
      onClose={(event) => {
        if (event.target !== element.current || element.current.open) return;
        element.current.showModal();
        if (!busy) onClose();
      }}
    >
      <div className="dialog__inner">
        <div className="dialog__head">
          <h2 id={heading}>{title}</h2>
          <IconButton label={closeLabel} icon={X} disabled={busy} onClick={onClose} />
        </div>
        {children}
      </div>
      <ToastRegion />
    </dialog>
  );
}

/** A press on the backdrop targets the dialog, but lies outside its box. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (!(currentTarget instanceof HTMLElement) || target !== currentTarget) return false;
  const box = currentTarget.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
