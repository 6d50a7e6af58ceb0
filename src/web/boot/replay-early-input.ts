/** Dispatched on the document when the application starts to hydrate; `detail` is a promise that fulfils when it has. */
export const applicationListens = 'application-listens';
/** Dispatched on the document when the application cannot start because a file of it did not load. */
export const applicationFailed = 'application-failed';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Records what a visitor does until the application is hydrated, however long that takes, and repeats it then: the
 * texts that were typed, and the last button that was clicked or form that was submitted. Its button is marked
 * as busy. Links, popovers and forms with a method work without the application and are left alone.
 * If the application does not load, the page shows a notice.
 */
export function recordEarlyInput(): void {
  const typed = new Map<TextControl, string>();
  const recording = new AbortController();
  const { signal } = recording;
  let busyButton: HTMLElement | null = null;
  let repeatAction = () => {};

  const recordAction = (button: HTMLElement | null, repeat: () => void) => {
    busyButton?.removeAttribute('aria-busy');
    button?.setAttribute('aria-busy', 'true');
    busyButton = button;
    repeatAction = repeat;
  };
  const recordClick = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (button) recordAction(button, () => button.isConnected && button.click());
  };
  const recordSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('method')) return;
    event.preventDefault();
    const button = form.querySelector<HTMLElement>('button[type=submit]');
    recordAction(button, () => form.isConnected && form.requestSubmit());
  };
  const recordText = ({ target }: Event) => {
    if (isTextControl(target)) typed.set(target, target.value);
  };
  const stopClicks = () => {
    document.removeEventListener('click', recordClick, true);
    // Hydration compares the page with the one that the server rendered.
    busyButton?.removeAttribute('aria-busy');
  };
  const repeat = ({ detail: hydrated }: CustomEvent<Promise<void>>) => {
    // React repeats clicks during hydration by itself, but neither submissions nor texts.
    stopClicks();
    void hydrated.then(() => {
      recording.abort();
      for (const [control, text] of typed) if (control.isConnected) enterText(control, text);
      // React has rendered the entered texts by then.
      queueMicrotask(repeatAction);
    });
  };
  const fail = () => {
    recording.abort();
    stopClicks();
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
  document.addEventListener('click', recordClick, { capture: true, signal });
  document.addEventListener('submit', recordSubmit, { capture: true, signal });
  document.addEventListener('input', recordText, { capture: true, signal });
  document.addEventListener(applicationListens, (event) => repeat(event as CustomEvent), {
    once: true,
  });
  document.addEventListener(applicationFailed, fail);
}

/** Returns the clicked button that does nothing without the application. */
function buttonOf({ target }: MouseEvent): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type !== 'button' || button.popoverTargetElement ? null : button;
}

/** Returns true for a control whose value is what was typed; that of a checkbox is not. */
function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type);
}

/** Enters a text as a visitor would. React ignores an input event unless the value differs from the one set last. */
function enterText(control: TextControl, text: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  // A type such as email has no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
