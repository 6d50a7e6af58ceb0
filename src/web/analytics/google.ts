import { isOpenPage } from '../../domain/pages.ts';
import { loadScript } from '../browser/load-script.ts';

interface GooglePageView {
  /** the measurement, `G-...` */
  readonly id: string;
  readonly origin: string;
  readonly path: string;
  readonly pathname: string;
  readonly servedAs: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Sends a page view to Google Analytics 4. It counts what it is told and nothing by itself, and the
 * address it is told has no query.
 * Reference: https://developers.google.com/analytics/devguides/collection/ga4/views
 */
export function sendToGoogle(view: GooglePageView): void {
  const { id, origin, path, pathname, servedAs } = view;
  if (!isOpenPage(pathname) || !isOpenPage(servedAs)) return;
  const address = `${origin}/gtag/js?id=${encodeURIComponent(id)}`;
  if (!window.dataLayer) {
    window.dataLayer = [];
    gtag('js', new Date());
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    loadScript(address, 'analytics');
  }
  gtag('event', 'page_view', {
    page_path: path,
    page_location: location.origin + path,
    page_referrer: '',
    page_title: document.title,
  });
}

/** The service takes `arguments`, and an array is something else to it. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}
