import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icon.tsx';
import { currentToasts, dismissToast, noToasts, subscribeToToasts, type Toast } from './toasts.ts';

/** How long a toast stays while it is neither pointed at nor focused. */
const lifetimeMs = 3_000;
/** Actions take more time to read and reach. */
const lifetimeWithActionsMs = 8_000;

interface ToastRegionProps {
  label: string;
  dismissLabel: string;
}

/**
 * Shows the toasts. It is a popover that is always open, so that it is above modal dialogs too. A newer
 * modal covers it, so a new toast reopens it on top.
 */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
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
  const isPaused = pointed || focused;
  const remainingMs = useRef(toast.actions ? lifetimeWithActionsMs : lifetimeMs);

  useEffect(() => {
    if (isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - since;
    };
  }, [isPaused, toast.id]);

  const icon = toast.kind === 'success' ? CircleCheck : toast.kind === 'info' ? Info : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only pauses the timer
    <div
      className={`toast toast--${toast.kind === 'warning' ? 'failure' : toast.kind}`}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon node={icon} />
      <p>
        {toast.title && <b>{toast.title}</b>}
        {toast.text}
        {toast.actions && (
          <span className="toast__actions">
            {toast.actions.map(({ label, act }) => (
              <button
                key={label}
                type="button"
                className="text-link"
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
