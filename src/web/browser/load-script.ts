import type { OptionalCategory } from '../../domain/consent.ts';
import { onConsentChange, readConsent } from './consent.ts';

/**
 * Loads the script of a service that the operator has chosen and the visitor has agreed to, once. A
 * script cannot be taken out of a document again: when the consent ends, here or in another tab,
 * the document is left for a new one without it. Such documents hold nothing that anybody typed.
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
