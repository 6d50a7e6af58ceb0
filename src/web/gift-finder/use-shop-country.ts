import { useSyncExternalStore } from 'react';
import { type Country, countryOf } from '../../domain/marketplaces.ts';

const noSubscription = () => () => {};

/** Returns the country guessed from the browser's languages; during hydration, the server's guess. */
export function useShopCountry(onServer: Country): Country {
  return useSyncExternalStore(
    noSubscription,
    () => countryOf(navigator.languages),
    () => onServer,
  );
}
