/** A message that is shown for a short time. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'failure' | 'info' | 'warning';
  readonly title?: string;
  readonly text: string;
  /** buttons below the text; such a toast stays longer */
  readonly actions?: readonly ToastAction[];
  /** what it tells of: a newer toast about the same replaces it, because it contradicts it or is in its way */
  readonly topic?: string;
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

/** How long a toast stays while it is neither pointed at nor focused. */
const lifetimeMs = 3_000;
/** Actions take more time to read and reach. */
const lifetimeWithActionsMs = 8_000;

let toasts: readonly Toast[] = [];
/** The time that is left of a toast: a dialog that opens or closes moves the toasts to another region. */
const remainingMs = new WeakMap<Toast, number>();
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

/** Shows a message at the top of the page for a short time. It replaces those with the same text or topic. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (toast.topic) dismissTopic(toast.topic);
  const others = toasts.filter((each) => contentOf(each) !== contentOf(toast));
  setToasts([...others, { ...toast, id: nextId++ }]);
}

function contentOf({ kind, title, text, actions = [] }: Omit<Toast, 'id'>): string {
  return JSON.stringify([kind, title, text, ...actions.map(({ label }) => label)]);
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Dismisses what is shown about a topic. */
export function dismissTopic(topic: string): void {
  setToasts(toasts.filter((toast) => toast.topic !== topic));
}

/** Dismisses a toast when its time is over. Returns the function that pauses it. */
export function startLifetime(toast: Toast): () => void {
  const leftMs = remainingMs.get(toast) ?? (toast.actions ? lifetimeWithActionsMs : lifetimeMs);
  const startedAt = performance.now();
  const timer = setTimeout(() => dismissToast(toast.id), leftMs);
  return () => {
    clearTimeout(timer);
    remainingMs.set(toast, leftMs - (performance.now() - startedAt));
  };
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;
