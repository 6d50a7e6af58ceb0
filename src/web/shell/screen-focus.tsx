import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { type ShownScreen, useShownScreen } from './shown-screen.ts';

/**
 * After a client-side navigation, focuses the new screen's main heading (or `main`), as a browser
 * starts at the beginning of a new document, unless the screen has set the focus itself. Announces the
 * title, except for that of `first`, the screen that was hydrated, which the browser announces.
 */
export function ScreenFocus({ first }: { first: ShownScreen }) {
  const { pathname, screen } = useShownScreen();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const last = useRef(first);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname === last.current.pathname) return;
    const isSameScreen = isReplaced && screen === last.current.screen;
    last.current = { pathname, screen };
    // The same screen has a new URL, such as with a new admin link or in another language.
    if (isSameScreen) return;
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
  }, [pathname, screen, isReplaced]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
