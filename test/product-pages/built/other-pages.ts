import type { Language } from '../../../src/domain/language.ts';
import { escaped, money, otherProducts, repeated, shopWords } from './filler.ts';
import type { PageData } from './page-data.ts';
import { jsonLd, openGraph, shell } from './parts.ts';

/** A page that must give no item, and for which half it stands. */
export interface OtherPage {
  readonly half: 'open' | 'frozen';
  readonly data: PageData;
  readonly html: string;
}

type Kind = (data: PageData) => string;

const page = (data: PageData, head: string, body: string) =>
  shell({ data, head, body, bodyClass: 'page' });

const list: Kind = (data) =>
  page(
    data,
    openGraph(data, '/static/list.jpg', 'website'),
    `<main><h1>${data.title}</h1><ul class="products">${otherProducts(data, 48)
      .map(
        (other) =>
          `<li class="product-box"><a href="${other.path}"><img src="/i/${other.picture}.jpg" alt="${other.name}"></a><h2>${other.name}</h2><span class="price">${money(data, other.price)}</span><button class="btn-buy">${shopWords(data).buy}</button></li>`,
      )
      .join('')}</ul></main>`,
  );

const markedList: Kind = (data) =>
  page(
    data,
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: data.title,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: otherProducts(data, 24).map((other, position) => ({
          '@type': 'ListItem',
          position,
          item: {
            '@type': 'Product',
            name: other.name,
            image: other.picture,
            offers: { '@type': 'Offer', price: other.price, priceCurrency: data.currency },
          },
        })),
      },
    }),
    `<main><h1>${data.title}</h1>${repeated(24, (at) => `<article class="card"><a href="/p/${at}"><img src="/i/${at}.jpg" alt=""></a><span class="price">${money(data, 10 + at)}</span></article>`)}</main>`,
  );

const paragraphs = (data: PageData) =>
  repeated(14, (at) => `<p>${data.text} ${otherProducts(data)[at]?.name}.</p>`);

/** A newspaper that marks its subscription as a product that each article is part of. */
const newspaper: Kind = (data) =>
  page(
    data,
    `${openGraph(data, '/photo/1600.jpg', 'article')}${jsonLd({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: data.title, image: '/photo/1600.jpg', isAccessibleForFree: false, isPartOf: { '@type': ['CreativeWork', 'Product'], name: data.shop, productID: 'paper:basic' } })}`,
    `<main><article><h1>${data.title}</h1><figure><img src="/photo/1600.jpg" width="1600" height="900" alt="${data.title}"></figure>${paragraphs(data)}<aside class="paywall"><p>${money(data, 2.99)} / Monat</p><a href="/abo" class="button">${data.language === 'en' ? 'Subscribe now' : 'Jetzt abonnieren'}</a></aside></article></main>`,
  );

/** An article about things to buy, with links to shops. */
const buyingAdvice: Kind = (data) =>
  page(
    data,
    `${openGraph(data, '/photo/advice.jpg', 'article')}${jsonLd({ '@context': 'https://schema.org', '@type': 'Article', headline: data.title, mentions: { '@type': 'Product', name: data.title } })}`,
    `<main><article><h1>${data.title}</h1><img src="/photo/advice.jpg" width="1200" height="800" alt="${data.title}">${paragraphs(data)}${otherProducts(
      data,
      6,
    )
      .map(
        (other) =>
          `<div class="pick"><h3>${other.name}</h3><p>${money(data, other.price)}</p><a class="buy-button" href="https://www.somewhere-else.com${other.path}">${data.language === 'de' ? 'Jetzt kaufen' : 'Buy now'}</a></div>`,
      )
      .join('')}</article></main>`,
  );

const blog: Kind = (data) =>
  page(
    data,
    `${openGraph(data, '/photo/blog.jpg', 'article')}${jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: data.title, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 } })}`,
    `<main><article><h1>${data.title}</h1><img src="/photo/blog.jpg" width="1200" alt="${data.title}">${paragraphs(data)}</article></main>`,
  );

const captcha: Kind = (data) =>
  `<!DOCTYPE html><html lang="${data.language}"><head><title>${data.title}</title><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></head><body><h1>${new URL(data.url).hostname}</h1><p>${data.text}</p><noscript>Enable JavaScript and cookies to continue</noscript></body></html>`;

const consent: Kind = (data) =>
  `<!DOCTYPE html><html lang="${data.language}"><head><title>${data.title}</title><style>${'.c{color:red}'.repeat(3000)}</style></head><body><h1>${data.title}</h1><p>${data.text} Cookies, Datenschutz, privacy, vie privée.</p><button>${shopWords(data).accept}</button><script>${'function c(a){return a}'.repeat(9000)}</script></body></html>`;

const missing: Kind = (data) =>
  page(
    data,
    '',
    `<main><h1>${data.title}</h1><p>${data.text}</p><section class="bestseller">${otherProducts(
      data,
      8,
    )
      .map(
        (other) =>
          `<div class="product-box"><a href="${other.path}"><img src="/i/${other.picture}.jpg" alt="">${other.name}</a><span class="price">${money(data, other.price)}</span></div>`,
      )
      .join('')}</section></main>`,
  );

const startPage: Kind = (data) =>
  page(
    data,
    openGraph(data, '/static/start.jpg', 'website'),
    `<main><h1>${data.title}</h1><section class="teaser"><h2>${shopWords(data).also}</h2>${otherProducts(
      data,
      12,
    )
      .map(
        (other) =>
          `<div class="box"><a href="${other.path}"><img src="/i/${other.picture}.jpg" alt=""></a><b>${other.name}</b><span class="price">${money(data, other.price)}</span></div>`,
      )
      .join('')}</section></main>`,
  );

const kinds = {
  list,
  markedList,
  newspaper,
  buyingAdvice,
  blog,
  captcha,
  consent,
  missing,
  startPage,
};

type Row = readonly [
  half: 'open' | 'frozen',
  kind: keyof typeof kinds,
  url: string,
  language: Language,
  shop: string,
  title: string,
  text: string,
];

const rows: readonly Row[] = [
  [
    'frozen',
    'list',
    'https://www.teehaus-linde.de/gruener-tee/',
    'de',
    'Teehaus Linde',
    'Grüner Tee',
    'Alle Sorten.',
  ],
  [
    'frozen',
    'markedList',
    'https://www.maison-textile.fr/plaids',
    'fr',
    'Maison Textile',
    'Plaids et couvertures',
    'Tous les plaids.',
  ],
  [
    'frozen',
    'markedList',
    'https://www.kidsroom.co.uk/c/kitchens',
    'en',
    'Kidsroom',
    'Play kitchens',
    'All play kitchens.',
  ],
  [
    'frozen',
    'newspaper',
    'https://www.thenorthpost.com/2026/11/harbour-plan',
    'en',
    'The North Post',
    'The harbour plan divides the town',
    'The council met on Tuesday.',
  ],
  [
    'frozen',
    'newspaper',
    'https://www.rheinblatt.de/politik/haushalt-2027',
    'de',
    'Rheinblatt',
    'Der Haushalt für 2027 steht',
    'Der Rat hat am Dienstag beschlossen.',
  ],
  [
    'frozen',
    'buyingAdvice',
    'https://www.thenorthpost.com/guide/best-kettles',
    'en',
    'The North Post',
    'The best kettles of 2026',
    'We tried them for weeks.',
  ],
  [
    'frozen',
    'buyingAdvice',
    'https://www.testheft.de/ratgeber/kopfhoerer',
    'de',
    'Testheft',
    'Die besten Kopfhörer',
    'Wir haben sie wochenlang verglichen.',
  ],
  [
    'frozen',
    'blog',
    'https://www.backblog.de/apfelkuchen',
    'de',
    'Backblog',
    'Apfelkuchen wie bei Oma',
    'Das Rezept gelingt immer.',
  ],
  [
    'frozen',
    'captcha',
    'https://www.gartenprofi.de/rasenmaeher',
    'de',
    'Gartenprofi',
    'Nur einen Moment…',
    'Bitte warten.',
  ],
  [
    'frozen',
    'captcha',
    'https://www.toolbarn.co.uk/drill',
    'en',
    'Toolbarn',
    'Just a moment...',
    'Verifying you are human.',
  ],
  [
    'frozen',
    'consent',
    'https://www.schuhwelt.de/p/stiefelette',
    'de',
    'Schuhwelt',
    'Cookie-Einstellungen',
    'Wir brauchen Ihre Zustimmung.',
  ],
  [
    'frozen',
    'missing',
    'https://www.moebelhof.de/p/weg',
    'de',
    'Möbelhof',
    'Seite nicht gefunden',
    'Der Artikel existiert nicht mehr.',
  ],
  [
    'frozen',
    'missing',
    'https://www.petitpas.fr/perdu',
    'fr',
    'Petit Pas',
    'Page introuvable',
    "Cette page n'existe plus.",
  ],
  [
    'frozen',
    'startPage',
    'https://www.fieldandfell.com/',
    'en',
    'Field & Fell',
    'Field & Fell',
    'Outdoor clothing since 1980.',
  ],
  [
    'open',
    'list',
    'https://www.seifenkontor.de/seifen/',
    'de',
    'Seifenkontor',
    'Seifen',
    'Alle Seifen.',
  ],
  [
    'open',
    'markedList',
    'https://www.bettenwelt.de/c/decken',
    'de',
    'Bettenwelt',
    'Bettdecken',
    'Alle Decken.',
  ],
  [
    'open',
    'newspaper',
    'https://www.lejournaldusud.fr/2026/budget',
    'fr',
    'Le Journal du Sud',
    'Le budget est voté',
    'Le conseil a voté mardi.',
  ],
  [
    'open',
    'newspaper',
    'https://www.citytribune.co.uk/news/tram',
    'en',
    'City Tribune',
    'New tram line opens',
    'The first tram ran on Monday.',
  ],
  [
    'open',
    'buyingAdvice',
    'https://www.kueche-heute.de/test/messer',
    'de',
    'Küche heute',
    'Messer im Vergleich',
    'Zwölf Messer im Alltag.',
  ],
  [
    'open',
    'blog',
    'https://www.knitdiary.com/scarf',
    'en',
    'Knit Diary',
    'A scarf in one evening',
    'Here is my pattern.',
  ],
  [
    'open',
    'captcha',
    'https://www.elektromarkt-sued.de/mixer',
    'de',
    'Elektromarkt Süd',
    'Sicherheitsüberprüfung',
    'Bitte bestätigen Sie, dass Sie ein Mensch sind.',
  ],
  [
    'open',
    'consent',
    'https://www.affiche-paris.fr/p/affiche',
    'fr',
    'Affiche Paris',
    'Votre vie privée',
    'Nous avons besoin de votre accord.',
  ],
  [
    'open',
    'missing',
    'https://www.gardenmill.co.uk/gone',
    'en',
    'Garden Mill',
    'Page not found',
    'Sorry, this page has gone.',
  ],
  [
    'open',
    'startPage',
    'https://www.bluefern.com/',
    'en',
    'Bluefern',
    'Bluefern',
    'Linen for the home.',
  ],
];

/** Returns the lists, newspapers, walls and errors of both halves. */
export function otherPages(): readonly OtherPage[] {
  return rows.map(([half, kind, url, language, shop, title, text], position) => {
    const currency = url.includes('.co.uk') ? 'GBP' : language === 'en' ? 'USD' : 'EUR';
    const data = {
      name: `${half}-${kind}-${position}`,
      url,
      language,
      shop,
      title: escaped(title),
      text,
      price: null,
      currency,
      picture: 'none',
    };
    return { half, data, html: kinds[kind](data) };
  });
}
