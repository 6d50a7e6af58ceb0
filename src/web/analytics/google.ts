import { isPublicPage } from '../../contract/paths.ts';
import { loadScript } from '../loading/load-script.ts';

interface GooglePageView {
  /** the measurement id, `G-...` */
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
 * Sends a page view to Google Analytics 4, and loads its script the first time. Automatic page views
 * are off, and the reported URL has no query. Does nothing on a page or in a document that is not public.
 * Reference: https://developers.google.com/analytics/devguides/collection/ga4/views
 */
export function sendToGoogle(view: GooglePageView): void {
  const { id, origin, path, pathname, servedAs } = view;
  if (!isPublicPage(pathname) || !isPublicPage(servedAs)) return;
  const scriptUrl = `${origin}/gtag/js?id=${encodeURIComponent(id)}`;
  if (!window.dataLayer) {
    window.dataLayer = [];
    gtag('js', new Date());
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    loadScript(scriptUrl, 'analytics');
  }
  gtag('event', 'page_view', {
    page_path: path,
    page_location: location.origin + path,
    page_referrer: '',
    page_title: document.title,
  });
}

/** The service accepts `arguments` objects only; it ignores arrays. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}
