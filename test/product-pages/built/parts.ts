import { escaped, fillerOf, localeOf, longDataAddress } from './filler.ts';
import { type PageData, traitsOf } from './page-data.ts';

/*
 * Parts that the pages of many systems have in the same form. A system may pass its own values where
 * it differs.
 */

/** Returns the absolute address of a path at the shop. */
export const at = (data: PageData, path: string): string => new URL(path, data.url).href;

/** Returns the name of the product as the shop's structured data has it. */
export function structuredName(data: PageData): string {
  const has = traitsOf(data);
  const withoutBrand = data.title.replace(new RegExp(`^${data.brand ?? '-'}\\s+`), '');
  if (has('brand-name-only')) return data.brand ?? data.title;
  if (has('short-name')) return withoutBrand;
  if (has('name-number')) return `${data.title} - Art. 48${data.title.length}193`;
  if (has('name-sales-talk')) {
    const talk = { de: 'günstig online kaufen', fr: 'acheter en ligne', en: 'buy online' };
    return `${data.title} ${talk[data.language]} | ${data.shop}`;
  }
  return has('double-entities') ? escaped(data.title).replaceAll("'", '&#039;') : data.title;
}

/** Returns the price as the structured data writes it, or null. */
export function structuredPrice(data: PageData): string | null {
  if (data.price === null || traitsOf(data)('no-structured-price')) return null;
  return traitsOf(data)('grouped-price')
    ? new Intl.NumberFormat('de', { maximumFractionDigits: 0 }).format(data.price)
    : data.price.toFixed(2);
}

/** Returns the Open Graph elements. */
export function openGraph(data: PageData, picture: string, type = 'product'): string {
  const has = traitsOf(data);
  if (has('no-og')) return '';
  const meta = (property: string, content: string) =>
    `<meta property="${property}" content="${escaped(content)}">`;
  if (has('og-of-shop'))
    return `${meta('og:title', data.shop)}${meta('og:type', 'website')}${meta('og:image', at(data, '/static/social-share.jpg'))}${meta('og:site_name', data.shop)}`;
  return `${meta('og:title', `${data.title} | ${data.shop}`)}${meta('og:type', type)}${meta('og:url', data.url)}${meta('og:site_name', data.shop)}${meta('og:description', data.text)}${meta('og:image', picture)}`;
}

/** Returns a JSON-LD script. */
export function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

/** Returns the schema.org product of the page, or that of another product. */
export function product(data: PageData, pictures: readonly string[]): Record<string, unknown> {
  const has = traitsOf(data);
  const price = structuredPrice(data);
  const offer = {
    '@type': 'Offer',
    url: data.url,
    price,
    ...(!has('no-currency') && { priceCurrency: data.currency }),
    availability: `https://schema.org/${has('sold-out') ? 'OutOfStock' : 'InStock'}`,
  };
  const sellers = [1.4, 0.6].map((factor, seller) => ({
    ...offer,
    url: `${data.url}#seller-${seller}`,
    price: ((data.price ?? 0) * factor).toFixed(2),
    seller: { '@type': 'Organization', name: `Seller ${seller}` },
  }));
  const offers = price === null ? undefined : has('other-sellers') ? [offer, ...sellers] : offer;
  return {
    '@context': 'https://schema.org/',
    '@type': 'Product',
    name: structuredName(data),
    ...(data.brand && { brand: { '@type': 'Brand', name: data.brand } }),
    description: data.text,
    image: pictures,
    sku: `SKU-${data.picture}`,
    ...(offers && { offers }),
  };
}

/** Returns a JSON-LD script with the product, unless the page has none. */
export function productScript(data: PageData, pictures: readonly string[]): string {
  const has = traitsOf(data);
  if (has('no-json-ld')) return '';
  if (has('other-json-ld'))
    return jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Zubehörset Orion',
      image: at(data, '/static/set.jpg'),
      offers: { '@type': 'Offer', price: '1.00', priceCurrency: data.currency },
    });
  return jsonLd(product(data, pictures));
}

interface Shell {
  readonly data: PageData;
  readonly head: string;
  readonly body: string;
  readonly bodyClass: string;
  readonly generator?: string;
  readonly headTitle?: string;
}

/** Returns a whole page: head, menus, the product, and what follows it. */
export function shell({ data, head, body, bodyClass, generator, headTitle }: Shell): string {
  const has = traitsOf(data);
  const filler = fillerOf(data);
  const title = headTitle ?? `${data.title} | ${data.shop}`;
  const logo = has('long-attribute') ? `<img class="badge" src="${longDataAddress()}" alt="">` : '';
  const dollars = has('dollar-script')
    ? '<script>window.reviewWidget={"currency":"USD","locale":"en_US","template":"{price} {currency}"};</script>'
    : '';
  const charset = has('latin-1') ? '' : '<meta charset="utf-8">';
  return `<!DOCTYPE html><html lang="${localeOf(data)}"><head>${charset}<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><link rel="canonical" href="${escaped(data.url)}"><meta name="description" content="${escaped(data.text)}">${generator ? `<meta name="generator" content="${generator}">` : ''}${head}${filler.styles}</head><body class="${bodyClass}">${filler.header}${logo}${dollars}${body}${filler.reviews}${filler.footer}${filler.scripts}</body></html>`;
}

/** Returns what a heading contains: the name, and sometimes links, labels or a number. */
export function headingContent(data: PageData): string {
  const has = traitsOf(data);
  const words = {
    de: ['Anmelden für Merkliste', 'Produktdetails zu', 'Art.-Nr.:'],
    fr: ['Se connecter pour la liste', 'Détails sur', 'Réf. :'],
    en: ['Log in to save', 'Details about', 'Item no.:'],
  }[data.language];
  const links = has('heading-links')
    ? `<a href="#" class="js-wishlist" onclick="return login()">${words[0]}</a><span class="visually-hidden">${words[1]}</span>`
    : '';
  const number = has('heading-number')
    ? ` <small>${words[2]} 48${data.title.length}193</small>`
    : '';
  return `${links}${escaped(data.title)}${number}`;
}
