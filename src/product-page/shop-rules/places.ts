/** CSS selectors for the fields of one shop, the most reliable first. */
export interface Places {
  readonly hosts: RegExp;
  readonly title?: readonly string[];
  readonly price?: readonly string[];
  readonly image?: readonly string[];
  readonly description?: readonly string[];
  /** true when the structured data of this shop is reliable, so that the selectors serve pages without it */
  readonly lastResort?: true;
}

/** Shops whose pages mislead the general rules, with several prices, split names or late images. */
export const shopPlaces: readonly Places[] = [
  {
    hosts: /(?:^|\.)ebay\.[a-z.]+$/,
    title: [
      'h1.x-item-title__mainTitle',
      '.x-item-title__mainTitle .ux-textspans',
      '#itemTitle',
      'h1.product-title',
    ],
    price: [
      '.x-price-primary',
      '#prcIsum',
      '#prcIsum_bidPrice',
      '#mm-saleDscPrc',
      '.display-price',
    ],
    image: ['.ux-image-carousel-item.active img', '.ux-image-carousel-item img', '#icImg'],
  },
  {
    hosts: /(?:^|\.)etsy\.com$/,
    title: ['h1[data-buy-box-listing-title]', '[data-component="listing-page-title-component"] h1'],
    price: [
      '[data-buy-box-region="price"] .wt-text-title-larger',
      '[data-buy-box-region="price"] .wt-text-title-03',
      '[data-selector="price-only"] p:first-child',
    ],
    image: [
      '.image-carousel-container [data-index="0"] img',
      '.listing-page-image-carousel-component img',
    ],
  },
  {
    hosts: /(?:^|\.)ikea\.com$/,
    price: [
      '.pip-temp-price-module__current-price',
      '.pip-price-module__current-price',
      '.pip-price-module__price .pip-price',
      '.pip-buy-module .pip-temp-price',
    ],
    image: ['.pip-media-grid img', '.pip-product__left-top img'],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)otto\.(?:de|at)$/,
    title: ['.js_pdp_short-info__main-name', '.pdp_short-info__main-name', 'h1.pdp_main-name'],
    price: [
      '.js_pdp_price__retail-price',
      '.pdp_price__retail-price',
      '#normalPriceAmount',
      '.pdp_price__price-parts',
    ],
    image: ['.pdp_main-image__image', '.js_pdp_main-image__slide img'],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)zalando\.[a-z.]+$/,
    price: [
      '[data-testid="pdp-price-container"] p:first-child',
      'x-wrapper-re-1-3 [class*="price"]',
    ],
    image: [
      '[data-testid="product_gallery-hover-zoom-image-0"] img',
      '[data-testid="pdp-gallery"] img',
    ],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)(?:mediamarkt|saturn)\.[a-z.]+$/,
    price: [
      'div:has(> [data-test="branded-price-whole-value"])',
      'span:has(> [data-test="branded-price-whole-value"])',
      '[data-test="mms-branded-price"]',
      '[data-test="mms-product-price"]',
    ],
    image: ['[data-test="mms-select-gallery"] img', '[data-test="product-image"] img'],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)(?:thalia|orellfuessli)\.[a-z]+$/,
    price: [
      'artikel-preis [class*="preis"]',
      '.artikel-preis .preis',
      '[data-test="preis"]',
      '.element-headline-medium.preis',
    ],
    image: ['artikel-bilder img', '.artikel-medien img'],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)fnac\.[a-z.]+$/,
    title: ['h1.f-productHeader__heading', '.f-productHeader-Title'],
    price: [
      '.f-faPriceBox__price.userPrice',
      '.f-priceBox-price.f-priceBox-price--reco',
      '.f-priceBox-price',
      '.f-faPriceBox__price',
    ],
    image: [
      '.f-productMedias__viewItem--main img',
      '.f-productVisuals-mainMedia',
      '.js-ProductVisuals-imagePreview',
    ],
  },
  {
    hosts: /(?:^|\.)decathlon\.[a-z.]+$/,
    price: [
      '.product-hero .prc__active-price',
      '.price-presentation__price .vtmn-price',
      '.vtmn-price',
      '.prc__active-price',
    ],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)lego\.com$/,
    price: [
      '[data-test="product-overview"] [data-test="product-price-sale"]',
      '[data-test="product-overview"] [data-test="product-price"]',
      '[data-test="product-price"]',
    ],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)(?:kaufland|real)\.de$/,
    price: ['.rd-buybox__price', '.rd-price-information__price'],
    lastResort: true,
  },
  {
    hosts: /(?:^|\.)(?:galaxus|digitec)\.[a-z]+$/,
    price: ['[data-test="product-detail-price"]', '.productDetail strong'],
    lastResort: true,
  },
];
