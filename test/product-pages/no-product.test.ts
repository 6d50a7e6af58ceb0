import { expect, test } from 'vitest';
import { readProductPage } from '../../src/product-page/read-product-page.ts';

/* Pages with amounts, buttons and marked products that are not about one product. */
const ld = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const card = (name: string, price: string) =>
  `<div class="card"><a href="/p/${name}"><img src="/${name}.jpg" alt="${name}"></a><h3>${name}</h3><span class="price">${price}</span><button>Add to cart</button></div>`;

type Row = readonly [kind: string, path: string, head: string, body: string];

const rows: readonly Row[] = [
  [
    'collection, three cards',
    '/collections/vases',
    '<title>Vases | Shop</title><meta property="og:type" content="website">',
    `<h1>Vases</h1>${card('a', '$10.00')}${card('b', '$12.00')}${card('c', '$14.00')}`,
  ],
  [
    'collection, two cards',
    '/collections/vases',
    '<title>Vases | Shop</title>',
    `<h1>Vases</h1>${card('a', '$10.00')}${card('b', '$12.00')}`,
  ],
  [
    'cards are list items without heading',
    '/collections/vases',
    '<title>Vases | Shop</title>',
    `<h1>Vases</h1><ul>${['a', 'b', 'c'].map((n) => `<li><a href="/p/${n}">${n}<img src="/${n}.jpg"></a>$10.00 <form action="/cart/add"><button>Add to cart</button></form></li>`).join('')}</ul>`,
  ],
  [
    'microdata list',
    '/vases',
    '<title>Vases | Shop</title>',
    `<h1>Vases</h1>${['Red', 'Blue'].map((n) => `<div itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/p/${n}"><span itemprop="name">${n} Vase</span></a><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="10">$10</span></div></div>`).join('')}`,
  ],
  [
    'microdata search',
    '/find?q=vase',
    '<title>Results for vase</title>',
    `<h1>Results for “vase”</h1>${['Red', 'Blue', 'Green'].map((n) => `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">${n} Vase</span><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="10">$10</span></div><button>Add to cart</button></div>`).join('')}`,
  ],
  [
    'json-ld products of a list',
    '/vases',
    '<title>Vases | Shop</title>' +
      ['Red', 'Blue', 'Green']
        .map((n) =>
          ld({
            '@type': 'Product',
            name: `${n} Vase`,
            offers: { '@type': 'Offer', price: 10, priceCurrency: 'USD' },
          }),
        )
        .join(''),
    `<h1>Vases</h1>${card('a', '$10.00')}${card('b', '$12.00')}${card('c', '$12.00')}`,
  ],
  [
    'json-ld collection with mainEntity list',
    '/vases',
    '<title>Vases | Shop</title>' +
      ld({
        '@type': 'CollectionPage',
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'Product', name: 'Red Vase', offers: { price: 10, priceCurrency: 'USD' } },
            { '@type': 'Product', name: 'Blue Vase', offers: { price: 12, priceCurrency: 'USD' } },
          ],
        },
      }),
    `<h1>Vases</h1>${card('a', '$10.00')}`,
  ],
  [
    'offer catalog',
    '/vases',
    '<title>Vases | Shop</title>' +
      ld({
        '@type': 'OfferCatalog',
        name: 'Vases',
        itemListElement: [
          {
            '@type': 'Offer',
            itemOffered: { '@type': 'Product', name: 'Red Vase' },
            price: 10,
            priceCurrency: 'USD',
          },
        ],
      }),
    `<h1>Vases</h1>${card('a', '$10.00')}`,
  ],
  [
    'category marked as a product, no pages',
    '/vases',
    '<title>Vases | Shop</title>' +
      ld({
        '@type': 'Product',
        name: 'Vases',
        aggregateRating: { ratingValue: 4.5, reviewCount: 900 },
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 9,
          highPrice: 300,
          offerCount: 120,
          priceCurrency: 'USD',
        },
      }),
    `<h1>Vases</h1><p>120 items</p>${'abcdefgh'
      .split('')
      .map((n) => card(n, '$10.00'))
      .join('')}`,
  ],
  [
    'plans with buy buttons',
    '/pricing',
    '<title>Pricing – App</title>',
    `<h1>Simple pricing</h1><div class="plan"><h3>Free</h3><b>$0</b><button>Start</button></div><div class="plan"><h3>Pro</h3><b>$12</b>/month<button>Buy now</button></div>`,
  ],
  [
    'plans of software',
    '/plans',
    '<title>Plans – App</title>' +
      ld({
        '@type': 'SoftwareApplication',
        name: 'App',
        offers: { '@type': 'Offer', price: '12', priceCurrency: 'USD' },
      }),
    `<h1>Choose your plan</h1><div class="plan"><h3>Pro</h3><b>$12</b> per month<button>Buy now</button></div><div class="plan"><h3>Team</h3><b>$30</b> per month<button>Buy now</button></div>`,
  ],
  [
    'software with one price',
    '/',
    '<title>App – the editor</title>' +
      ld({
        '@type': 'SoftwareApplication',
        name: 'App',
        offers: { '@type': 'Offer', price: '12', priceCurrency: 'USD' },
      }),
    `<h1>The editor</h1><b>$12</b><button>Buy now</button>`,
  ],
  [
    'empty basket',
    '/cart',
    '<title>Your cart</title>',
    `<h1>Your cart is empty</h1><h2>Bestsellers</h2>${card('a', '$10.00')}`,
  ],
  [
    'empty basket elsewhere',
    '/shop/en/order/step1',
    '<title>Your cart – Shop</title>',
    `<h1>Your cart is empty</h1><h2>Popular right now</h2>${card('a', '$10.00')}`,
  ],
  [
    'basket with things elsewhere',
    '/shop/order.php?step=1',
    '<title>Cart – Shop</title>',
    `<h1>Your shopping bag (2)</h1><div class="line"><img src="/a.jpg" width=200 height=200>Vase $10.00</div><div class="line">Cup $9.00</div><p>Total $19.00</p><button>Order now</button>`,
  ],
  [
    'order placed',
    '/thanks',
    '<title>Thank you</title>',
    `<h1>Thank you for your order</h1><p>Total: $19.00</p><img src="/a.jpg" width=300 height=300>`,
  ],
  [
    'soft 404 with cards',
    '/p/9',
    '<title>Not found | Shop</title>',
    `<h1>We can't find that page</h1>${card('a', '$10.00')}${card('b', '$10.00')}`,
  ],
  [
    'product no longer available',
    '/p/9',
    '<title>Shop – home of vases</title>',
    `<h1>This product is no longer available</h1><p>But you may like:</p>${card('a', '$10.00')}`,
  ],
  [
    'article with a product box',
    '/blog/x',
    '<title>How to arrange flowers</title><meta property="og:type" content="article">',
    `<article><h1>How to arrange flowers</h1><img src="/h.jpg" width=1200 height=700><p>Text.</p><div class="box"><h3>Our vase</h3>$10.00 <a href="/p/a" class="btn add-to-cart">Add to cart</a></div></article>`,
  ],
  [
    'article with a link to what it recommends',
    '/blog/x',
    '<title>How to arrange flowers | Shop</title><meta property="og:type" content="article">',
    `<article><h1>How to arrange flowers</h1><img src="/h.jpg" width=1200 height=700><p>Text.</p><p>Our vase, $10.00</p><a href="/p/a">Add to cart</a></article>`,
  ],
  [
    'article without og type',
    '/blog/x',
    '<title>How to arrange flowers | Shop</title>' +
      ld({ '@type': 'BlogPosting', headline: 'How to arrange flowers' }),
    `<article><h1>How to arrange flowers</h1><img src="/h.jpg" width=1200 height=700><p>Text.</p><div class="box"><h3>Our vase</h3>$10.00 <button>Add to cart</button></div></article>`,
  ],
  [
    'top ten with prices',
    '/best-vases',
    '<title>The 10 best vases of 2026</title><meta property="og:type" content="article">' +
      ld({
        '@graph': [
          { '@type': 'Article', headline: 'The 10 best vases of 2026' },
          {
            '@type': 'ItemList',
            itemListElement: [
              {
                '@type': 'ListItem',
                item: {
                  '@type': 'Product',
                  name: 'Red Vase',
                  offers: { price: 10, priceCurrency: 'USD' },
                },
              },
            ],
          },
        ],
      }),
    `<h1>The 10 best vases of 2026</h1><p>$10</p><a href="https://amazon.com/x">Buy now</a>`,
  ],
  [
    'recipe',
    '/r/cake',
    `<title>Apple cake</title>${ld({ '@type': 'Recipe', name: 'Apple cake', image: '/c.jpg' })}`,
    `<h1>Apple cake</h1><img src="/c.jpg" width=900 height=900><p>Cost: about $5.00</p>`,
  ],
  [
    'video',
    '/watch',
    '<title>Vase review</title><meta property="og:type" content="video.other"><meta property="og:image" content="/v.jpg">',
    `<h1>Vase review</h1><p>$79 well spent?</p><img src="/v.jpg" width=900 height=500>`,
  ],
  [
    'forum',
    '/t/1',
    '<title>Is $79 too much for a vase?</title>',
    `<h1>Is $79 too much for a vase?</h1><p>I paid $60.</p><img src="/u.jpg" width=300 height=300>`,
  ],
  [
    'job',
    '/jobs/1',
    '<title>Baker | Jobs</title>',
    `<h1>Baker</h1><p>$18.00 per hour</p><img src="/c.jpg" width=900 height=600><button>Apply</button>`,
  ],
  [
    'delivery',
    '/delivery',
    '<title>Delivery | Shop</title>',
    `<h1>Delivery</h1><p>Standard $3.95</p>`,
  ],
  [
    'delivery with picture',
    '/delivery',
    '<title>Delivery | Shop</title>',
    `<h1>Delivery</h1><img src="/van.jpg" width=900 height=600><p>We deliver for $3.95.</p>`,
  ],
  [
    'about',
    '/about',
    '<title>About us | Shop</title>',
    `<h1>About us</h1><img src="/van.jpg" width=900 height=600><p>We started with $500 in 2001.</p>`,
  ],
  [
    'gift ideas',
    '/gifts-under-20',
    '<title>Gifts under $20 | Shop</title>',
    `<h1>Gifts under $20</h1>${card('a', '$10.00')}${card('b', '$12.00')}${card('c', '$14.00')}`,
  ],
  [
    'brand story',
    '/story',
    '<title>Our story</title><meta property="og:type" content="website"><meta property="og:image" content="/s.jpg">',
    `<h1>Our story</h1><img src="/s.jpg" width=900 height=900><a href="/shop" class="btn">Shop now</a>`,
  ],
  [
    'login',
    '/account/login',
    '<title>Log in</title>',
    `<h1>Log in</h1><form><input type=email><input type=password><button>Log in</button></form><p>$10 off your first order</p>`,
  ],
  [
    'paywall',
    '/2026/x',
    '<title>The state of vases</title><meta property="og:type" content="article">',
    `<h1>The state of vases</h1><img src="/s.jpg" width=900 height=600><div class="offer"><h2>Subscribe</h2><b>$1</b> a week<button>Subscribe now</button></div>`,
  ],
  [
    'start page, one product shop',
    '/',
    '<title>The Vase – Shop</title><meta property="og:type" content="website">',
    `<h1>The Vase</h1><img src="/s.jpg" width=900 height=600><b>$49</b><a href="/p/vase" class="btn">Shop now</a>`,
  ],
];

test.each(rows)('%s gives no item', (_, path, head, body) => {
  const html = `<html lang="en"><head>${head}</head><body><header><a href="/"><img src="/logo.png"></a><nav><a href="/a">A</a></nav></header><main>${body}</main><footer>© Shop</footer></body></html>`;
  const url = `https://www.vaseshop.com${path}`;
  expect(readProductPage({ html, url, status: 200, language: 'en' }).title).toBeNull();
});
