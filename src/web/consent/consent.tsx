import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { consentServices } from '../../domain/consent.ts';
import { onConsentChange, readConsent } from '../browser/consent.ts';
import { withMessages } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { lazyOptional } from '../loading/lazy-optional.ts';
import { missingPartReason } from '../loading/missing-part-reason.ts';
import { useRootData } from '../routing/root-data.ts';
import { showToast } from '../ui/overlays/toasts.ts';
import type { OpenConsentDialogProps } from './open-consent-dialog.tsx';

// Visitors who have decided and do not open the settings load neither. A failed load must not break the page:
// without the banner nothing is allowed, and the next page load asks again.
const ConsentBanner = lazyOptional(
  async () => (await withMessages(['consent'], () => import('./consent-banner.tsx'))).ConsentBanner,
);
const OpenConsentDialog = lazyOptional(
  async () =>
    (await withMessages(['consent'], () => import('./open-consent-dialog.tsx'))).OpenConsentDialog,
  DialogNotLoaded,
);

/** Shows a toast with the reason why the settings could not be loaded. */
function DialogNotLoaded({ onClosed }: OpenConsentDialogProps) {
  const { t } = useI18n();
  const showReason = useEffectEvent(async () => {
    onClosed();
    showToast({ kind: 'failure', title: t('toast.error'), text: t(await missingPartReason()) });
  });
  useEffect(() => void showReason(), []);
  return null;
}

const isDecided = () => readConsent() !== null;
/** The server does not know the decision, so it renders no banner. */
const isDecidedForServer = () => true;

/**
 * Shows the consent banner while the site has third parties and the visitor is undecided, and the
 * cookie settings on demand.
 */
export function Consent() {
  const services = consentServices(useRootData().config);
  const decided = useSyncExternalStore(onConsentChange, isDecided, isDecidedForServer);
  const [isDismissed, setIsDismissed] = useState(false);
  /** how often the settings were opened; 0 while they are closed */
  const [openCount, setOpenCount] = useState(0);
  const openSettings = () => setOpenCount((count) => count + 1);
  // The close event arrives late: by then the settings may have been opened again.
  const closed = () => setOpenCount((count) => (count === openCount ? 0 : count));

  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent-settings]'))
        setOpenCount((count) => count + 1);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  return (
    <Suspense fallback={null}>
      {services !== '' && !decided && !isDismissed && (
        <ConsentBanner
          services={services}
          onSettings={openSettings}
          onLater={() => setIsDismissed(true)}
        />
      )}
      {openCount > 0 && <OpenConsentDialog key={openCount} onClosed={closed} />}
    </Suspense>
  );
}
