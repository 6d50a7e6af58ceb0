import type { Page } from './page.ts';

/**
 * Returns how well an address in the markup agrees with the address of the page: 0 for another page
 * or no address, below 1 for the same path only, 1 for the same address, and more for each
 * parameter (such as `variant`) that both have.
 */
export function sameAddress(page: Page, address: string | null | undefined): number {
  if (!address) return 0;
  const other = URL.parse(address, page.base);
  if (other === null || host(other) !== host(page.url) || path(other) !== path(page.url)) return 0;
  const ours = new URLSearchParams(page.url.search);
  if (page.url.hash.includes('=')) {
    for (const [name, value] of new URLSearchParams(page.url.hash.slice(1)))
      ours.append(name, value);
  }
  const theirs = [...other.searchParams];
  const shared = theirs.filter(([name, value]) => ours.get(name) === value).length;
  if (shared < theirs.length) return 0.2;
  // "#related-3" is a part of this page that may be about another product.
  if (other.hash !== '') return other.hash === page.url.hash ? 2 : 0.3;
  return 1 + shared;
}

/**
 * Returns true when an identifier of the product (SKU, GTIN, id) of at least three characters is a
 * whole part of the page's address.
 */
export function addressHas(page: Page, id: string | null): boolean {
  if (id === null || id.length < 3) return false;
  const parts = decodeURIComponentSafely(page.url.pathname + page.url.search + page.url.hash)
    .toLowerCase()
    .split(/[/?&=#._;,:]|(?<=\D)-|-(?=\D)/);
  return parts.includes(id.toLowerCase());
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const host = (url: URL) => url.hostname.replace(/^(?:www|m|shop)\./, '');
const path = (url: URL) => decodeURIComponentSafely(url.pathname).replace(/\/+$/, '').toLowerCase();
