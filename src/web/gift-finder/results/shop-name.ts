import { type Country, marketplaceHosts } from '../../../domain/marketplaces.ts';

/** Returns the name of a country's shop, such as "amazon.de". */
export function shopName(country: Country): string {
  return marketplaceHosts[country].replace('www.', '');
}
