import { readFileSync, writeFileSync } from 'node:fs';

/*
 * Shops serve their pages with hundreds of kilobytes around the product: style sheets, menus, state,
 * other products. This wraps small pages in as much and saves them as `large-*.html`:
 *   node test/product-pages/make-large-pages.ts
 */
const folder = new URL('./pages/', import.meta.url);

const words =
  'garten küche bad licht holz ton wolle leinen reise spiel kind werk haus wand tisch'.split(' ');
const word = (at: number) => words[at % words.length] ?? '';
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const styles = `<style>${times(900, (at) => `.c-${word(at)}-${at}{margin:${at % 9}px;padding:${at % 7}px;display:flex}.c-${word(at)}-${at}:hover{color:#${(at * 7919).toString(16).padStart(6, '0').slice(0, 6)}}`)}</style>`;
const menu = `<nav class="mega-menu"><ul>${times(40, (at) => `<li class="mega-menu__item"><a href="/${word(at)}">${word(at)}</a><ul>${times(18, (under) => `<li><a href="/${word(at)}/${word(under)}-${under}">${word(under)} für ${word(at)}</a></li>`)}</ul></li>`)}</ul></nav>`;
const others = `<section class="recommendations"><h2>Das könnte dir gefallen</h2><div class="product-slider">${times(60, (at) => `<article class="product-card"><a href="/p/${at}"><picture><source type="image/webp" srcset="/i/${at}-300.webp 300w, /i/${at}-600.webp 600w"><img loading="lazy" width="300" height="300" src="/i/${at}-300.jpg" alt="${word(at)} ${word(at + 3)}"></picture><h3>${word(at)} ${word(at + 3)} ${at}</h3><div class="price"><del>${at + 20},00 €</del> <ins>${at + 9},95 €</ins></div></a><button class="add-to-cart">In den Warenkorb</button></article>`)}</div></section>`;
const scripts = `<script>window.__CONFIG__ = {"features":{${times(600, (at) => `"flag_${word(at)}_${at}":${at % 2 === 0},`)}"last":true},"currencyFormat":"%s €"};</script><script>${times(700, (at) => `function f${at}(a,b){if(a<b&&b>${at}){return "<div class='x'>"+a+"</div>"}return b}`)}</script>`;
const reviews = `<div class="reviews">${times(80, (at) => `<div class="review"><b>${word(at)}</b><p>Kam nach ${at % 5} Tagen an, für ${at % 40},90 € ganz ordentlich. ${word(at)} ${word(at + 1)} ${word(at + 2)}.</p></div>`)}</div>`;

const wrapped = [
  'shopware6',
  'woocommerce-graph',
  'small-shop-lazy',
  'amazon-de',
  'spa-initial-state',
  'otto',
  'soft-404',
];

interface Expectations {
  [name: string]: unknown;
}

const list = new URL('expected.json', folder);
const expected = JSON.parse(readFileSync(list, 'utf8')) as Expectations;
for (const name of wrapped) {
  const small = readFileSync(new URL(`${name}.html`, folder), 'utf8');
  const large = small
    .replace(/(<head[^>]*>)/, (head) => `${head}${styles}`)
    .replace(/(<body[^>]*>)/, (body) => `${body}${menu}`)
    .replace('</body>', () => `${others}${reviews}${scripts}</body>`);
  writeFileSync(new URL(`large-${name}.html`, folder), large);
  expected[`large-${name}`] = expected[name];
}
writeFileSync(list, `${JSON.stringify(expected, null, 1)}\n`);
