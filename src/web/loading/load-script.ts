import type { OptionalCategory } from '../../domain/consent.ts';
import { onConsentChange, readConsent } from '../browser/consent.ts';

/**
 * Loads the script of a third party once, after the visitor's consent. A script cannot be removed from a
 * document, so when the consent ends, in this or another tab, the document is reloaded without it. Only
 * pages without typed text load such scripts.
 */
export function loadScript(address: string, category: OptionalCategory): void {
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
  onConsentChange(() => {
    if (!readConsent()?.[category]) location.reload();
  });
}
