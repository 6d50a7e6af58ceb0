import { usePageViews } from '../analytics/use-page-views.ts';
import { Consent } from '../consent/consent.tsx';
import { CrawlerLinks } from '../shell/crawler-links.tsx';
import { Shell } from '../shell/shell.tsx';

/** What every page is made of: the shell, and what is asked and counted on all pages alike. */
export function Root() {
  return <Shell crawler={<CrawlerLinks />} application={<OnceRunning />} />;
}

function OnceRunning() {
  usePageViews();
  return <Consent />;
}
