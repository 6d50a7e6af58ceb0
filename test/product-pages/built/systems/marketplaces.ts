import { escaped, money, otherProducts, shopWords } from '../filler.ts';
import { type PageData, type System, traitsOf } from '../page-data.ts';
import { headingContent, jsonLd, product, shell } from '../parts.ts';

/** The two marketplaces whose pages mislead general rules, in their present and past layouts. */

const amazonImage = (data: PageData, size: string) =>
  `https://m.media-amazon.com/images/I/7${data.title.length}${data.picture}${size}.jpg`;

/** Amazon: the price whole and in parts, sponsored products around, no structured data. */
export const amazon: System = (data) => {
  const has = traitsOf(data);
  const [large, middle] = [amazonImage(data, '._AC_SL1500_'), amazonImage(data, '._AC_SX679_')];
  const shownPrice = (amount: number, className: string) =>
    `<span class="a-price ${className}"><span class="a-offscreen">${money(data, amount)}</span><span aria-hidden="true">${money(data, amount)}</span></span>`;
  const present =
    data.price === null
      ? '<div id="outOfStock"><span class="a-color-price">Currently unavailable.</span></div>'
      : `<div id="corePriceDisplay_desktop_feature_div"><span class="a-price aok-align-center reinventPricePriceToPayMargin priceToPay"><span class="a-offscreen">${money(data, data.price)}</span></span>${data.was ? `<span class="basisPrice">List: ${shownPrice(data.was, 'a-text-price')}</span>` : ''}${data.unitPrice ? `<span class="aok-relative pricePerUnit">(<span class="a-price a-text-price"><span class="a-offscreen">${data.unitPrice}</span></span>)</span>` : ''}</div>${data.instalment ? `<div id="installmentCalculator_feature_div">${data.instalment}</div>` : ''}`;
  const past =
    data.price === null
      ? ''
      : has('other-sellers')
        ? `<div id="olp-upd-new" class="a-section"><span class="a-size-base"><a href="/gp/offer-listing/B0">New (4) from <span class="a-color-price">${money(data, data.price)}</span></a></span></div>`
        : `<table class="a-lineitem">${data.was ? `<tr><td>List Price:</td><td><span class="priceBlockStrikePriceString a-text-strike">${money(data, data.was)}</span></td></tr>` : ''}<tr><td>Price:</td><td><span id="priceblock_ourprice" class="a-size-medium a-color-price">${money(data, data.price)}</span></td></tr></table>`;
  const title = has('heading-number')
    ? `<h1 id="title" class="a-size-large"><span id="productTitle" class="a-size-large">${escaped(data.title)}</span> <span class="a-size-medium a-color-secondary">Hardcover – 7 April 2020</span></h1>`
    : `<div id="titleSection"><h1 id="title" class="a-size-large"><span id="productTitle" class="a-size-large product-title-word-break">        ${headingContent(data)}       </span></h1></div>`;
  const sponsored = otherProducts(data, 20)
    .map(
      (other) =>
        `<li class="a-carousel-card"><a class="a-link-normal" href="/dp${other.path}"><img src="https://m.media-amazon.com/images/I/${other.picture}._AC_UL160_.jpg" alt="${other.name}"></a><div class="a-row"><span class="a-price"><span class="a-offscreen">${money(data, other.price)}</span></span></div></li>`,
    )
    .join('');
  const image = has('past-layout')
    ? `<img id="imgBlkFront" src="${middle}" data-a-dynamic-image='{"${large}":[1500,1500],"${middle}":[679,679]}' alt="">`
    : `<img alt="${escaped(data.title)}" src="${middle}" data-old-hires="${has('small-picture') ? '' : large}" class="a-dynamic-image" id="landingImage" data-a-dynamic-image='{"${middle}":[679,679],"${large}":[1500,1500]}'>`;
  const body = `<div id="dp" class="home de_DE"><div id="dp-container"><div id="leftCol"><div id="imgTagWrapperId" class="imgTagWrapper">${image}</div></div><div id="centerCol">${title}<a id="bylineInfo" href="/stores/x">${data.brand ?? data.shop}</a><div id="desktop_unifiedPrice">${has('past-layout') ? past : present}</div><div id="feature-bullets"><ul><li><span class="a-list-item">${data.text}</span></li></ul></div></div><div id="rightCol"><div id="buybox">${data.price === null ? '' : `<input id="add-to-cart-button" type="submit" value="${shopWords(data).buy}">`}</div></div></div><div id="sp_detail"><ol class="a-carousel">${sponsored}</ol></div></div>`;
  return {
    html: shell({
      data,
      bodyClass: 'a-aui_72554-c',
      head: '',
      body,
      headTitle: `Amazon.${new URL(data.url).hostname.split('amazon.')[1]}: ${data.title}`,
    }),
    pictures: [large],
  };
};

/** eBay: present layout with JSON-LD, past layout with microdata and pictures of 300 pixels. */
export const ebay: System = (data) => {
  const has = traitsOf(data);
  const image = (size: number) => `https://i.ebayimg.com/images/g/${data.picture}/s-l${size}.jpg`;
  const price = data.price === null ? '' : money(data, data.price);
  const others = otherProducts(data)
    .map(
      (other) =>
        `<div class="x-rx-slot"><a href="https://www.ebay.com/itm${other.path}"><img src="https://i.ebayimg.com/images/g/${other.picture}/s-l225.jpg" alt="${other.name}"><h3>${other.name}</h3><span class="price">${money(data, other.price)}</span></a></div>`,
    )
    .join('');
  const past = `<div id="CenterPanel" itemscope itemtype="https://schema.org/Product"><div id="LeftSummaryPanel"><h1 class="it-ttl" id="itemTitle" itemprop="name"><span class="g-hdn">Details about &nbsp;</span>${escaped(data.title)}</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span class="notranslate" id="prcIsum" itemprop="price" content="${data.price}">${price}</span>${data.was ? `<span id="orgPrc" class="vi-originalPrice">${money(data, data.was)}</span>` : ''}<meta itemprop="priceCurrency" content="${data.currency}"></div><a id="binBtn_btn" href="/pay">Buy It Now</a></div><div id="mainImgHldr"><img id="icImg" itemprop="image" src="${image(300)}" alt="${escaped(data.title)}"></div><script>var gallery={"imgArr":[{"maxImageUrl":"${image(1600).replaceAll('/', '\\u002F')}","displayImgUrl":"${image(500)}"}]};</script><img class="lazy" src="${image(64)}"><a href="${image(1600)}" class="zoom">Zoom</a></div>`;
  const present = `<div class="center-panel-container vi-mast"><div class="vim x-photos"><div class="ux-image-carousel"><div class="ux-image-carousel-item active image"><img src="${image(500)}" srcset="${image(500)} 500w, ${image(1600)} 1600w" data-zoom-src="${image(1600)}" alt="${escaped(data.title)}"></div></div></div><div class="vim x-item-title"><h1 class="x-item-title__mainTitle"><span class="ux-textspans ux-textspans--BOLD">${escaped(data.title)}</span></h1></div><div class="x-price-section"><div class="x-price-primary"><span class="ux-textspans">${price}</span></div>${data.was ? `<div class="x-additional-info"><span class="ux-textspans ux-textspans--STRIKETHROUGH">${money(data, data.was)}</span></div>` : ''}</div><a class="ux-call-to-action" href="/bin">${shopWords(data).buy}</a><div class="x-item-condition">${data.text}</div></div>`;
  const body = `<div id="mainContent">${has('past-layout') ? past : present}<div class="merch">${others}</div></div>`;
  return {
    html: shell({
      data,
      bodyClass: 'vi-contents',
      head: has('past-layout')
        ? ''
        : jsonLd(product(data, [has('small-picture') ? image(300) : image(1600)])),
      body,
      headTitle: `${data.title} | eBay`,
    }),
    pictures: [image(1600)],
  };
};
