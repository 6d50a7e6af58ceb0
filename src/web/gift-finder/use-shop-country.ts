import { useSyncExternalStore } from 'react';
import { type Country, countryOf } from '../../domain/marketplaces.ts';

const never = () => () => {};

/** Where this browser's languages are spoken; while the page comes to life, what the server thought. */
export function useShopCountry(onServer: Country): Country {
  return useSyncExternalStore(
    never,
    () => countryOf(navigator.languages),
    () => onServer,
  );
}
