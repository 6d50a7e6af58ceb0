export interface ButtonLook {
  /** one filled button a screen; `claim` takes a gift, `line` stands beside, `quiet` is text alone */
  variant?: 'filled' | 'claim' | 'line' | 'quiet';
  big?: boolean;
}

/** How a button looks, for links of any router too. */
export function buttonClass({ variant = 'filled', big = false }: ButtonLook = {}): string {
  return ['btn', variant !== 'filled' && `btn-${variant}`, big && 'btn-big']
    .filter(Boolean)
    .join(' ');
}
