import { isPublicPage } from '../../contract/paths.ts';
import type { PublicConfig } from '../../contract/schemas.ts';
import { loadScript } from '../loading/load-script.ts';

type AdsConfig = Pick<PublicConfig, 'adsClient' | 'adsSlot' | 'adsOrigin'>;

declare global {
  interface Window {
    adsbygoogle?: unknown[] & { requestNonPersonalizedAds?: 0 | 1 };
  }
}

/**
 * Loads the operator's advertising service to fill the visible slots. Does nothing without a
 * configured service, on private pages and without visible slots. Call it only with consent.
 * Reference: https://support.google.com/adsense/answer/9274516
 */
export function fillAdSlots(config: AdsConfig): void {
  const { adsClient, adsOrigin } = config;
  if (!adsClient || !isPublicPage(location.pathname)) return;
  const slots = [...document.querySelectorAll<HTMLElement>('[data-ad] .ad__slot')].filter(
    (slot) => slot.getClientRects().length > 0,
  );
  if (slots.length === 0) return;
  window.adsbygoogle ??= [];
  // Personalised advertisements require a consent platform certified by Google, which ours is not.
  // Reference: https://support.google.com/adsense/answer/9042142
  window.adsbygoogle.requestNonPersonalizedAds = 1;
  for (const slot of slots) {
    slot.replaceChildren(advertisement(config));
    window.adsbygoogle.push({});
  }
  loadScript(`${adsOrigin}/pagead/js/adsbygoogle.js?client=${adsClient}`, 'advertising');
}

/** Disables the service's full-width mode, so that the advertisement keeps the size of its slot. */
function advertisement({ adsClient, adsSlot }: AdsConfig): HTMLElement {
  const element = document.createElement('ins');
  element.className = 'adsbygoogle ad__content';
  element.dataset['adClient'] = adsClient ?? '';
  if (adsSlot) element.dataset['adSlot'] = adsSlot;
  element.dataset['fullWidthResponsive'] = 'false';
  return element;
}
