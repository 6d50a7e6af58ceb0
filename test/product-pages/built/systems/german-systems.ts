import { escaped, money, otherProducts, repeated, shopWords } from '../filler.ts';
import { type PageData, type System, traitsOf } from '../page-data.ts';
import { at, headingContent, openGraph, productScript, shell, structuredPrice } from '../parts.ts';

/** Systems that are mostly used in Germany, Austria and Switzerland. */

const formerPrice = (data: PageData, element: string) =>
  data.was === undefined ? '' : `<span class="${element}">${money(data, data.was)}</span>`;

/** Shopware 6: microdata in the buy box, a tiny slider of thumbnails, other products as boxes. */
export const shopware: System = (data) => {
  const has = traitsOf(data);
  const path = `/media/4f/a1/0c/1718${data.title.length}/${data.picture}.jpg`;
  const size = (width: number) =>
    at(data, `/thumbnail/4f/a1/0c/1718${data.title.length}/${data.picture}_${width}x${width}.jpg`);
  const full = at(data, path);
  const price = structuredPrice(data);
  const scope = has('no-microdata') ? '' : ' itemscope itemtype="https://schema.org/Product"';
  const prop = (name: string) => (has('no-microdata') ? '' : ` itemprop="${name}"`);
  const offer = has('no-microdata')
    ? ''
    : `<div${has('loose-offer') ? '' : ' itemprop="offers"'} itemscope itemtype="https://schema.org/Offer"><link itemprop="url" href="${escaped(data.url)}">${has('no-currency') ? '' : `<meta itemprop="priceCurrency" content="${data.currency}">`}${price === null ? '' : `<meta itemprop="price" content="${price}">`}</div>`;
  const unit = data.unitPrice
    ? `<div class="product-detail-price-unit"><span class="price-unit-label">Inhalt:</span> <span class="price-unit-content">250 Milliliter</span> <span class="price-unit-reference-content">(${data.unitPrice})</span></div>`
    : '';
  const shown =
    data.price === null
      ? ''
      : `<p class="product-detail-price${data.was ? ' with-list-price' : ''}">${money(data, data.price)}${data.was ? `<span class="product-detail-list-price-wrapper"><span class="list-price-price">${money(data, data.was)}</span></span>` : ''}</p>`;
  const boxes = repeatedBoxes(data);
  const main = has('small-picture') ? size(200) : full;
  const gallery = has('preload-only')
    ? `<div class="gallery-slider-container" data-gallery-slider="true"></div>`
    : `<div class="gallery-slider-item"><img src="${size(800)}" srcset="${size(1920)} 1920w, ${size(800)} 800w, ${size(400)} 400w" data-full-image="${full}" class="img-fluid gallery-slider-image magnifier-image" alt="${escaped(data.title)}"${prop('image')} tabindex="0"></div>`;
  const body = `<main class="content-main"><div class="product-detail"${scope}><div class="product-detail-headline"><h1 class="product-detail-name"${prop('name')}>${headingContent(data)}</h1></div><div class="row product-detail-content"><div class="col-lg-7 product-detail-media">${gallery}</div><div class="col-lg-5 product-detail-buy">${offer}<div class="product-detail-price-container">${shown}</div>${unit}${data.instalment ? `<div class="finance-info">oder ${data.instalment}</div>` : ''}<p class="product-detail-tax">${shopWords(data).tax}</p><form action="/checkout/line-item/add" method="post" data-add-to-cart="true">${has('sold-out') ? '<p class="delivery-information delivery-soldout">Nicht mehr verfügbar</p>' : `<button class="btn btn-primary btn-buy" title="${shopWords(data).buy}">${shopWords(data).buy}</button>`}</form></div></div><div class="product-detail-description-text"${prop('description')}>${data.text}</div></div><div class="cross-selling">${boxes}</div></main>`;
  return {
    html: shell({
      data,
      bodyClass: 'is-ctl-product is-act-index',
      head: `${openGraph(data, main)}${has('preload-only') ? `<link rel="preload" as="image" href="${full}" imagesrcset="${size(1920)} 1920w">` : ''}`,
      body,
    }),
    pictures: [full, size(1920)],
  };
};

function repeatedBoxes(data: PageData): string {
  return otherProducts(data)
    .map(
      (other) =>
        `<div class="card product-box box-standard"><a href="${other.path}" class="product-image-link"><img src="/thumbnail/aa/${other.picture}_400x400.jpg" class="product-image" alt="${other.name}"></a><a class="product-name" href="${other.path}">${other.name}</a><div class="product-price-info"><span class="product-price">${money(data, other.price)}</span></div><form class="buy-widget"><button class="btn btn-buy">${shopWords(data).buy}</button></form></div>`,
    )
    .join('');
}

/** JTL-Shop: microdata on the whole page, pictures in four folders by size. */
export const jtl: System = (data) => {
  const has = traitsOf(data);
  const size = (name: string) =>
    at(data, `/media/image/product/48${data.title.length}/${name}/${data.picture}.jpg`);
  const price = structuredPrice(data);
  const prop = (name: string) => (has('no-microdata') ? '' : ` itemprop="${name}"`);
  const amount =
    data.price === null
      ? '<strong class="price">Preis auf Anfrage</strong>'
      : `<strong class="price text-nowrap"><span>${money(data, data.price)}</span></strong>${has('no-microdata') || price === null ? '' : `<meta itemprop="price" content="${price}">${has('no-currency') ? '' : `<meta itemprop="priceCurrency" content="${data.currency}">`}`}`;
  const unit = data.unitPrice
    ? `<div class="base-price text-nowrap-util"><span class="value">${data.unitPrice}</span></div>`
    : '';
  const others = otherProducts(data)
    .map(
      (other) =>
        `<div class="product-wrapper"${has('no-microdata') ? '' : ' itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product"'}><a href="${other.path}"><img src="/media/image/product/9/sm/${other.picture}.jpg" alt="${other.name}"></a><div class="productbox-title">${other.name}</div><div class="productbox-price"><strong class="price">${money(data, other.price)}</strong></div></div>`,
    )
    .join('');
  const gallery = `<div id="gallery" class="product-detail-image-topbar"><div class="square square-image"><img class="product-image" src="${size('sm')}" srcset="${size('xs')} 40w, ${size('sm')} 320w, ${size('md')} 768w, ${size('lg')} 1200w" alt="${escaped(data.title)}"${prop('image')} data-list='{"xs":"${size('xs')}"}'></div></div>`;
  const body = `<div id="content"><div id="result-wrapper"${has('no-microdata') ? '' : ' itemprop="mainEntity" itemscope itemtype="https://schema.org/Product"'}><div class="row"><div class="col product-gallery">${gallery}</div><div class="col product-info">${has('misleading-class') ? '' : ''}<div class="product-headline"><h1 class="product-title h2"${prop('name')}>${headingContent(data)}</h1></div><div class="product-offer"${has('no-microdata') ? '' : `${has('loose-offer') ? '' : ' itemprop="offers"'} itemscope itemtype="https://schema.org/Offer"`}><div class="price_wrapper">${amount}${formerPrice(data, 'price-original-old')}<div class="price-note">${unit}${data.instalment ? `<span class="finance">${data.instalment}</span>` : ''}<span class="vat_info">${shopWords(data).tax}</span></div></div><form id="buy_form" method="post"><button name="inWarenkorb" class="btn btn-primary js-cfg-validate">${shopWords(data).buy}</button></form></div></div></div><div class="desc"${prop('description')}>${data.text}</div></div><div class="recommendations">${others}</div></div>`;
  return {
    html: shell({
      data,
      bodyClass: 'desktop-device',
      head: openGraph(data, has('small-picture') ? size('xs') : size('lg')),
      body,
    }),
    pictures: [size('lg')],
  };
};

/** Gambio: JSON-LD with all pictures, folders by size, a price container with a hidden rate. */
export const gambio: System = (data) => {
  const has = traitsOf(data);
  const folder = (name: string) => at(data, `/images/product_images/${name}/${data.picture}.jpg`);
  const shown =
    data.price === null
      ? '<div class="current-price-container">Preis auf Anfrage</div>'
      : `<div class="current-price-container">${data.was ? `<span class="productOldPrice">Unser bisheriger Preis ${money(data, data.was)}</span><br>Jetzt nur ` : ''}${money(data, data.price)}${data.unitPrice ? `<br><span class="gm_products_vpe products-vpe">${data.unitPrice}</span>` : ''}</div>`;
  const others = repeated(3, () =>
    otherProducts(data, 5)
      .map(
        (other) =>
          `<article class="product-container"><figure class="image"><a href="${other.path}"><img src="/images/product_images/thumbnail_images/${other.picture}.jpg" alt="${other.name}"></a></figure><div class="title"><a href="${other.path}">${other.name}</a></div><div class="price">${money(data, other.price)}</div></article>`,
      )
      .join(''),
  );
  const body = `<div id="main"><div class="product-info-content"><div class="product-info-title-mobile">${escaped(data.title)}</div><div class="row"><div class="product-info-stage"><div id="image-collection-container"><div class="product-info-image"><a href="${folder('popup_images')}" class="gallery-link"><img class="img-responsive" src="${folder('info_images')}" alt="${escaped(data.title)}" data-magnifier-src="${folder('original_images')}"></a></div></div></div><div class="product-info-details"><form class="product-info" action="product_info.php"><h1 class="product-info-title-desktop">${headingContent(data)}</h1><dl><dt>Lieferzeit:</dt><dd>3-4 Tage</dd></dl><div class="price-container"><div class="price-calc-container">${shown}<p class="tax-shipping-text">${shopWords(data).tax}</p>${data.instalment ? `<p class="ratepay">${data.instalment}</p>` : ''}</div></div><div class="product-info-cart"><input type="submit" name="btn-add-to-cart" class="btn btn-lg btn-buy btn-add-to-cart" value="${shopWords(data).buy}"></div></form></div></div><div class="product-info-description">${data.text}</div></div><div class="productlisting-swiper">${others}</div></div>`;
  return {
    html: shell({
      data,
      bodyClass: 'page-product-info',
      head: `${openGraph(data, has('small-picture') ? folder('thumbnail_images') : folder('popup_images'))}${productScript(data, [has('small-picture') ? folder('thumbnail_images') : folder('popup_images'), folder('info_images')])}`,
      body,
    }),
    pictures: [folder('popup_images'), folder('original_images')],
  };
};
