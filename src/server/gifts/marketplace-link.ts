import { type Country, marketplaceHosts } from '../../domain/marketplaces.ts';
import type { MarketplaceLanguage } from '../../finder/vocabulary.ts';

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

/** A search for an idea where visitors of this country shop, in the language of its shop. */
export function marketplaceLink(
  search: Readonly<Record<MarketplaceLanguage, string>>,
  country: Country,
  { tags, linkCode, campaign, creative }: Affiliate,
): string {
  const url = new URL('/s', `https://${marketplaceHosts[country]}`);
  url.searchParams.set('k', search[languageOf[country]]);
  const tag = tags[country];
  if (tag !== null) {
    url.searchParams.set('tag', tag);
    url.searchParams.set('linkCode', linkCode);
    url.searchParams.set('camp', campaign ?? usual[country].campaign);
    url.searchParams.set('creative', creative ?? usual[country].creative);
  }
  return onlyToMarketplaces(url);
}

/** No link leaves for anywhere else, whatever the parts that it was made of. */
export function onlyToMarketplaces(url: URL): string {
  if (url.protocol !== 'https:' || !hosts.has(url.host) || url.username !== '')
    throw new Error('A gift links to a marketplace only.');
  return url.href;
}
