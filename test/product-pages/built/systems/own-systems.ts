import { escaped, money, otherProducts, shopWords } from '../filler.ts';
import { type System, traitsOf } from '../page-data.ts';
import {
  at,
  headingContent,
  jsonLd,
  openGraph,
  productScript,
  shell,
  structuredName,
  structuredPrice,
} from '../parts.ts';

/** Shops with a system of their own: a modern one with groups of variants, and an old one in tables. */

/** A large shop: a group of variants, `hasVariant` with addresses, a label above the price. */
export const ownModern: System = (data) => {
  const has = traitsOf(data);
  const image = (width: number, name = data.picture) =>
    at(data, `/img/${name}.jpg?imwidth=${width}`);
  const price = structuredPrice(data);
  const offer = (factor: number, query: string) => ({
    '@type': 'Offer',
    url: `${data.url.split('?')[0]}?${query}`,
    ...(price && { price: (Number(data.price) * factor).toFixed(2) }),
    ...(!has('no-currency') && { priceCurrency: data.currency }),
  });
  const query = new URL(data.url).search.slice(1) || 'farbe=natur';
  const group = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: structuredName(data),
    brand: { '@type': 'Brand', name: data.brand ?? data.shop },
    description: data.text,
    hasVariant: [
      ['farbe=rot', 1.2],
      [query, 1],
      ['farbe=blau', 0.8],
    ].map(([search, factor]) => ({
      '@type': 'Product',
      name: `${structuredName(data)} ${String(search).split('=')[1]}`,
      image: image(
        156,
        search === query ? data.picture : `${data.picture}-${String(search).split('=')[1]}`,
      ),
      offers: offer(Number(factor), String(search)),
    })),
  };
  const shown =
    data.price === null
      ? ''
      : `<div class="price-area">${data.was ? `<span class="price-area__was">UVP ${money(data, data.was)}</span>` : ''}<span class="price-area__current">${money(data, data.price)}</span><span class="price-area__base">${data.unitPrice ?? ''}</span><span class="price-area__rate">${data.instalment ? `oder ${data.instalment}` : ''}</span></div>`;
  const cards = otherProducts(data)
    .map(
      (other) =>
        `<article class="tile"><a href="${other.path}"><img src="/img/${other.picture}.jpg?imwidth=300" alt="${other.name}"><span class="tile__name">${other.name}</span><span class="tile__price">${money(data, other.price)}</span></a></article>`,
    )
    .join('');
  const body = `<main><div class="pdp"><div class="pdp__gallery"><button class="pdp__zoom"><img src="${image(762)}" srcset="${image(156)} 156w, ${image(762)} 762w, ${image(1800)} 1800w" alt="${escaped(data.title)}"></button></div><div class="pdp__info"><h1 class="pdp__title">${headingContent(data)}</h1>${shown}<button type="button" class="pdp__add" aria-label="${shopWords(data).buy}">${shopWords(data).buy}</button><p class="pdp__description">${data.text}</p></div></div><section class="recommendations">${cards}</section></main>`;
  const schema = has('no-json-ld')
    ? ''
    : has('other-json-ld')
      ? productScript(data, [])
      : jsonLd(group);
  return {
    html: shell({
      data,
      bodyClass: 'pdp-page',
      head: `${openGraph(data, image(156))}${schema}`,
      body,
    }),
    pictures: [image(1800)],
  };
};

/** An old shop: tables, no structured data, a basket form. */
export const ownTables: System = (data) => {
  const has = traitsOf(data);
  const [large, small] = [
    at(data, `/bilder/gross/${data.picture}.jpg`),
    at(data, `/bilder/klein/${data.picture}.jpg`),
  ];
  const unit = data.unitPrice ? ` (${data.unitPrice})` : '';
  const shown =
    data.price === null
      ? '<b>Preis auf Anfrage</b>'
      : `${data.was ? `<font color="red">statt <s>${money(data, data.was)}</s></font> ` : ''}<b class="preis">${money(data, data.price)}</b>${unit}${data.instalment ? `<br>oder ${data.instalment}` : ''}`;
  const rows = otherProducts(data, 6)
    .map(
      (other) =>
        `<td align="center"><a href="${other.path}"><img src="/bilder/mini/${other.picture}.jpg" width="80" height="80" alt="${other.name}"><br>${other.name}</a><br>${money(data, other.price)}</td>`,
    )
    .join('');
  const body = `<table width="900"><tr><td class="menu"></td><td><h1>${headingContent(data)}</h1><table><tr><td>${has('no-og') ? `<a href="${large}" target="_blank"><img src="${large}" width="350" alt="${escaped(data.title)}"></a>` : `<img src="${large}" width="350" height="350" alt="${escaped(data.title)}">`}</td><td>${shown}<br><small>${shopWords(data).tax}</small><form action="/warenkorb.php" method="post"><input type="text" name="menge" value="1" size="2"><input type="submit" value="${shopWords(data).buy}"></form></td></tr></table><p>${data.text}</p><table><tr>${rows}</tr></table></td></tr></table>`;
  return {
    html: shell({
      data,
      bodyClass: 'artikel',
      head: has('no-og') ? '' : openGraph(data, has('small-picture') ? small : large, 'website'),
      body,
      headTitle: `${data.shop} - ${data.title}`,
    }),
    pictures: [large],
  };
};
