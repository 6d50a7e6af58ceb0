import type { YourGiftsProps } from '../claims/your-gifts.tsx';
import { later } from '../wishlists/later.tsx';

const claimDialog = () => import('../gifts/claim-dialog.tsx');

// What reading a list does without. The claim dialog follows as soon as the page is at rest.
export const LaterClaimDialog = later(async () => (await claimDialog()).ClaimDialog);
export const LaterYourGifts = later<YourGiftsProps & { onClose: () => void }>(
  async () => (await import('../claims/your-gifts.tsx')).YourGifts,
);
export const LaterReport = later(
  async () => (await import('../wishlists/report-dialog.tsx')).ReportDialog,
);

/** Has the dialog at hand before it is asked for. */
export function fetchClaimDialog(): () => void {
  const fetchIt = () => void claimDialog().catch(() => {});
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchIt, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(fetchIt, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
