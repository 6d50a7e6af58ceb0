import { isTheme, nextTheme, type Theme, themeColorMedia, themeKey } from '../../domain/theme.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

/**
 * Applies the visitor's theme to the document, on every kind of page. The server has rendered it
 * already; this handles the theme switch, a choice in another tab, a page restored from the
 * back-forward cache, and a browser that has dropped the cookie.
 */
export function keepTheme(): void {
  addEventListener('pageshow', () => applyTheme(storedTheme()));
  // Reads storage, because the other tab's cookie may arrive after the storage event.
  onStoredElsewhere(themeKey, () => applyTheme(parseTheme(readStored(themeKey))));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
    const next = nextTheme(parseTheme(document.documentElement.dataset['theme']));
    storeTheme(next);
    applyTheme(next);
  });
  const stored = storedTheme();
  if (stored !== 'system') storeTheme(stored);
  applyTheme(stored);
}

function storedTheme(): Theme {
  return parseTheme(readCookie(themeKey) ?? readStored(themeKey));
}

function parseTheme(value: unknown): Theme {
  return isTheme(value) ? value : 'system';
}

/** Also sets a cookie, so that the server renders the theme into the document. */
function storeTheme(theme: Theme): void {
  writeStored(themeKey, theme);
  writeCookie(themeKey, theme);
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = themeColorMedia(meta.dataset['paper'] === 'dark' ? 'dark' : 'light', theme);
  }
}
