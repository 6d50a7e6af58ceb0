import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { askBeforeLeaving, isLeavingGuarded } from '../routing/leave-guards.ts';
import { navigationStateOf } from '../routing/navigation-state.ts';
import { dismissTopDialog, hasOpenDialog } from '../ui/overlays/open-dialogs.ts';

/**
 * The application's only navigation blocker. Going back closes the open dialog; any other navigation
 * is blocked while there is unsaved text, until the visitor has decided.
 */
export function useNavigationGuard(): void {
  const closesDialog = useRef(false);
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    closesDialog.current = historyAction === NavigationType.Pop && hasOpenDialog();
    const { carriesTyped } = navigationStateOf(nextLocation);
    return closesDialog.current || (isLeavingGuarded() && !carriesTyped);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (closesDialog.current) {
      blocker.reset();
      dismissTopDialog();
    } else askBeforeLeaving(blocker);
  }, [blocker]);
}
