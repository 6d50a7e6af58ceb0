const endings = ['pointerup', 'pointercancel', 'dragend', 'keyup'] as const;

/**
 * Fulfils when nothing is pressed, after the click of what is. If the page moved between press and release, the
 * browser would click nothing.
 */
export function pressEnded(): Promise<void> {
  if (document.querySelector(':active') === null) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setTimeout(resolve);
    };
    for (const ending of endings)
      addEventListener(ending, end, { capture: true, signal: listening.signal });
  });
}
