import { useI18n } from '../i18n/use-i18n.tsx';
import { ToastRegion } from '../ui/overlays/toast-region.tsx';
import { ScreenFocus } from './screen-focus.tsx';
import { useNavigationGuard } from './use-navigation-guard.ts';

/**
 * The parts of an application page that nobody uses before it is hydrated: the guard of navigations against lost
 * text, the announcement of a new screen to screen readers, and the toasts. A toast that is shown before
 * this code has been loaded appears with it.
 */
export function LateParts() {
  const { t } = useI18n();
  useNavigationGuard();
  return (
    <>
      <ScreenFocus />
      <ToastRegion label={t('common.notifications')} dismissLabel={t('common.dismiss')} />
    </>
  );
}
