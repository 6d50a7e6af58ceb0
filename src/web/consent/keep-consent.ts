import {
  deleteWithoutConsent,
  enabledServices,
  onConsentChange,
  readConsent,
} from '../browser/consent.ts';
import { showConsentDialog } from './show-consent-dialog.ts';

/**
 * Handles consent on content pages without the application: opens the settings on demand, and calls
 * each `start` function once, as soon as its category has consent. Returns nothing.
 */
export function keepConsent(
  start: Readonly<Partial<Record<'analytics' | 'advertising', () => void>>>,
) {
  const pending = new Map(Object.entries(start));
  const startAllowed = () => {
    const record = readConsent();
    for (const [category, startCategory] of pending) {
      if (!record?.[category as keyof typeof start]) continue;
      pending.delete(category);
      startCategory();
    }
  };
  deleteWithoutConsent();
  onConsentChange(startAllowed);
  startAllowed();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-consent-settings]')) return;
    const dialog = document.querySelector<HTMLDialogElement>('[data-consent-dialog]');
    if (dialog) showConsentDialog(dialog, { services: enabledServices() });
  });
}
