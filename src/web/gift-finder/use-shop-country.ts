import { type Country, countryOf } from '../../domain/marketplaces.ts';
import { useBrowserValue } from '../ui/use-browser-value.ts';

/** Returns the country guessed from the browser's languages; during hydration, the server's guess. */
export function useShopCountry(onServer: Country): Country {
  return useBrowserValue(() => countryOf(navigator.languages), onServer);
}
