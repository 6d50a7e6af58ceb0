import { type Country, countries, marketplaceHosts } from '../../../domain/marketplaces.ts';
import type { MarketplaceLanguage } from '../../../finder/content/vocabulary.ts';

/** How the marketplace knows who sent a visitor. Without a tag a link is a plain search. */
export interface Affiliate {
  readonly tags: Readonly<Record<Country, string | null>>;
  readonly linkCode: string;
  /** null is the marketplace's usual one */
  readonly campaign: string | null;
  readonly creative: string | null;
}

const languageOf: Readonly<Record<Country, MarketplaceLanguage>> = {
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
};

/** What each marketplace gives for text links, unless the operator says otherwise. */
const usual: Readonly<Record<Country, { campaign: string; creative: string }>> = {
  DE: { campaign: '1638', creative: '6742' },
  FR: { campaign: '1642', creative: '6746' },
  ES: { campaign: '3638', creative: '24630' },
  IT: { campaign: '3414', creative: '21718' },
};

const hosts: ReadonlySet<string> = new Set(Object.values(marketplaceHosts));

/**
 * A search for an idea where visitors of this country shop, in the language of its shop. With
 * `affiliate` null, or without a tag for the country, it is a plain search.
 */
export function marketplaceLink(
  search: Readonly<Record<MarketplaceLanguage, string>>,
  country: Country,
  affiliate: Affiliate | null,
): string {
  return searchLink(search[languageOf[country]], country, affiliate);
}

/** The same for any search words. */
export function searchLink(text: string, country: Country, affiliate: Affiliate | null): string {
  const url = new URL('/s', `https://${marketplaceHosts[country]}`);
  url.searchParams.set('k', text);
  const tag = affiliate?.tags[country];
  if (affiliate && tag) {
    const { linkCode, campaign, creative } = affiliate;
    url.searchParams.set('tag', tag);
    url.searchParams.set('linkCode', linkCode);
    url.searchParams.set('camp', campaign ?? usual[country].campaign);
    url.searchParams.set('creative', creative ?? usual[country].creative);
  }
  return onlyToMarketplaces(url);
}

/** A search engine that keeps no profile of who searches. */
const webSearchHost = 'duckduckgo.com';

/** A search of the web for an idea that no marketplace sells, in the language of the visitor's country. */
export function webSearchLink(
  search: Readonly<Record<MarketplaceLanguage, string>>,
  country: Country,
): string {
  const language = languageOf[country];
  const url = new URL('/', `https://${webSearchHost}`);
  url.searchParams.set('q', search[language]);
  url.searchParams.set('kl', `${country.toLowerCase()}-${language}`);
  return url.href;
}

/**
 * The link as a wishlist stores it. A link that this site's gift finder has made, with the operator's
 * tag, becomes the plain search it was made from, because the operator's advertising does not belong
 * on somebody's list. Any other address, of a marketplace too, is answered exactly as it came.
 */
export function removeOwnTag(
  address: string | null | undefined,
  affiliate: Affiliate,
): string | null | undefined {
  if (!address) return address;
  const url = URL.parse(address);
  const text = url?.searchParams.get('k');
  const country = countries.find((each) => marketplaceHosts[each] === url?.host);
  if (!url || !text || !country || url.href !== searchLink(text, country, affiliate))
    return address;
  return searchLink(text, country, null);
}

/** The countries whose marketplace gets a tag of the operator's. */
export function affiliateCountries({ tags }: Affiliate): Country[] {
  return countries.filter((country) => tags[country] !== null);
}

/** No link leaves for anywhere else, whatever the parts that it was made of. */
export function onlyToMarketplaces(url: URL): string {
  if (url.protocol !== 'https:' || !hosts.has(url.host) || url.username !== '')
    throw new Error('A gift links to a marketplace only.');
  return url.href;
}
