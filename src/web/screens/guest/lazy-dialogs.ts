import type { YourGiftsProps } from '../../claims/your-gifts.tsx';
import { withMessages } from '../../i18n/messages.ts';
import { lazyComponent } from '../../loading/lazy-component.tsx';

const claimDialog = () => withMessages(['claim'], () => import('../../claims/claim-dialog.tsx'));

// Reading a list needs none of these. The claim dialog is prefetched when the page is idle.
export const LazyClaimDialog = lazyComponent(async () => (await claimDialog()).ClaimDialog);
export const LazyYourGifts = lazyComponent<YourGiftsProps & { onClose: () => void }>(
  async () =>
    (await withMessages(['claims', 'share'], () => import('../../claims/your-gifts.tsx')))
      .YourGifts,
  // It stands below the list, and comes with every claim.
  ({ viewRequests = 0 }) => viewRequests > 0,
);
export const LazyReport = lazyComponent(
  async () =>
    (await withMessages(['report'], () => import('../../wishlists/guest/report-dialog.tsx')))
      .ReportDialog,
);

/** Prefetches the claim dialog when the browser is idle. Returns the function that cancels that. */
export function fetchClaimDialog(): () => void {
  const prefetch = () => void claimDialog().catch(() => {});
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(prefetch, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(prefetch, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
