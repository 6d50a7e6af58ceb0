import { deleteUnwantedCookies, onConsentChange, readConsent } from '../browser/consent.ts';
import { showConsentDialog } from './show-consent-dialog.ts';

/**
 * Consent on a page without the application: the settings open, and what waits for a consent is
 * told as soon as there is one, then once for each category.
 */
export function keepConsent(
  start: Readonly<Partial<Record<'analytics' | 'advertising', () => void>>>,
) {
  const waiting = new Map(Object.entries(start));
  const look = () => {
    const record = readConsent();
    for (const [category, begin] of waiting) {
      if (!record?.[category as keyof typeof start]) continue;
      waiting.delete(category);
      begin();
    }
  };
  deleteUnwantedCookies();
  onConsentChange(look);
  look();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-consent-settings]')) return;
    const dialog = document.querySelector<HTMLDialogElement>('[data-consent-dialog]');
    if (dialog) showConsentDialog(dialog);
  });
}
