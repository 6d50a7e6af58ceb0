import type { PublicConfig } from '../../contract/schemas.ts';
import { isOpenPage } from '../../domain/pages.ts';
import { loadScript } from '../browser/load-script.ts';

type AdsConfig = Pick<PublicConfig, 'adsClient' | 'adsSlot' | 'adsOrigin'>;

declare global {
  interface Window {
    adsbygoogle?: unknown[];
  }
}

/**
 * Asks the operator's advertising service to fill the slots that are on the screen. The caller has
 * made sure of the consent.
 * Reference: https://support.google.com/adsense/answer/9274516
 */
export function fillAdSlots(config: AdsConfig): void {
  const { adsClient, adsOrigin } = config;
  if (!adsClient || !isOpenPage(location.pathname)) return;
  const rooms = [...document.querySelectorAll<HTMLElement>('[data-ad] .ad-room')].filter(
    (room) => room.getClientRects().length > 0,
  );
  if (rooms.length === 0) return;
  window.adsbygoogle ??= [];
  for (const room of rooms) {
    room.replaceChildren(advertisement(config));
    window.adsbygoogle.push({});
  }
  loadScript(`${adsOrigin}/pagead/js/adsbygoogle.js?client=${adsClient}`, 'advertising');
}

/** As large as its room, whatever the service would like. */
function advertisement({ adsClient, adsSlot }: AdsConfig): HTMLElement {
  const place = document.createElement('ins');
  place.className = 'adsbygoogle ad-content';
  place.dataset['adClient'] = adsClient ?? '';
  if (adsSlot) place.dataset['adSlot'] = adsSlot;
  place.dataset['fullWidthResponsive'] = 'false';
  return place;
}
