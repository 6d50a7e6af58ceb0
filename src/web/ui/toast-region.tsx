import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import { currentToasts, dismissToast, noToasts, subscribeToToasts, type Toast } from './toasts.ts';

/** How long a toast stays when nobody holds it with the pointer or the keyboard. */
const life = 3_000;
/** One that offers something needs time to be read and reached. */
const lifeWithActions = 8_000;

interface Labels {
  label: string;
  dismissLabel: string;
}

/**
 * The place for messages. It is a popover that is always open, so that it lies above modal dialogs
 * too; a newer modal covers it, therefore a message that comes over one lifts it again.
 */
export function ToastRegion({ label, dismissLabel }: Labels) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    const open = element.matches(':popover-open');
    const covered = newest !== undefined && document.querySelector('dialog[open]') !== null;
    if (open && covered) element.hidePopover();
    if (!open || covered) element.showPopover();
  }, [newest]);

  return (
    <section ref={region} className="toasts" aria-label={label} aria-live="polite" popover="manual">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </section>
  );
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const left = useRef(toast.actions ? lifeWithActions : life);

  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, toast.id]);

  const Icon = toast.kind === 'success' ? CircleCheck : toast.kind === 'info' ? Info : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding only pauses the clock
    <div
      className={`toast toast-${toast.kind === 'warning' ? 'failure' : toast.kind}`}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <p>
        {toast.title && <b>{toast.title}</b>}
        {toast.text}
        {toast.actions && (
          <span className="toast-actions">
            {toast.actions.map(({ label, act }) => (
              <button
                key={label}
                type="button"
                className="link"
                onClick={() => {
                  dismissToast(toast.id);
                  act();
                }}
              >
                {label}
              </button>
            ))}
          </span>
        )}
      </p>
      <IconButton label={dismissLabel} icon={X} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
