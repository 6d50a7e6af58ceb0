import { decodePage } from '../../../src/product-page/decode.ts';
import type { SamplePage } from '../sample-pages.ts';
import { frozenRows } from './frozen-pages.ts';
import { openRows } from './open-pages.ts';
import { otherPages } from './other-pages.ts';
import type { PageData } from './page-data.ts';
import { type ListedPage, listedPage } from './page-list.ts';
import { singlePages } from './single-pages.ts';

/*
 * Pages built by program in the shape that shop systems serve: our own words in the structure that
 * the public templates of each system have, with the weight of real pages around. They are no saved
 * pages of real shops.
 */

/** Returns the built pages of one half, with what must be read from each. */
export function builtPages(half: 'open' | 'frozen'): readonly SamplePage[] {
  const rows = half === 'frozen' ? frozenRows : openRows;
  const products = rows.map((row, position) => samplePage(listedPage(half, row, position)));
  const others = otherPages()
    .filter((page) => page.half === half)
    .map(({ data, html }) => ({
      name: data.name,
      html,
      // Any reason will do: what must not happen is an item.
      expected: { url: data.url, language: data.language, reason: 'any' },
    }));
  return half === 'frozen' ? [...products, ...singles(), ...others] : [...products, ...others];
}

const singles = (): readonly SamplePage[] =>
  singlePages().map(({ data, html, picture }) => ({
    name: data.name,
    html,
    expected: { ...expectedOf(data), image: picture },
  }));

function samplePage({ data, build }: ListedPage): SamplePage {
  const { html, pictures } = build(data);
  const encoding = data.traits?.includes('latin-1') ? 'latin1' : 'utf8';
  return {
    name: data.name,
    html: decodePage(
      Buffer.from(html.replaceAll('€', encoding === 'latin1' ? '&euro;' : '€'), encoding),
    ),
    expected: { ...expectedOf(data), image: pictures[0] ?? null, imageAny: pictures.slice(1) },
  };
}

const expectedOf = (data: PageData) => ({
  url: data.url,
  language: data.language,
  reason: null,
  title: data.title,
  price: data.price === null ? null : ([data.price, data.currency] as const),
});
