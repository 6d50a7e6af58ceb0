import { Suspense } from 'react';
import { usePageViews } from '../analytics/use-page-views.ts';
import { lazyOptional } from '../loading/lazy-optional.ts';
import { ErrorScreen } from '../screens/error/error-screen.tsx';
import { CrawlerLinks } from '../shell/crawler-links.tsx';
import { Shell } from '../shell/shell.tsx';
import { AfterHydration } from '../ui/after-hydration.tsx';

// Loaded after the page. If it does not load, the visitor stays undecided: nothing is allowed.
const Consent = lazyOptional(async () => (await import('../consent/consent.tsx')).Consent);

/** Shows the shell of every page with the consent banner, and counts page views. */
export function Root() {
  return <Shell crawler={<CrawlerLinks />} application={<Visit />} />;
}

/** Shows the shell with an error screen, for a page whose loader or component failed. */
export function RootError() {
  return <Shell instead={<ErrorScreen />} />;
}

function Visit() {
  usePageViews();
  return (
    <AfterHydration>
      <Suspense fallback={null}>
        <Consent />
      </Suspense>
    </AfterHydration>
  );
}
