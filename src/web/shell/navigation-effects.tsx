import { ScreenFocus } from './screen-focus.tsx';
import type { ShownScreen } from './shown-screen.ts';
import { useNavigationGuard } from './use-navigation-guard.ts';

/** Guards client-side navigations against lost text, and announces each screen after the `first` to screen readers. */
export function NavigationEffects({ first }: { first: ShownScreen }) {
  useNavigationGuard();
  return <ScreenFocus first={first} />;
}
