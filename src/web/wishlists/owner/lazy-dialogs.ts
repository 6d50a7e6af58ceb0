import { withMessages } from '../../i18n/messages.ts';
import { lazyComponent } from '../../loading/lazy-component.tsx';

// Most visits open none of these dialogs, so their code is loaded on demand.
export const LazySharePanel = lazyComponent(
  async () =>
    (await withMessages(['share', 'lists'], () => import('../sharing/share-panel.tsx'))).SharePanel,
);
export const LazyRecoveryKit = lazyComponent(
  async () =>
    (await withMessages(['rescue', 'lists'], () => import('../backup/recovery-kit.tsx')))
      .RecoveryKit,
);
export const LazySettings = lazyComponent(
  async () =>
    (
      await withMessages(
        ['settings', 'owner', 'lists'],
        () => import('./settings/list-settings.tsx'),
      )
    ).ListSettings,
);
export const LazyMoveDialog = lazyComponent(
  async () =>
    (await withMessages(['move', 'rescue', 'share'], () => import('../backup/move-dialog.tsx')))
      .MoveDialog,
);
