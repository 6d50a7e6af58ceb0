import { isTheme, nextTheme, paperMedia, type Theme, themeKey } from '../../domain/theme.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

/**
 * Keeps the document in the theme that the visitor chose, on every kind of page. The server has
 * written it there already; this is for a press of the switch, for a choice in another tab, for a page
 * that comes back from the browser's memory, and for a browser that has dropped the cookie.
 */
export function keepTheme(): void {
  addEventListener('pageshow', () => show(remembered()));
  // The other tab's cookie may arrive here after the word that its storage has changed.
  onStoredElsewhere(themeKey, () => show(asTheme(readStored(themeKey))));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
    const next = nextTheme(asTheme(document.documentElement.dataset['theme']));
    remember(next);
    show(next);
  });
  const chosen = remembered();
  if (chosen !== 'system') remember(chosen);
  show(chosen);
}

function remembered(): Theme {
  return asTheme(readCookie(themeKey) ?? readStored(themeKey));
}

function asTheme(value: unknown): Theme {
  return isTheme(value) ? value : 'system';
}

/** Kept in storage, and in a cookie so that the server writes it into the document. */
function remember(theme: Theme): void {
  writeStored(themeKey, theme);
  writeCookie(themeKey, theme);
}

function show(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = paperMedia(meta.dataset['paper'] === 'dark' ? 'dark' : 'light', theme);
  }
}
