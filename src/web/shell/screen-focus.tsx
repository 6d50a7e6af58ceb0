import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a client-side navigation, focuses the new screen's main heading (or `main`), as a browser
 * starts at the beginning of a new document, unless the screen has set the focus itself. Announces the
 * title, except for the first screen, which the browser announces.
 */
export function ScreenFocus() {
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const lastPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname === lastPath.current) return;
    lastPath.current = pathname;
    // A replaced URL is the same screen, such as with a new admin link or in another language.
    if (isReplaced) return;
    // The title is set by another effect of the same commit.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      const main = document.querySelector<HTMLElement>('main');
      const { activeElement } = document;
      if (main?.contains(activeElement) || activeElement?.closest('dialog')) return;
      const target = main?.querySelector<HTMLElement>('h1') ?? main;
      if (!target) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, isReplaced]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
