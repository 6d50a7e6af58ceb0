/** The options that decide how a button looks. */
export interface ButtonLook {
  /** one filled button a screen; `claim` claims an item, `danger` deletes, `line` is secondary, `quiet` has no frame */
  variant?: 'filled' | 'claim' | 'danger' | 'line' | 'quiet';
  big?: boolean;
}

/** Returns the class names of a button, also for links that look like one. */
export function buttonClass({ variant = 'filled', big = false }: ButtonLook = {}): string {
  return ['btn', variant !== 'filled' && `btn--${variant}`, big && 'btn--big']
    .filter(Boolean)
    .join(' ');
}
