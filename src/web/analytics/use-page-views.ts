import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { onConsentChange, readConsent } from '../browser/consent.ts';
import { useRootData } from '../routing/root-data.ts';

const allowed = () => readConsent()?.analytics ?? false;
const notAllowed = () => false;

/** The path for which the server sent this document; later paths are client-side navigations. */
const servedAs = typeof location === 'undefined' ? '' : location.pathname;

/** Counts the page after every completed navigation, in production, with analytics configured and consent. */
export function usePageViews(): void {
  const { config } = useRootData();
  const currentLocation = useLocation();
  const isAllowed = useSyncExternalStore(onConsentChange, allowed, notAllowed);
  const isOn = import.meta.env.PROD && isAllowed && config.analytics !== 'none';
  useEffect(() => {
    if (!isOn) return;
    // If this code does not load, after a deployment or offline, the page view is not counted.
    import('./count-page-view.ts').then(
      ({ countPageView }) => countPageView(config, currentLocation.pathname, servedAs),
      () => undefined,
    );
  }, [isOn, config, currentLocation]);
}
