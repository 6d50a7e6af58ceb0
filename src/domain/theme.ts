const themes = ['system', 'light', 'dark'] as const;
/** The colour theme of the pages: of the system, light or dark. */
export type Theme = (typeof themes)[number];

/** The cookie and the storage key that remember a visitor's theme. */
export const themeKey = 'theme';

/** Returns true for the name of a theme. */
export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Returns the theme that the switch selects next. */
export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
}

/**
 * Returns the `media` of a `theme-color` element, so that the browser bars have the paper colour of
 * the theme.
 * @param paper the colour scheme that the element is for
 */
export function themeColorMedia(paper: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${paper})`;
  return theme === paper ? 'all' : 'not all';
}
