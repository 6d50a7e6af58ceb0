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
  /** how often the settings were asked for, or 0 while nobody wants them */
  const [asked, setAsked] = useState(0);
  const ask = () => setAsked((times) => times + 1);
  // A dialog says late that it has closed: by then it may be wanted again.
  const closed = () => setAsked((times) => (times === asked ? 0 : times));

  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent-settings]'))
        setAsked((times) => times + 1);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  return (
    <Suspense fallback={null}>
      {!decided && !later && (
        <ConsentBanner
          isForLater={isNothingConnected(config)}
          onSettings={ask}
          onLater={() => setLater(true)}
        />
      )}
      {asked > 0 && <OpenConsentDialog key={asked} config={config} onClosed={closed} />}
    </Suspense>
  );
}
