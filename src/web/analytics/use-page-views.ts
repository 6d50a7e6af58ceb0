import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../api/root-data.ts';
import { onConsentChange, readConsent } from '../browser/consent.ts';

const allowed = () => readConsent()?.analytics ?? false;
const notAllowed = () => false;

/** What the server sent this document for; later addresses are the application's. */
const servedAs = typeof location === 'undefined' ? '' : location.pathname;

/** Counts the page after every completed navigation, if that is wanted here and agreed to. */
export function usePageViews(): void {
  const { config } = useRootData();
  const place = useLocation();
  const isAllowed = useSyncExternalStore(onConsentChange, allowed, notAllowed);
  const isOn = import.meta.env.PROD && isAllowed && config.analytics !== 'none';
  useEffect(() => {
    if (!isOn) return;
    // A page that cannot load it, because it is old or offline, is not counted.
    import('./count-page-view.ts').then(
      ({ countPageView }) => countPageView(config, place.pathname, servedAs),
      () => undefined,
    );
  }, [isOn, config, place]);
}
