import { optionalCategories, serviceOf } from '../../domain/consent.ts';
import { readConsent, saveConsent, withdrawConsent } from '../browser/consent.ts';
import { deleteAllOfflineCopies } from '../browser/delete-offline-copies.ts';
import { fullConsent, noConsent } from './consent-choices.ts';

interface ShownSettings {
  /** the third parties, as `consentServices()` names them */
  readonly services: string;
  readonly closed?: () => void;
}

/**
 * Opens the cookie settings rendered by `ConsentDialog`, on pages with and without the application:
 * shows the texts that apply to `services`, fills in the stored decision and handles the buttons until
 * the dialog closes. Does nothing if it is open already.
 */
export function showConsentDialog(
  dialog: HTMLDialogElement,
  { services, closed }: ShownSettings,
): void {
  const form = dialog.querySelector('form');
  if (!form || dialog.open) return;
  const closeController = new AbortController();
  const untilClosed = { signal: closeController.signal };

  form.addEventListener(
    'submit',
    (event) => {
      const answer = (event.submitter as HTMLButtonElement | null)?.value;
      if (answer === 'withdraw') {
        event.preventDefault();
        withdrawConsent();
        showDecision(dialog, form, 'withdrawn');
        return;
      }
      if (answer === 'all') return saveConsent(fullConsent(services));
      const chosen = optionalCategories.filter((category) => checkboxOf(form, category).checked);
      saveConsent(
        answer === 'chosen'
          ? { ...noConsent, ...Object.fromEntries(chosen.map((category) => [category, true])) }
          : noConsent,
      );
    },
    untilClosed,
  );
  dialog.addEventListener(
    'click',
    ({ target, clientX: x, clientY: y }) => {
      if (target instanceof Element && target.closest('[data-consent-close]')) dialog.close();
      if (target instanceof Element && target.closest('[data-consent-copies]')) {
        deleteAllOfflineCopies();
        showSentence(dialog, 'copies');
      }
      // A click on the backdrop targets the dialog, but lies outside its box.
      if (target !== dialog) return;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) dialog.close();
    },
    untilClosed,
  );
  dialog.addEventListener(
    'close',
    () => {
      // The close event of an earlier closing may arrive when the dialog is open again.
      if (dialog.open) return;
      closeController.abort();
      closed?.();
    },
    untilClosed,
  );

  for (const part of dialog.querySelectorAll<HTMLElement>('[data-consent-when]'))
    part.hidden = !applies(part.dataset['consentWhen'] ?? '', services);
  if (services !== '') showDecision(dialog, form, readConsent() ? 'decided' : 'undecided');
  dialog.showModal();
}

/**
 * Whether a condition applies: "something" or "nothing" is connected; a category has a service ("analytics:some"),
 * none ("analytics:none"), this one ("analytics:google"), or any other or none ("not analytics:google").
 */
function applies(condition: string, services: string): boolean {
  if (condition === 'something') return services !== '';
  if (condition === 'nothing') return services === '';
  if (condition.startsWith('not ')) return !applies(condition.slice(4), services);
  const [category, expected] = condition.split(':');
  const known = optionalCategories.find((each) => each === category);
  const service = known ? serviceOf(known, services) : null;
  if (expected === 'some') return service !== null;
  return (service ?? 'none') === expected;
}

function checkboxOf(form: HTMLFormElement, category: string): HTMLInputElement {
  const box = form.elements.namedItem(category);
  if (box instanceof HTMLInputElement) return box;
  throw new Error(`The dialog has no box for ${category}.`);
}

/** Sets the checkboxes to the stored decision and shows the matching sentence. */
function showDecision(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  sentence: 'undecided' | 'decided' | 'withdrawn',
): void {
  const record = readConsent();
  for (const category of optionalCategories) {
    checkboxOf(form, category).checked = record?.[category] ?? false;
  }
  const withdrawal = form.querySelector<HTMLElement>('[value="withdraw"]');
  if (withdrawal) withdrawal.hidden = sentence === 'undecided';
  showSentence(dialog, sentence);
}

/** Shows one of the sentences from the element's data attributes, with the date of the decision. */
function showSentence(dialog: HTMLDialogElement, sentence: string): void {
  const state = dialog.querySelector<HTMLElement>('[data-consent-state]');
  if (!state) return;
  const record = readConsent();
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' });
  const time = new Date(record?.timestamp ?? Number.NaN);
  const date = Number.isNaN(time.getTime()) ? '–' : day.format(time);
  state.textContent = (state.dataset[sentence] ?? '').replace('{date}', date);
}
