import { later } from './later.tsx';

// Dialogs that most visits do without.
export const LaterSharePanel = later(async () => (await import('./share-panel.tsx')).SharePanel);
export const LaterRescueKit = later(async () => (await import('./rescue-kit.tsx')).RescueKit);
export const LaterSettings = later(async () => (await import('./list-settings.tsx')).ListSettings);
export const LaterMoveDialog = later(async () => (await import('./move-dialog.tsx')).MoveDialog);
