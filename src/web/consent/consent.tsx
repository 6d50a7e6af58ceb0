import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useRootData } from '../api/root-data.ts';
import { onConsentChange, readConsent } from '../browser/consent.ts';
import { isNothingConnected } from './is-nothing-connected.ts';

// Whoever has decided, and does not ask for the settings, loads neither.
const ConsentBanner = lazy(async () => ({
  default: (await import('./consent-banner.tsx')).ConsentBanner,
}));
const OpenConsentDialog = lazy(async () => ({
  default: (await import('./open-consent-dialog.tsx')).OpenConsentDialog,
}));

const isDecided = () => readConsent() !== null;
/** The server knows nobody's decision, and asks nobody. */
const isDecidedForServer = () => true;

/** Asks for consent where none has been given or refused, and opens the settings on demand. */
export function Consent() {
  const { config } = useRootData();
  const decided = useSyncExternalStore(onConsentChange, isDecided, isDecidedForServer);
  const [later, setLater] = useState(false);
  const [settings, setSettings] = useState(false);

  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent-settings]')) setSettings(true);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  return (
    <Suspense fallback={null}>
      {!decided && !later && (
        <ConsentBanner
          isForLater={isNothingConnected(config)}
          onSettings={() => setSettings(true)}
          onLater={() => setLater(true)}
        />
      )}
      {settings && <OpenConsentDialog config={config} onClosed={() => setSettings(false)} />}
    </Suspense>
  );
}
