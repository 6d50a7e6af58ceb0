import { type Country, marketplaceHosts } from '../../domain/marketplaces.ts';

/** A shop as people call it: "amazon.de". */
export function shopName(country: Country): string {
  return marketplaceHosts[country].replace('www.', '');
}
