const themes = ['system', 'light', 'dark'] as const;
/** How pages look: by day, by night, or as the visitor's system says. */
export type Theme = (typeof themes)[number];

/** The cookie and the storage key that remember a visitor's theme. */
export const themeKey = 'theme';

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** What the switch goes to next. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
}

/** When the browser's own bars wear the paper of the day or of the night. */
export function paperMedia(paper: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${paper})`;
  return theme === paper ? 'all' : 'not all';
}
