/** Dispatched on the document when the application starts to hydrate; `detail` is a promise that fulfils when it has. */
export const applicationListens = 'application-listens';
/** Dispatched on the document when the application cannot start because a file of it did not load. */
export const applicationFailed = 'application-failed';

/**
 * Records clicks on buttons until the application is hydrated. The last one clicked is marked as busy and
 * clicked again after hydration, however long that takes. Links, forms and popovers work without the application and are left alone.
 * If the application does not load, the page shows a notice.
 */
export function recordEarlyClicks(): void {
  let button: HTMLButtonElement | null = null;

  const buttonOf = ({ target }: MouseEvent) => {
    const found = target instanceof Element ? target.closest('button') : null;
    return found?.type !== 'button' || found.popoverTargetElement ? null : found;
  };
  const record = (event: MouseEvent) => {
    const found = buttonOf(event);
    if (!found) return;
    button?.removeAttribute('aria-busy');
    button = found;
    button.setAttribute('aria-busy', 'true');
  };
  const release = () => {
    document.removeEventListener('click', record, true);
    // Hydration compares the page with the one that the server rendered.
    button?.removeAttribute('aria-busy');
  };
  const replay = ({ detail: hydrated }: CustomEvent<Promise<void>>) => {
    release();
    void hydrated.then(() => {
      if (button?.isConnected) button.click();
    });
  };
  const fail = () => {
    release();
    const notice = document.querySelector<HTMLTemplateElement>('#start-failed');
    if (!notice) return;
    document.body.append(notice.content);
    notice.remove();
    const reload = document.querySelector<HTMLButtonElement>('.start-failed button');
    reload?.addEventListener('click', () => location.reload());
    document.addEventListener('click', (event) => {
      if (buttonOf(event)) reload?.focus();
    });
  };
  document.addEventListener('click', record, true);
  document.addEventListener(applicationListens, (event) => replay(event as CustomEvent), {
    once: true,
  });
  document.addEventListener(applicationFailed, fail);
}
