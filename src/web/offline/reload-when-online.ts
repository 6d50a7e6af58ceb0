import { pollWithBackoff } from '../live/poll-with-backoff.ts';
import { checkServer } from '../loading/check-server.ts';
import { hasOpenDialog } from '../ui/overlays/open-dialogs.ts';

/**
 * Reloads a page that the service worker showed instead of the server's, as soon as the server answers, unless a
 * dialog is open. An online device may still not reach the server, so this polls it with growing intervals.
 */
export function reloadWhenOnline(): void {
  const polling = pollWithBackoff(async () => {
    if (hasOpenDialog()) return false;
    const server = await checkServer();
    if (server === 'unreachable' || server === 'failing') return false;
    location.reload();
    return true;
  });
  void polling.now();
  addEventListener('online', () => void polling.now());
}
