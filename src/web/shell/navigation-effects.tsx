import { ScreenFocus } from './screen-focus.tsx';
import { useNavigationGuard } from './use-navigation-guard.ts';

/** Guards client-side navigations against lost text, and announces the new screen to screen readers. */
export function NavigationEffects() {
  useNavigationGuard();
  return <ScreenFocus />;
}
