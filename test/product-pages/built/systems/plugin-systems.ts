import { escaped, money, otherProducts, shopWords } from '../filler.ts';
import { type PageData, type System, traitsOf } from '../page-data.ts';
import {
  at,
  headingContent,
  jsonLd,
  openGraph,
  product,
  productScript,
  shell,
  structuredName,
  structuredPrice,
} from '../parts.ts';

/** Systems that shops install themselves: WooCommerce, PrestaShop, OpenCart, Magento. */

const wordPressFile = (data: PageData, suffix = '') =>
  at(data, `/wp-content/uploads/2025/04/${data.picture}${suffix}.jpg`);

/** WooCommerce with an SEO plug-in: a graph, `bdi` amounts, a gallery with `data-large_image`. */
export const woocommerce: System = (data) => {
  const has = traitsOf(data);
  const full = wordPressFile(data);
  const amount = (value: number, element = 'span') =>
    `<${element} class="woocommerce-Price-amount amount"><bdi>${money(data, value).replace(/([€£$]|CHF)/, '<span class="woocommerce-Price-currencySymbol">$1</span>')}</bdi></${element}>`;
  const shown =
    data.price === null
      ? ''
      : data.was
        ? `<del aria-hidden="true">${amount(data.was)}</del> <ins aria-hidden="true">${amount(data.price)}</ins>`
        : amount(data.price);
  const schema = has('no-json-ld')
    ? ''
    : has('other-json-ld')
      ? productScript(data, [])
      : jsonLd({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'WebSite', name: data.shop, url: at(data, '/') },
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                {
                  '@type': 'ListItem',
                  position: 1,
                  item: { '@id': at(data, '/shop/'), name: 'Shop' },
                },
              ],
            },
            {
              ...product(data, [has('small-picture') ? wordPressFile(data, '-150x150') : full]),
              '@id': `${data.url}#product`,
            },
          ],
        });
  const others = otherProducts(data)
    .map(
      (other) =>
        `<li class="product type-product"><a href="${other.path}" class="woocommerce-LoopProduct-link"><img width="300" height="300" src="/wp-content/uploads/2025/01/${other.picture}-300x300.jpg" class="attachment-woocommerce_thumbnail" alt="${other.name}"><h2 class="woocommerce-loop-product__title">${other.name}</h2><span class="price">${amount(other.price)}</span></a><a href="?add-to-cart=${other.picture}" class="button add_to_cart_button">${shopWords(data).buy}</a></li>`,
    )
    .join('');
  const linked = has('linked-picture')
    ? `<a href="/produkt/anderes-${data.picture}/"><img class="size-large" width="900" height="900" src="${wordPressFile(data, '-aktion')}" alt="${escaped(data.title)} Set"></a>`
    : '';
  const body = `<div id="primary" class="content-area"><main id="main" class="site-main">${linked}<div id="product-77" class="product type-product"><div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__wrapper"><div data-thumb="${wordPressFile(data, '-100x100')}" class="woocommerce-product-gallery__image"><a href="${full}"><img width="600" height="600" src="${wordPressFile(data, '-600x600')}" class="wp-post-image" alt="" data-src="${full}" data-large_image="${full}" data-large_image_width="1500" srcset="${wordPressFile(data, '-600x600')} 600w, ${wordPressFile(data, '-300x300')} 300w, ${full} 1500w"></a></div></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${headingContent(data)}</h1><p class="price">${shown}</p>${data.unitPrice ? `<p class="wc-gzd-additional-info price-unit smaller">${data.unitPrice}</p>` : ''}<p class="wc-gzd-additional-info tax-info">${shopWords(data).tax}</p>${data.instalment ? `<p class="paypal-message">${data.instalment}</p>` : ''}<div class="woocommerce-product-details__short-description"><p>${data.text}</p></div>${has('sold-out') ? '<p class="stock out-of-stock">Nicht vorrätig</p>' : `<form class="cart" method="post"><input type="number" name="quantity" value="1"><button type="submit" name="add-to-cart" value="77" class="single_add_to_cart_button button alt">${shopWords(data).buy}</button></form>`}</div></div><section class="related products"><ul class="products columns-4">${others}</ul></section></main></div>`;
  return {
    html: shell({
      data,
      bodyClass: 'single single-product woocommerce',
      head: `${openGraph(data, has('small-picture') ? wordPressFile(data, '-150x150') : full)}${schema}`,
      body,
      generator: 'WooCommerce 9.4',
    }),
    pictures: [full],
  };
};

/** PrestaShop: a data attribute with the whole product, pictures by type of size. */
export const prestashop: System = (data) => {
  const has = traitsOf(data);
  const size = (type: string) =>
    at(data, `/48${data.title.length}-${type}_default/${data.picture}.jpg`);
  const state = escaped(
    JSON.stringify({
      id_product: 77,
      name: data.title,
      price: data.price === null ? '' : money(data, data.price),
      quantity: 5,
      features: Array.from({ length: has('long-attribute') ? 2500 : 5 }, (_, index) => ({
        id: index,
        value: `Merkmal ${index}`,
      })),
    }),
  );
  const price = structuredPrice(data);
  const shown =
    data.price === null
      ? ''
      : `<div class="product-prices">${data.was ? `<div class="product-discount"><span class="regular-price">${money(data, data.was)}</span></div>` : ''}<div class="product-price h5"><div class="current-price"><span class="current-price-value${has('misleading-class') ? ' regularPrice' : ''}"${price === null || has('no-microdata') ? '' : ` content="${price}"`}>${money(data, data.price)}</span></div>${data.unitPrice ? `<p class="product-unit-price sub">(${data.unitPrice})</p>` : ''}</div>${data.instalment ? `<div class="alma-widget">${data.instalment}</div>` : ''}<div class="tax-shipping-delivery-label">${shopWords(data).tax}</div></div>`;
  const others = otherProducts(data)
    .map(
      (other) =>
        `<article class="product-miniature js-product-miniature"><a href="${other.path}" class="thumbnail product-thumbnail"><img src="/12-home_default/${other.picture}.jpg" alt="${other.name}"></a><h2 class="h3 product-title"><a href="${other.path}">${other.name}</a></h2><div class="product-price-and-shipping"><span class="price">${money(data, other.price)}</span></div></article>`,
    )
    .join('');
  const og =
    has('no-og') || has('no-currency') || price === null
      ? ''
      : `<meta property="product:price:amount" content="${has('og-other-price') ? ((data.price ?? 0) * 1.5).toFixed(2) : price}"><meta property="product:price:currency" content="${data.currency}">`;
  const body = `<section id="wrapper"><section id="main"><div class="row product-container js-product-container"><div class="col-md-6"><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover img-fluid" src="${size('large')}" alt="${escaped(data.title)}" width="800" height="800"></div><ul class="product-images"><li><img class="thumb js-thumb selected" src="${size('small')}" data-image-medium-src="${size('medium')}" data-image-large-src="${size('large')}" alt=""></li></ul></div></div><div class="col-md-6"><h1 class="h1">${headingContent(data)}</h1>${shown}<div class="product-information"><div class="product-description">${data.text}</div><div class="product-actions"><form action="/panier" method="post" id="add-to-cart-or-refresh"><button class="btn btn-primary add-to-cart" data-button-action="add-to-cart" type="submit">${shopWords(data).buy}</button></form></div></div></div></div><div class="tab-pane" id="product-details" data-product="${state}"></div><section class="featured-products"><div class="products">${others}</div></section></section></section>`;
  return {
    html: shell({
      data,
      bodyClass: 'lang-fr page-product',
      head: `${openGraph(data, has('small-picture') ? size('cart') : size('large'))}${og}${productScript(data, [has('small-picture') ? size('cart') : size('large')])}`,
      body,
    }),
    pictures: [size('large')],
  };
};

/** OpenCart: no structured data of its own, cached pictures, a button with an id. */
export const opencart: System = (data) => {
  const has = traitsOf(data);
  const size = (width: number) =>
    at(data, `/image/cache/catalog/${data.picture}-${width}x${width}.jpg`);
  const buy = has('foreign-button') ? 'Lisää ostoskoriin' : shopWords(data).buy;
  const price =
    data.price === null
      ? ''
      : data.was
        ? `<li><span style="text-decoration: line-through;">${money(data, data.was)}</span></li><li><h2>${money(data, data.price)}</h2></li>`
        : `<li><h2${has('misleading-class') ? ' class="price-old-live"' : ''}>${money(data, data.price)}</h2></li>`;
  const others = otherProducts(data, 8)
    .map(
      (other) =>
        `<div class="product-thumb transition"><div class="image"><a href="${other.path}"><img src="/image/cache/catalog/${other.picture}-200x200.jpg" alt="${other.name}" title="${other.name}"></a></div><div class="caption"><h4><a href="${other.path}">${other.name}</a></h4><p class="price">${money(data, other.price)}</p></div><div class="button-group"><button type="button" onclick="cart.add('9');"><span>${buy}</span></button></div></div>`,
    )
    .join('');
  const body = `<div id="product-product" class="container"><ul class="breadcrumb"><li><a href="/">Home</a></li></ul><div class="row"><div id="content" class="col-sm-9"><div class="row"><div class="col-sm-8"><ul class="thumbnails"><li><a class="thumbnail" href="${size(800)}" title="${escaped(data.title)}"><img src="${size(228)}" title="${escaped(data.title)}" alt="${escaped(data.title)}"></a></li><li class="image-additional"><a class="thumbnail" href="${size(800).replace(data.picture, `${data.picture}-back`)}"><img src="${size(74).replace(data.picture, `${data.picture}-back`)}" alt=""></a></li></ul><div class="tab-pane active" id="tab-description">${data.text}</div></div><div class="col-sm-4"><h1>${headingContent(data)}</h1><ul class="list-unstyled"><li>Model: ${data.picture}</li><li>Availability: ${has('sold-out') ? 'Out of stock' : 'In stock'}</li></ul><ul class="list-unstyled">${price}${data.unitPrice ? `<li>${data.unitPrice}</li>` : ''}${data.instalment ? `<li>${data.instalment}</li>` : ''}<li>Ex Tax: ${data.price === null ? '' : money(data, Number((data.price / 1.19).toFixed(2)))}</li></ul><div id="product"><label for="input-quantity">Qty</label><input type="text" name="quantity" value="1" id="input-quantity"><button type="button" id="button-cart" class="btn btn-primary btn-lg btn-block">${buy}</button></div></div></div><h3>${shopWords(data).also}</h3><div class="row">${others}</div></div></div></div>`;
  return {
    html: shell({
      data,
      bodyClass: 'product-product-77',
      head: has('no-og')
        ? ''
        : openGraph(data, has('small-picture') ? size(74) : size(800), 'website'),
      body,
      headTitle: data.title,
    }),
    pictures: [size(800)],
  };
};

/** Magento 2: microdata price with `data-price-amount`, a gallery in an initialising script. */
export const magento: System = (data) => {
  const has = traitsOf(data);
  const file = (hash: string) =>
    at(
      data,
      `/media/catalog/product/cache/${hash}/${data.picture[0]}/${data.picture[1]}/${data.picture}.jpg`,
    );
  const [full, middle, small] = [file('1d5cafe0'), file('77bc0aa2'), file('3f09ee41')];
  const prop = (name: string) => (has('no-microdata') ? '' : ` itemprop="${name}"`);
  const price = structuredPrice(data);
  const box =
    data.price === null
      ? ''
      : `<div class="price-box price-final_price" data-role="priceBox"><span class="${data.was ? 'special-price' : 'normal-price'}"><span class="price-container price-final_price tax weee"${has('no-microdata') ? '' : ` itemprop="offers" itemscope itemtype="http://schema.org/Offer"`}><span id="product-price-77" data-price-amount="${data.price}" data-price-type="finalPrice" class="price-wrapper"><span class="price">${money(data, data.price)}</span></span>${has('no-microdata') || price === null ? '' : `<meta itemprop="price" content="${price}">${has('no-currency') ? '' : `<meta itemprop="priceCurrency" content="${data.currency}">`}`}</span></span>${data.was ? `<span class="old-price"><span class="price-container"><span class="price-label">Regulärer Preis</span><span data-price-amount="${data.was}" data-price-type="oldPrice" class="price-wrapper"><span class="price">${money(data, data.was)}</span></span></span></span>` : ''}</div>${data.unitPrice ? `<div class="base-price">${data.unitPrice}</div>` : ''}${data.instalment ? `<div class="klarna-instalments">${data.instalment}</div>` : ''}`;
  const gallery = has('preload-only')
    ? ''
    : `<script type="text/x-magento-init">${JSON.stringify({ '[data-gallery-role=gallery-placeholder]': { 'mage/gallery/gallery': { data: [{ thumb: small, img: middle, full, caption: data.title, isMain: true }] } } })}</script>`;
  const others = otherProducts(data)
    .map(
      (other) =>
        `<li class="item product product-item"><div class="product-item-info"><a href="${other.path}" class="product photo product-item-photo"><img class="product-image-photo" src="/media/catalog/product/${other.picture}.jpg" alt="${other.name}" width="240" height="300"></a><strong class="product name product-item-name">${other.name}</strong><div class="price-box"><span class="price">${money(data, other.price)}</span></div><button class="action tocart primary">${shopWords(data).buy}</button></div></li>`,
    )
    .join('');
  const body = `<main id="maincontent" class="page-main"><div class="columns"><div class="column main"${has('no-microdata') ? '' : ' itemscope itemtype="http://schema.org/Product"'}><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper"${prop('name')}>${headingContent(data)}</span></h1></div><div class="product-info-price">${box}</div><div class="product-add-form"><form id="product_addtocart_form" action="/checkout/cart/add/product/77/"><button type="submit" class="action primary tocart" id="product-addtocart-button"><span>${shopWords(data).buy}</span></button></form></div></div><div class="product media"><div class="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="${has('small-picture') ? small : middle}"${prop('image')}></div>${gallery}</div><div class="product attribute description"><div class="value"${prop('description')}>${data.text}</div></div><div class="block related"><ol class="products list items product-items">${others}</ol></div></div></div></main>`;
  return {
    html: shell({
      data,
      bodyClass: 'catalog-product-view page-layout-1column',
      head: `${openGraph(data, middle)}${data.price === null || has('no-og') ? '' : `<meta property="product:price:amount" content="${data.price}"><meta property="product:price:currency" content="${data.currency}">`}`,
      body,
      headTitle: structuredName(data),
    }),
    pictures: [full],
  };
};
