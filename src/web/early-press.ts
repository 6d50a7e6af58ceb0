/** The application says on the document that it listens; `detail` is a promise of its being in place. */
export const applicationListens = 'application-listens';

/** What was pressed longer ago, in milliseconds, is wanted no more. */
const longest = 10_000;

/**
 * A page can be pressed before its application hears it. The last button pressed until then is
 * marked as busy, and pressed again once the application is there. What a browser does by itself
 * (links, forms, menus that it opens) it has done.
 */
export function keepEarlyPress(): void {
  let button: HTMLButtonElement | null = null;
  let at = 0;

  const keep = ({ target, timeStamp }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (pressed?.type !== 'button' || pressed.popoverTargetElement) return;
    button?.removeAttribute('aria-busy');
    button = pressed;
    button.ariaBusy = 'true';
    at = timeStamp;
  };
  const hand = ({ detail: inPlace }: CustomEvent<Promise<void>>) => {
    document.removeEventListener('click', keep, true);
    // The application finds the page as the server wrote it.
    button?.removeAttribute('aria-busy');
    void inPlace.then(() => {
      if (button?.isConnected && performance.now() - at < longest) button.click();
    });
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(applicationListens, (event) => hand(event as CustomEvent), {
    once: true,
  });
}
