import type { Language } from '../../../src/domain/language.ts';
import { money, otherProducts, shopWords } from './filler.ts';
import type { PageData } from './page-data.ts';
import { at, jsonLd, shell } from './parts.ts';

/*
 * Pages that each have a detail of their own, such as a price in two elements or a heading without
 * the product's name. All belong to the frozen half; they were written after the rules, to test them
 * on details that nobody had in view.
 */

/** One page; `head` and `body` hold what is special about it. */
interface Single {
  readonly detail: string;
  readonly url: string;
  readonly language: Language;
  readonly shop: string;
  readonly title: string;
  readonly price: number | null;
  readonly currency: string;
  /** the path of the picture in its largest size */
  readonly image: string;
  readonly head?: (data: PageData) => string;
  readonly body: (data: PageData) => string;
  readonly headTitle?: string;
}

const buy = (data: PageData) =>
  `<form action="/cart/add" method="post"><button type="submit">${shopWords(data).buy}</button></form>`;
const picture = (path: string, alt: string) =>
  `<div class="product-media"><img src="${path}" width="900" height="900" alt="${alt}"></div>`;
const cards = (data: PageData) =>
  `<section class="also"><h2>${shopWords(data).also}</h2><div class="row">${otherProducts(data, 8)
    .map(
      (other) =>
        `<div class="col card"><a href="${other.path}"><img src="/m/${other.picture}.jpg" alt="${other.name}"></a><h3>${other.name}</h3><div class="card-price">${money(data, other.price)}</div></div>`,
    )
    .join('')}</div></section>`;
const offer = (price: unknown, currency = 'EUR') => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
});
const marked = (data: PageData, rest: object) =>
  jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: data.title, ...rest });

const singles: readonly Single[] = [
  {
    detail: 'price with cents in sup, no markup',
    url: 'https://www.radhaus-ost.de/klingel-messing',
    language: 'de',
    shop: 'Radhaus Ost',
    title: 'Klingel Messing poliert',
    price: 24.95,
    currency: 'EUR',
    image: '/m/klingel.jpg',
    body: (data) =>
      `<main><div class="p">${picture('/m/klingel.jpg', data.title)}<div class="info"><h1>${data.title}</h1><div class="price-now"><span>24</span><sup>95</sup> <span>€</span></div>${buy(data)}</div></div>${cards(data)}</main>`,
  },
  {
    detail: 'brand in an own element of the heading',
    url: 'https://www.wanderladen.at/rucksack-30',
    language: 'de',
    shop: 'Wanderladen',
    title: 'Steigfels Rucksack 30 l',
    price: 129,
    currency: 'EUR',
    image: '/m/rucksack.jpg',
    head: (data) =>
      marked(data, {
        name: 'Rucksack 30 l',
        image: '/m/rucksack.jpg',
        brand: { name: 'Steigfels' },
        offers: offer(129),
      }),
    body: (data) =>
      `<main>${picture('/m/rucksack.jpg', data.title)}<h1><a href="/marken/steigfels">Steigfels</a> <span>Rucksack 30 l</span></h1><p class="price">129,00 €</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'badge in the heading',
    url: 'https://www.brotkasten.de/brotmesser',
    language: 'de',
    shop: 'Brotkasten',
    title: 'Brotmesser Olivenholz',
    price: 64,
    currency: 'EUR',
    image: '/m/brotmesser.jpg',
    body: (data) =>
      `<main>${picture('/m/brotmesser.jpg', data.title)}<h1>${data.title} <button class="share">Teilen</button></h1><p class="price"><span class="badge">-20 %</span> <del>80,00 €</del> 64,00 €</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'statt and nur in one element',
    url: 'https://www.sattlerei-kurz.de/guertel',
    language: 'de',
    shop: 'Sattlerei Kurz',
    title: 'Gürtel Rindleder braun',
    price: 59,
    currency: 'EUR',
    image: '/m/guertel.jpg',
    body: (data) =>
      `<main>${picture('/m/guertel.jpg', data.title)}<h1>${data.title}</h1><p class="preis">statt 79,00 € nur 59,00 € <small>Sie sparen 20,00 €</small></p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'price for subscribers beside it',
    url: 'https://www.roastery-hill.co.uk/house-blend',
    language: 'en',
    shop: 'Roastery Hill',
    title: 'House Blend Whole Bean 1 kg',
    price: 22.5,
    currency: 'GBP',
    image: '/m/blend.jpg',
    head: (data) => marked(data, { image: '/m/blend.jpg', offers: offer('22.50', 'GBP') }),
    body: (data) =>
      `<main>${picture('/m/blend.jpg', data.title)}<h1>${data.title}</h1><div class="options"><label>One-time purchase <span class="price">£22.50</span></label><label>Subscribe and save 10% <span class="price">£20.25</span></label></div>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'surcharges of variants',
    url: 'https://www.tischlerei-moor.de/schneidebrett',
    language: 'de',
    shop: 'Tischlerei Moor',
    title: 'Schneidebrett Nussbaum',
    price: 48,
    currency: 'EUR',
    image: '/m/brett.jpg',
    body: (data) =>
      `<main>${picture('/m/brett.jpg', data.title)}<h1>${data.title}</h1><div class="product-price">48,00 €</div><select><option>Standard</option><option>mit Gravur (+ 12,00 €)</option></select><ul class="extras"><li>Ölset + 9,90 €</li><li>Versand 4,90 €</li></ul>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'net price first, for businesses',
    url: 'https://www.werkbedarf24.de/schraubstock',
    language: 'de',
    shop: 'Werkbedarf24',
    title: 'Schraubstock 125 mm drehbar',
    price: 142.8,
    currency: 'EUR',
    image: '/m/schraubstock.jpg',
    body: (data) =>
      `<main>${picture('/m/schraubstock.jpg', data.title)}<h1>${data.title}</h1><div class="price-box"><div class="price price--net">120,00 € <small>zzgl. MwSt.</small></div><div class="price price--gross">142,80 € <small>inkl. MwSt.</small></div></div>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'JSON-LD with the price as a text',
    url: 'https://www.lampes-du-nord.fr/suspension',
    language: 'fr',
    shop: 'Lampes du Nord',
    title: 'Suspension en verre soufflé',
    price: 1249,
    currency: 'EUR',
    image: '/m/suspension.jpg',
    head: (data) => marked(data, { image: ['/m/suspension.jpg'], offers: offer('1 249,00 €') }),
    body: (data) =>
      `<main>${picture('/m/suspension.jpg', data.title)}<h1>${data.title}</h1><p>1 249,00 €</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'JSON-LD with line breaks in a string',
    url: 'https://www.garnwerk.ch/strickset-socken',
    language: 'de',
    shop: 'Garnwerk',
    title: 'Strickset Socken Merino',
    price: 42.5,
    currency: 'CHF',
    image: '/m/strickset.jpg',
    head: (data) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${data.title}","image":"/m/strickset.jpg","description":"Wolle
und Nadeln","offers":{"@type":"Offer","price":"42.50","priceCurrency":"CHF",},}</script>`,
    body: (data) =>
      `<main>${picture('/m/strickset.jpg', data.title)}<h1>${data.title}</h1><p>CHF 42.50</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'an aggregate of sizes',
    url: 'https://www.bettenhof.de/kissen-daune',
    language: 'de',
    shop: 'Bettenhof',
    title: 'Kissen Daune weich',
    price: 49.95,
    currency: 'EUR',
    image: '/m/kissen.jpg',
    head: (data) =>
      marked(data, {
        image: '/m/kissen.jpg',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '49.95',
          highPrice: '89.95',
          priceCurrency: 'EUR',
          offerCount: 3,
        },
      }),
    body: (data) =>
      `<main>${picture('/m/kissen.jpg', data.title)}<h1>${data.title}</h1><p class="price">ab 49,95 €</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'the shop as first-level heading',
    url: 'https://www.toepferei-blau.de/becher.html',
    language: 'de',
    shop: 'Töpferei Blau',
    title: 'Becher mit Henkel',
    price: 19,
    currency: 'EUR',
    image: '/m/becher.jpg',
    body: (data) =>
      `<h1><a href="/">Töpferei Blau</a></h1><div class="content">${picture('/m/becher.jpg', data.title)}<h2>${data.title}</h2><p>19,00 €</p>${buy(data)}</div>`,
    headTitle: 'Becher mit Henkel - Töpferei Blau',
  },
  {
    detail: 'several products marked, one with the name of the page',
    url: 'https://www.teeladen-sued.de/assam',
    language: 'de',
    shop: 'Teeladen Süd',
    title: 'Assam Second Flush',
    price: 11.5,
    currency: 'EUR',
    image: '/m/assam.jpg',
    head: (data) =>
      jsonLd([
        ...otherProducts(data, 4).map((other) => ({
          '@type': 'Product',
          name: other.name,
          image: '/m/x.jpg',
          offers: offer(other.price),
        })),
        { '@type': 'Product', name: data.title, image: '/m/assam.jpg', offers: offer('11.50') },
      ]),
    body: (data) =>
      `<main>${picture('/m/assam.jpg', data.title)}<h1>${data.title}</h1><p class="price">11,50 €</p><p>115,00 €/kg</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'a lazy picture with its address in noscript',
    url: 'https://www.seifenblase.de/badebombe',
    language: 'de',
    shop: 'Seifenblase',
    title: 'Badebombe Minze',
    price: 4.2,
    currency: 'EUR',
    image: '/m/badebombe-1200.jpg',
    body: (data) =>
      `<main><div class="gallery"><img class="lazyload" src="data:image/gif;base64,R0lGOD" data-src="/m/badebombe-600.jpg" data-srcset="/m/badebombe-600.jpg 600w, /m/badebombe-1200.jpg 1200w" alt="${data.title}"></div><h1>${data.title}</h1><span class="price">4,20 €</span>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'Open Graph alone',
    url: 'https://www.ateliermiel.fr/bague-argent',
    language: 'fr',
    shop: 'Atelier Miel',
    title: 'Bague argent martelé',
    price: 85,
    currency: 'EUR',
    image: '/m/bague.jpg',
    head: (data) =>
      `<meta property="og:type" content="product"><meta property="og:title" content="${data.title} – Atelier Miel"><meta property="og:image" content="${at(data, '/m/bague.jpg')}"><meta property="product:price:amount" content="85,00"><meta property="product:price:currency" content="EUR">`,
    body: () => '<div id="app"></div>',
    headTitle: 'Bague argent martelé – Atelier Miel',
  },
  {
    detail: 'former price by class only, both in one box',
    url: 'https://www.skateshop-nord.de/deck-8',
    language: 'de',
    shop: 'Skateshop Nord',
    title: 'Deck 8.0 Ahorn',
    price: 44.9,
    currency: 'EUR',
    image: '/m/deck.jpg',
    body: (data) =>
      `<main>${picture('/m/deck.jpg', data.title)}<h1>${data.title}</h1><div class="amount"><span class="amount__former price-before">64,90 €</span><span class="amount__today">44,90 €</span></div>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'Swedish crowns on a Swedish domain',
    url: 'https://www.ullbutiken.se/filt',
    language: 'en',
    shop: 'Ullbutiken',
    title: 'Filt i ull grå',
    price: 1299,
    currency: 'SEK',
    image: '/m/filt.jpg',
    head: (data) =>
      marked(data, { image: '/m/filt.jpg', offers: { '@type': 'Offer', price: '1299' } }),
    body: (data) =>
      `<main>${picture('/m/filt.jpg', data.title)}<h1>${data.title}</h1><p class="pris">1 299 kr</p><button>Lägg i varukorgen</button>${cards(data)}</main>`,
  },
  {
    detail: 'Canadian dollars',
    url: 'https://www.mapleknits.ca/toque',
    language: 'en',
    shop: 'Maple Knits',
    title: 'Wool Toque Red',
    price: 34,
    currency: 'CAD',
    image: '/m/toque.jpg',
    body: (data) =>
      `<main>${picture('/m/toque.jpg', data.title)}<h1>${data.title}</h1><p class="price">$34.00</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'a microdata price in the text only',
    url: 'https://www.kaminholz-adler.de/anzuender',
    language: 'de',
    shop: 'Kaminholz Adler',
    title: 'Anzünder Holzwolle 100 Stück',
    price: 12.9,
    currency: 'EUR',
    image: '/m/anzuender.jpg',
    body: (data) =>
      `<main itemscope itemtype="https://schema.org/Product">${picture('/m/anzuender.jpg', data.title)}<h1 itemprop="name">${data.title}</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">12,90 €</span> <small>(0,13 € / Stück)</small></div>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'a video and a size chart before the picture',
    url: 'https://www.tanzschuh.at/sandale-tango',
    language: 'de',
    shop: 'Tanzschuh',
    title: 'Sandale Tango rot',
    price: 115,
    currency: 'EUR',
    image: '/m/sandale-tango.jpg',
    body: (data) =>
      `<main><a href="/groessen"><img src="/m/groessentabelle.jpg" width="600" height="400" alt="Größentabelle"></a><div class="gallery"><video poster="/m/film.jpg"></video><img src="/m/sandale-tango.jpg" width="1000" height="1000" alt="${data.title}"></div><h1>${data.title}</h1><p class="price">115,00 €</p>${buy(data)}${cards(data)}</main>`,
  },
  {
    detail: 'two currencies in a switch',
    url: 'https://www.porcelaine-alpine.ch/theiere',
    language: 'fr',
    shop: 'Porcelaine Alpine',
    title: 'Théière blanche 1,2 l',
    price: 98,
    currency: 'CHF',
    image: '/m/theiere.jpg',
    body: (data) =>
      `<div class="header-tools"><select name="currency"><option>CHF</option><option>EUR</option></select></div><main>${picture('/m/theiere.jpg', data.title)}<h1>${data.title}</h1><p class="prix">CHF 98.–</p>${buy(data)}${cards(data)}</main>`,
  },
];

/** A single page with its data, its markup and the address of its picture. */
export interface SinglePage {
  readonly data: PageData;
  readonly html: string;
  readonly picture: string;
}

/** Returns the pages with a detail of their own. */
export function singlePages(): readonly SinglePage[] {
  return singles.map(({ detail, head, body, headTitle, image, ...rest }) => {
    const data: PageData = {
      ...rest,
      name: `frozen-single-${detail.replaceAll(/\W+/g, '-')}`,
      picture: 'single',
      text: `${rest.title}. ${rest.shop}.`,
    };
    const html = shell({
      data,
      bodyClass: 'single',
      head: head?.(data) ?? '',
      body: body(data),
      ...(headTitle !== undefined && { headTitle }),
    });
    return { data, html, picture: at(data, image) };
  });
}
