import type { PageData } from './page-data.ts';

/*
 * What surrounds the product on the page of a shop: style sheets, menus, other products, reviews,
 * cookie banners and scripts. Everything follows from the page's name, so a page is always the same.
 */

interface Words {
  readonly things: readonly string[];
  readonly also: string;
  readonly buy: string;
  readonly cookies: string;
  readonly accept: string;
  readonly shipping: string;
  readonly review: string;
  readonly tax: string;
  readonly newsletter: string;
}

const wordsByLanguage: Readonly<Record<PageData['language'], Words>> = {
  de: {
    things:
      'Garten Küche Bad Licht Holz Ton Wolle Leinen Reise Spiel Kinder Werkzeug Haushalt Wand Tisch'.split(
        ' ',
      ),
    also: 'Das könnte Ihnen auch gefallen',
    buy: 'In den Warenkorb',
    cookies: 'Wir verwenden Cookies, um unsere Website zu verbessern.',
    accept: 'Alle akzeptieren',
    shipping: 'Versandkostenfrei ab 49,00 €',
    review: 'Kam nach drei Tagen an und gefällt uns gut.',
    tax: 'inkl. MwSt. zzgl. Versandkosten',
    newsletter: '5 € Gutschein für Ihre Anmeldung zum Newsletter',
  },
  fr: {
    things:
      'Jardin Cuisine Bain Lumière Bois Terre Laine Lin Voyage Jeu Enfants Outils Maison Mur Table'.split(
        ' ',
      ),
    also: 'Vous aimerez aussi',
    buy: 'Ajouter au panier',
    cookies: 'Nous utilisons des cookies pour améliorer notre site.',
    accept: 'Tout accepter',
    shipping: 'Livraison offerte dès 60,00 €',
    review: 'Bien reçu après trois jours, nous en sommes contents.',
    tax: 'TTC, hors frais de port',
    newsletter: '5 € offerts pour votre inscription à la newsletter',
  },
  en: {
    things:
      'Garden Kitchen Bath Lighting Wood Clay Wool Linen Travel Games Kids Tools Home Wall Table'.split(
        ' ',
      ),
    also: 'You may also like',
    buy: 'Add to cart',
    cookies: 'We use cookies to improve our site.',
    accept: 'Accept all',
    shipping: 'Free delivery on orders over $50.00',
    review: 'Arrived after three days and we like it.',
    tax: 'incl. tax, plus shipping',
    newsletter: '$5.00 off when you join our newsletter',
  },
};

/** Returns the words that shops of a language use. */
export const shopWords = (data: PageData): Words => wordsByLanguage[data.language];

/** Another product on the page. */
export interface OtherProduct {
  readonly name: string;
  readonly price: number;
  readonly was: number;
  readonly picture: string;
  readonly path: string;
}

/** Returns a function for pseudo-random whole numbers from 0 to `limit - 1` that follow from the text. */
function numbersFor(seed: string): (limit: number) => number {
  let state = Buffer.from(seed).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Returns the text of `count` parts. */
export function repeated(count: number, part: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => part(at)).join('');
}

/** Returns other products of the shop, in the words of its language. */
export function otherProducts(data: PageData, count = 16): readonly OtherProduct[] {
  const next = numbersFor(data.name);
  const { things } = shopWords(data);
  return Array.from({ length: count }, (_, at) => {
    const price = 5 + next(9000) / 100;
    const slug =
      `${things[next(things.length)]}-${things[next(things.length)]}-${at}`.toLowerCase();
    return {
      name: slug.replaceAll('-', ' '),
      price: Number(price.toFixed(2)),
      was: Number((price * 1.3).toFixed(2)),
      picture: slug.normalize('NFKD').replace(/\p{M}/gu, ''),
      path: `/${encodeURIComponent(slug)}-${1000 + at}`,
    };
  });
}

/** Returns an amount as the shop's language writes it, with its sign. */
export function money(data: PageData, amount: number): string {
  return new Intl.NumberFormat(localeOf(data), {
    style: 'currency',
    currency: data.currency,
  }).format(amount);
}

/** Returns the locale of the shop by its language and domain, such as `de-CH`. */
export function localeOf({ language, url }: PageData): string {
  const top = new URL(url).hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const country = { UK: 'GB', COM: 'US' }[top] ?? (top.length === 2 ? top : 'US');
  return `${language}-${country}`;
}

const kilobyte = 1024;

/** Returns style sheets, menu, scripts and footer of together `data.weight` kilobytes. */
export function fillerOf(data: PageData) {
  const next = numbersFor(`${data.name} filler`);
  const { things, cookies, accept, shipping, review, newsletter } = shopWords(data);
  const thing = () => things[next(things.length)] ?? '';
  const size = (data.weight ?? 160) * kilobyte;
  const upTo = (share: number, part: (at: number) => string) => {
    const parts: string[] = [];
    for (let at = 0, length = 0; length < size * share; at += 1) {
      const text = part(at);
      parts.push(text);
      length += text.length;
    }
    return parts.join('');
  };
  const css = upTo(
    0.25,
    (at) =>
      `.c${at}-${thing()}{margin:${at % 9}px;color:#${100000 + next(899999)}}.c${at}:hover{opacity:.${1 + (at % 8)}}`,
  );
  const menu = upTo(
    0.2,
    (at) =>
      `<li class="menu-item level-${at % 3}"><a href="/${encodeURIComponent(thing())}/${at}" title="${thing()}"><span>${thing()} ${at}</span></a></li>`,
  );
  const code = upTo(
    0.45,
    (at) =>
      `function m${at}(a,b){var c=a.querySelector(".c${at}");if(c&&b<${at}){c.innerHTML="<div class='m'>"+b+"</div>"}return c}`,
  );
  return {
    styles: `<style>${css}</style>`,
    header: `<div class="announcement-bar">${shipping}</div><header class="site-header"><a class="logo" href="/"><img src="/static/logo.svg" alt="${data.shop}"></a><form action="/search"><input type="search" name="q"></form><nav><ul>${menu}</ul></nav><a class="cart-link" href="/cart">0</a></header>`,
    scripts: `<script>${code}</script>`,
    reviews: `<section class="reviews"><h2>Reviews</h2>${repeated(12, (at) => `<div class="review"><b>${thing()}</b> <span>${1 + (at % 5)}/5</span><p>${review} ${thing()} ${thing()}.</p></div>`)}</section>`,
    footer: `<div class="newsletter"><p>${newsletter}</p><input type="email"></div><footer><ul>${repeated(20, (at) => `<li><a href="/info/${at}">${thing()}</a></li>`)}</ul><p>© ${data.shop}</p></footer><div class="cookie-banner" role="dialog"><p>${cookies}</p><button>${accept}</button></div>`,
  };
}

/** Returns a data address of about 90,000 characters, as shops have for their logos. */
export const longDataAddress = () => `data:image/png;base64,${'iVBORw0KGgo'.repeat(8200)}`;

/** Returns the text with its HTML characters as references. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
