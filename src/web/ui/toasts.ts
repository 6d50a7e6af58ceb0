export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'failure' | 'info' | 'warning';
  readonly title?: string;
  readonly text: string;
  /** what can be done about it; such a toast stays longer */
  readonly actions?: readonly ToastAction[];
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top of the page for a while. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  change([...toasts, { ...toast, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;

const none: readonly Toast[] = [];
export const noToasts = (): readonly Toast[] => none;
