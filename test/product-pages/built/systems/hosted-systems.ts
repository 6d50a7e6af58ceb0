import { escaped, money, otherProducts, shopWords } from '../filler.ts';
import { type System, traitsOf } from '../page-data.ts';
import {
  at,
  headingContent,
  openGraph,
  product,
  productScript,
  shell,
  structuredName,
} from '../parts.ts';

/** Systems that somebody else runs for the shop: Shopify, Salesforce, Next.js on a service. */

/** Shopify: product JSON in cents, a price with visually hidden labels, one picture in many widths. */
export const shopify: System = (data) => {
  const has = traitsOf(data);
  const file = (width?: number, name = data.picture) =>
    at(
      data,
      `/cdn/shop/files/${name}.jpg?v=1718${data.title.length}${width ? `&width=${width}` : ''}`,
    );
  const variants = ['Sand', 'Moos'].map((color, index) => ({
    id: 900 + index,
    title: color,
    price: Math.round((data.price ?? 0) * 100 * (index === 0 ? 1 : 1.25)),
    available: true,
    featured_image: {
      src: file(undefined, index === 0 ? data.picture : `${data.picture}-${color.toLowerCase()}`),
    },
  }));
  const state =
    data.price === null || has('no-structured-price')
      ? ''
      : `<script type="application/json" data-product-json>${JSON.stringify({ id: 7, title: structuredName(data), handle: data.picture, vendor: data.brand ?? data.shop, price: variants[0]?.price, variants, featured_image: file(), images: [file()] })}</script>`;
  const price =
    data.price === null
      ? ''
      : `<div class="price ${data.was ? 'price--on-sale' : ''}"><div class="price__container">${data.was ? `<div class="price__sale"><span class="visually-hidden">Regular price</span><span><s class="price-item price-item--regular">${money(data, data.was)}</s></span><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale price-item--last">${money(data, data.price)}</span></div>` : `<div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">${money(data, data.price)}</span></div>`}${data.unitPrice ? `<small class="unit-price caption"><span class="visually-hidden">Unit price</span><span class="price-item price-item--last">${data.unitPrice}</span></small>` : ''}</div></div>${data.instalment ? `<shopify-payment-terms>${data.instalment}</shopify-payment-terms>` : ''}`;
  const main = has('variant-picture') ? file(undefined, `${data.picture}-moos`) : file();
  const others = otherProducts(data)
    .map(
      (other) =>
        `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card__media"><img srcset="/cdn/shop/files/${other.picture}.jpg?width=165 165w" src="/cdn/shop/files/${other.picture}.jpg?width=533" alt="${other.name}"></div><h3 class="card__heading"><a href="${other.path}">${other.name}</a></h3><div class="price"><span class="price-item price-item--regular">${money(data, other.price)}</span></div></div></li>`,
    )
    .join('');
  const slide = (name: string, hidden: boolean) =>
    `<li class="product__media-item grid__item"${hidden ? ' data-media-position="2"' : ''}><div class="product__media media"><img src="${file(1946, name)}" srcset="${[246, 493, 600, 1100, 1946].map((width) => `${file(width, name)} ${width}w`).join(', ')}" width="1946" height="1946" alt="${escaped(data.title)}${hidden ? ' Moos' : ''}"></div></li>`;
  const slides = has('variant-picture')
    ? slide(`${data.picture}-moos`, false) + slide(`${data.picture}-sand`, true)
    : slide(data.picture, false);
  const body = `<main id="MainContent"><section class="product"><ul class="product__media-list">${slides}</ul><div class="product__info-wrapper"><p class="product__text caption-with-letter-spacing">${data.brand ?? data.shop}</p><div class="product__title"><h1>${headingContent(data)}</h1><a href="${escaped(data.url)}" class="product__title"><h2 class="h1">${escaped(data.title)}</h2></a></div>${price}<form method="post" action="/cart/add" data-type="add-to-cart-form"><input type="hidden" name="id" value="900"><button type="submit" name="add" class="product-form__submit button"${has('sold-out') ? ' disabled' : ''}>${has('sold-out') ? 'Sold out' : shopWords(data).buy}</button></form><div class="product__description rte">${data.text}</div></div></section><product-recommendations><ul class="grid">${others}</ul></product-recommendations></main>`;
  const og =
    data.price === null || has('no-og')
      ? ''
      : `<meta property="og:price:amount" content="${(has('og-other-price') ? data.price * 1.25 : data.price).toFixed(2)}"><meta property="og:price:currency" content="${data.currency}">`;
  const script = `<script>var Shopify = Shopify || {};Shopify.shop = "x.myshopify.com";Shopify.currency = {"active":"${data.currency}","rate":"1.0"};</script>`;
  return {
    html: shell({
      data,
      bodyClass: 'template-product gradient',
      head: `${openGraph(data, has('small-picture') ? file(100) : main)}${og}${script}${productScript(data, [main])}`,
      body: `${body}${state}`,
    }),
    pictures: has('variant-picture') ? [file(1946, `${data.picture}-sand`)] : [file(), file(1946)],
  };
};

/** Salesforce Commerce Cloud: JSON-LD with groups of prices, pictures cut by query parameters. */
export const salesforce: System = (data) => {
  const has = traitsOf(data);
  const image = (width: number, name = data.picture) =>
    at(
      data,
      `/dw/image/v2/BDKW_PRD/on/demandware.static/-/Sites-catalog/default/dw3f5a/images/${name}.jpg?sw=${width}&sh=${width}&sm=fit`,
    );
  const shown =
    data.price === null
      ? ''
      : `<div class="prices"><div class="price"><span>${data.was ? `<del><span class="strike-through list"><span class="value" content="${data.was}">${money(data, data.was)}</span></span></del>` : ''}<span class="sales ${has('misleading-class') ? '--markdown' : ''}">${has('misleading-class') ? 'Now ' : ''}<span class="value" content="${data.price}">${money(data, data.price)}</span></span></span></div>${data.unitPrice ? `<div class="unit-price">${data.unitPrice}</div>` : ''}</div>${has('member-price') ? `<div class="loyalty">Members: <span class="price">${money(data, Number((data.price * 0.9).toFixed(2)))}</span></div>` : ''}${data.instalment ? `<div class="afterpay-widget">${data.instalment}</div>` : ''}`;
  const color = new URL(data.url).searchParams.get('color');
  const own = color ? image(800, `${data.picture}-${color}`) : image(800);
  const large = color ? image(2000, `${data.picture}-${color}`) : image(2000);
  const main = color && has('variant-picture') ? image(800, `${data.picture}-black`) : own;
  const others = otherProducts(data)
    .map(
      (other) =>
        `<div class="product-tile"><div class="image-container"><a href="${other.path}"><img class="tile-image" src="/dw/image/v2/X/${other.picture}.jpg?sw=300" alt="${other.name}"></a></div><div class="pdp-link"><a class="link" href="${other.path}">${other.name}</a></div><div class="price"><span class="sales"><span class="value" content="${other.price}">${money(data, other.price)}</span></span></div></div>`,
    )
    .join('');
  const body = `<div class="container product-detail product-wrapper" data-pid="${data.picture}"><div class="row"><div class="primary-images col-md-6"><div class="carousel"><div class="carousel-item active"><img src="${has('small-picture') ? image(200) : own}" class="d-block img-fluid" alt="${escaped(data.title)}" srcset="${own} 1x, ${large} 2x"></div></div></div><div class="col-md-6">${data.brand ? `<a class="product-brand" href="/brands/${data.brand}">${data.brand}</a>` : ''}<h1 class="product-name">${headingContent(data)}</h1><div class="promotions">${data.text.slice(0, 10)}</div>${shown}<div class="cart-and-ipay"><button class="add-to-cart btn btn-primary" data-pid="${data.picture}">${shopWords(data).buy}</button></div></div></div><div class="description-and-detail"><div class="value content" id="collapsible-description-1">${data.text}</div></div></div><div class="recommendations einstein">${others}</div>`;
  return {
    html: shell({
      data,
      bodyClass: 'page',
      head: `${openGraph(data, has('small-picture') ? image(200) : main)}${productScript(data, [has('small-picture') ? image(200) : main])}`,
      body: `<div class="page" data-action="Product-Show">${body}</div>`,
    }),
    pictures: [large],
  };
};

/** A shop built with Next.js: the state of the page in a script, optimised pictures. */
export const nextjs: System = (data) => {
  const has = traitsOf(data);
  const original = `https://images.${new URL(data.url).hostname.replace(/^www\./, '')}/p/${data.picture}.jpg`;
  const optimised = (width: number) =>
    at(data, `/_next/image?url=${encodeURIComponent(original)}&w=${width}&q=75`);
  const node = {
    id: data.picture,
    name: structuredName(data),
    brand: { name: data.brand ?? data.shop },
    description: data.text,
    price:
      data.price === null
        ? null
        : {
            current: { value: data.price, currency: data.currency },
            original: data.was ? { value: data.was } : null,
          },
    images: [{ url: original }],
  };
  const others = otherProducts(data);
  const related = others.map((other) => ({
    name: other.name,
    price: { current: { value: other.price, currency: data.currency } },
    images: [{ url: other.picture }],
  }));
  const state = {
    props: {
      pageProps: {
        product: node,
        recommendations: related,
        menu: others.map((other) => ({ title: other.name, path: other.path })),
      },
    },
    page: '/p/[slug]',
  };
  const streamed = `0:["$","div",null,{"children":"x"}]\n1:${JSON.stringify(['$', 'main', null, { product: node, similar: related }])}\n`;
  const half = Math.floor(streamed.length / 2);
  const script = has('past-layout')
    ? `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`
    : `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${JSON.stringify(streamed.slice(0, half))}])</script><script>self.__next_f.push([1,${JSON.stringify(streamed.slice(half))}])</script>`;
  const price =
    data.price === null || has('state-only')
      ? ''
      : `<div class="PriceBlock_root__x3f"><p class="PriceBlock_now__Qw2">${money(data, data.price)}</p>${data.was ? `<p class="PriceBlock_was__p0K"><s>${money(data, data.was)}</s></p>` : ''}${data.unitPrice ? `<p class="PriceBlock_base__k">${data.unitPrice}</p>` : ''}${data.instalment ? `<p>${data.instalment}</p>` : ''}</div>`;
  const picture = has('state-only')
    ? ''
    : `<div class="Gallery_main__a1"><img alt="${escaped(data.title)}" data-nimg="fill" decoding="async" sizes="50vw" srcset="${[640, 1080, 1920].map((width) => `${optimised(width)} ${width}w`).join(', ')}" src="${optimised(1920)}"></div>`;
  const cards = others
    .map(
      (other) =>
        `<a class="Card_root__z" href="${other.path}"><img src="/p/${other.picture}.jpg" alt="${other.name}"><h3>${other.name}</h3><span class="Card_price__1">${money(data, other.price)}</span></a>`,
    )
    .join('');
  const body = `<div id="__next"><main><div class="Pdp_grid__9">${picture}<div class="Pdp_info__2"><h1 class="Pdp_title__d">${headingContent(data)}</h1>${price}<button class="Button_primary__f" data-testid="add-to-cart">${shopWords(data).buy}</button><p class="Pdp_text__j">${data.text}</p></div></div><section class="Recommendations_root__b">${cards}</section></main></div>${script}`;
  const ld =
    has('no-json-ld') || has('state-only')
      ? ''
      : `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [product(data, [original])] })}</script>`;
  return {
    html: shell({
      data,
      bodyClass: 'font-sans',
      head: `${has('state-only') ? '' : openGraph(data, original)}${ld}`,
      body,
    }),
    pictures: [original, optimised(1920)],
  };
};
