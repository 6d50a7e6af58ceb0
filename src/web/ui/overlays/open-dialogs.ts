const dismissals: (() => void)[] = [];

/** Registers an open dialog by the function that closes it. Returns the function that unregisters it. */
export function registerDialog(dismiss: () => void): () => void {
  dismissals.push(dismiss);
  return () => void dismissals.splice(dismissals.indexOf(dismiss), 1);
}

/** Returns true while a dialog is open, with or without the application. */
export const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Closes the topmost dialog, as its close button would; does nothing without one. */
export function dismissTopDialog(): void {
  dismissals.at(-1)?.();
}
