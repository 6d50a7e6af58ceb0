/** Dispatched on the document when the application starts to hydrate; `detail` is a promise that fulfils when it has. */
export const applicationListens = 'application-listens';
/** Dispatched on the document when the application cannot start because a file of it did not load. */
export const applicationFailed = 'application-failed';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * How long an action is kept. At 50 kbit/s the application arrives 15 s after the page. A visitor who has waited
 * half a minute has given up, and a dialog that opens by itself is a surprise.
 */
const actionLifetimeMs = 30_000;

const noAction = () => {};

/**
 * Records what a visitor does until the application is hydrated, and repeats it then: the texts that were typed,
 * and the last button that was clicked or form that was submitted. Its button is marked as busy. The action is
 * dropped if the visitor presses something else, leaves the page or waits longer than `actionLifetimeMs`.
 * Links, popovers and forms with a method work without the application and are left alone.
 * If the application does not load, the page shows a notice.
 */
export function recordEarlyInput(): void {
  const typed = new Map<TextControl, string>();
  const recording = new AbortController();
  const { signal } = recording;
  let isHydrating = false;
  let busyButton: HTMLElement | null = null;
  let repeatAction = noAction;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const unmark = () => {
    busyButton?.removeAttribute('aria-busy');
    busyButton = null;
  };
  const dropAction = () => {
    unmark();
    clearTimeout(expiry);
    repeatAction = noAction;
  };
  const recordAction = (button: HTMLElement | null, repeat: () => void) => {
    dropAction();
    button?.setAttribute('aria-busy', 'true');
    busyButton = button;
    repeatAction = repeat;
    expiry = setTimeout(dropAction, actionLifetimeMs);
  };
  const recordClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button, summary')) return;
    dropAction();
    // React hydrates the part of a button that is clicked from now on, and handles the click.
    const button = isHydrating ? null : buttonOf(event);
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
  const repeat = ({ detail: hydrated }: CustomEvent<Promise<void>>) => {
    isHydrating = true;
    // Hydration compares the page with the one that the server rendered.
    unmark();
    void hydrated.then(() => {
      const action = repeatAction;
      recording.abort();
      dropAction();
      for (const [control, text] of typed) if (control.isConnected) enterText(control, text);
      // React has rendered the entered texts by then.
      queueMicrotask(action);
    });
  };
  const fail = () => {
    recording.abort();
    dropAction();
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
  // What was typed before this script ran, or restored by the browser.
  for (const control of document.querySelectorAll('input, textarea'))
    if (isTextControl(control) && control.value !== control.defaultValue)
      typed.set(control, control.value);
  document.addEventListener('click', recordClick, { capture: true, signal });
  document.addEventListener('submit', recordSubmit, { capture: true, signal });
  document.addEventListener('input', recordText, { capture: true, signal });
  // The browser may keep the page, and show it again as it is now.
  addEventListener('pagehide', dropAction, { signal });
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
