import { optionalCategories } from '../../domain/consent.ts';
import { readConsent, saveConsent, withdrawConsent } from '../browser/consent.ts';

/**
 * Opens the cookie settings, on pages with the application and on pages without it alike: the
 * document has the words and the fields, this fills them in and hears what is pressed.
 */
export function showConsentDialog(dialog: HTMLDialogElement, closed?: () => void): void {
  const form = dialog.querySelector('form');
  if (!form || dialog.open) return;
  const ended = new AbortController();
  const untilClosed = { signal: ended.signal };

  form.addEventListener(
    'submit',
    (event) => {
      const pressed = (event.submitter as HTMLButtonElement | null)?.value;
      if (pressed === 'withdraw') {
        event.preventDefault();
        withdrawConsent();
        fillIn(dialog, form, 'withdrawn');
        return;
      }
      const allow = (category: string) =>
        pressed === 'all' || (pressed === 'chosen' && boxOf(form, category).checked);
      saveConsent({
        analytics: allow('analytics'),
        advertising: allow('advertising'),
        functional: allow('functional'),
      });
    },
    untilClosed,
  );
  dialog.addEventListener(
    'click',
    ({ target, clientX: x, clientY: y }) => {
      if (target instanceof Element && target.closest('[data-consent-close]')) dialog.close();
      // The scrim belongs to the dialog: a press on it is a press on the dialog, outside its box.
      if (target !== dialog) return;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) dialog.close();
    },
    untilClosed,
  );
  dialog.addEventListener(
    'close',
    () => {
      // Late word of an earlier closing, when it is open again.
      if (dialog.open) return;
      ended.abort();
      closed?.();
    },
    untilClosed,
  );

  const record = readConsent();
  fillIn(dialog, form, record ? 'decided' : 'undecided');
  dialog.showModal();
}

function boxOf(form: HTMLFormElement, category: string): HTMLInputElement {
  return form.elements.namedItem(category) as HTMLInputElement;
}

/** Shows what is in force, and says it: the sentences stand in the document. */
function fillIn(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  sentence: 'undecided' | 'decided' | 'withdrawn',
): void {
  const record = readConsent();
  for (const category of optionalCategories) {
    boxOf(form, category).checked = record?.[category] ?? false;
  }
  const state = dialog.querySelector<HTMLElement>('[data-consent-state]');
  if (!state) return;
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' });
  const time = new Date(record?.timestamp ?? Number.NaN);
  const date = Number.isNaN(time.getTime()) ? '–' : day.format(time);
  state.textContent = (state.dataset[sentence] ?? '').replace('{date}', date);
}
