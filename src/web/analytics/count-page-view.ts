import type { PublicConfig } from '../../contract/schemas.ts';
import { publicPath } from '../../contract/token-links.ts';
import { sendPageView } from '../api/send-page-view.ts';
import { readCookie } from '../browser/cookies.ts';
import { sendToGoogle } from './google.ts';

type AnalyticsConfig = Pick<PublicConfig, 'analytics' | 'analyticsId' | 'analyticsOrigin'>;

/**
 * Sends one `page_view` to the configured analytics service; call it only with consent. `servedAs` is
 * the path for which the server sent this document. Its content security policy stays in force after
 * client-side navigations, so a third party may run only if that was a public page.
 */
export function countPageView(config: AnalyticsConfig, pathname: string, servedAs: string): void {
  const path = publicPath(pathname);
  if (config.analytics === 'first-party') void sendPageView(path, readCookie('XSRF-TOKEN'));
  if (config.analytics === 'google' && config.analyticsId) {
    const { analyticsId: id, analyticsOrigin: origin } = config;
    sendToGoogle({ id, origin, path, pathname, servedAs });
  }
}
