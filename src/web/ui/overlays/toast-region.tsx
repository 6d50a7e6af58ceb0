import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../icon.tsx';
import {
  addToastRegion,
  dismissToast,
  startLifetime,
  subscribeToToasts,
  type Toast,
  toastsIn,
} from './toasts.ts';

/** The texts of the regions, in the visitor's language. */
export const ToastLabels = createContext({ region: '', dismiss: '' });

/**
 * Shows the toasts, in the page or in a dialog. A modal dialog makes all outside of it inert, whatever is painted
 * above it, so each dialog has a region of its own, and the toasts are in the topmost. It is a popover that is
 * always open: an empty live region has to be there before its text.
 */
export function ToastRegion() {
  const labels = useContext(ToastLabels);
  const region = useId();
  const toasts = useSyncExternalStore(
    subscribeToToasts,
    () => toastsIn(region),
    () => null,
  );
  const isTopmost = toasts !== null;
  const element = useRef<HTMLElement>(null);

  useEffect(() => addToastRegion(region), [region]);

  // It is topmost one rendering after its dialog has opened, which would cover a popover that opened before.
  useEffect(() => {
    if (isTopmost) element.current?.togglePopover?.(true);
  }, [isTopmost]);

  return (
    <section
      ref={element}
      className="toasts"
      aria-label={labels.region}
      aria-live="polite"
      popover="manual"
    >
      {toasts?.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={labels.dismiss} />
      ))}
    </section>
  );
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = pointed || focused;

  useEffect(() => (isPaused ? undefined : startLifetime(toast)), [isPaused, toast]);

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
