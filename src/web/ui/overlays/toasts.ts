/** A message that is shown for a short time. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'failure' | 'info' | 'warning';
  readonly title?: string;
  readonly text: string;
  /** buttons below the text; such a toast stays longer */
  readonly actions?: readonly ToastAction[];
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The regions on the page; the last is that of the topmost dialog. */
let regions: readonly string[] = [];

function notify(): void {
  for (const listener of listeners) listener();
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  notify();
}

/** Makes a region the topmost, by its id. Returns the function that removes it. */
export function addToastRegion(region: string): () => void {
  regions = [...regions, region];
  notify();
  return () => {
    regions = regions.filter((each) => each !== region);
    notify();
  };
}

/** Returns the toasts if this region is the topmost, else null. */
export function toastsIn(region: string): readonly Toast[] | null {
  return regions.at(-1) === region ? toasts : null;
}

/** Shows a message at the top of the page for a short time. It replaces one with the same text. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const others = toasts.filter((each) => contentOf(each) !== contentOf(toast));
  setToasts([...others, { ...toast, id: nextId++ }]);
}

function contentOf({ kind, title, text, actions = [] }: Omit<Toast, 'id'>): string {
  return JSON.stringify([kind, title, text, ...actions.map(({ label }) => label)]);
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;
