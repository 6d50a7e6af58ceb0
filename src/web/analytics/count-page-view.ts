import type { PublicConfig } from '../../contract/schemas.ts';
import { publicPath } from '../../domain/tokens.ts';
import { sendPageView } from '../api/send-page-view.ts';
import { sendToGoogle } from './google.ts';

type AnalyticsConfig = Pick<PublicConfig, 'analytics' | 'analyticsId' | 'analyticsOrigin'>;

/**
 * One `page_view`, by the means that the operator has chosen. The caller has made sure of the
 * consent. `servedAs` is the path that this document was served for: its policy holds for all
 * that is shown in it, so a third party may only run where that was an open page.
 */
export function countPageView(config: AnalyticsConfig, pathname: string, servedAs: string): void {
  const path = publicPath(pathname);
  if (config.analytics === 'first-party') void sendPageView(path);
  if (config.analytics === 'google' && config.analyticsId) {
    const { analyticsId: id, analyticsOrigin: origin } = config;
    sendToGoogle({ id, origin, path, pathname, servedAs });
  }
}
