import { isLeavingGuarded } from '../routing/leave-guards.ts';
import { hasOpenDialog } from '../ui/overlays/open-dialogs.ts';
import { checkServer } from './check-server.ts';

/** Reloads the document, at most once for a history entry. Returns false when that has already happened. */
export function reloadOnce(): boolean {
  const { state } = history;
  if (state?.isReloaded) return false;
  history.replaceState({ ...state, isReloaded: true }, '');
  location.reload();
  return true;
}

/**
 * Reloads the document after a module did not load: Chromium caches that failure for the lifetime of the
 * document. It does nothing while the server does not answer, while typed text would be lost or a dialog is
 * open, and after one reload of the history entry. Never throws.
 */
export async function reloadForPart(): Promise<void> {
  const canReload = () => !history.state?.isReloaded && !isLeavingGuarded() && !hasOpenDialog();
  if (canReload() && (await checkServer()).endsWith('release') && canReload()) reloadOnce();
}
