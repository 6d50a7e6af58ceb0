import { decodePage } from '../../../src/product-page/decode.ts';
import type { SamplePage } from '../sample-pages.ts';
import { englishPages } from './english-pages.ts';
import { frenchPages } from './french-pages.ts';
import { germanPages } from './german-pages.ts';
import { marketPages } from './market-pages.ts';
import { morePages } from './more-pages.ts';
import { otherQuirkPages } from './other-pages.ts';
import { plainOtherPages, plainPages } from './plain-pages.ts';
import { halfOf, htmlOf, type QuirkPage } from './quirk-page.ts';

const all = [
  ...germanPages,
  ...frenchPages,
  ...englishPages,
  ...plainPages,
  ...otherQuirkPages,
  ...plainOtherPages,
];

/** Returns the pages of one half, with what must be read from each. */
export function quirkPages(half: 'open' | 'frozen'): readonly SamplePage[] {
  const pages = all.filter(({ name }) => halfOf(name) === half);
  return (half === 'open' ? [...pages, ...morePages, ...marketPages] : pages).map(samplePageOf);
}

/** Returns the page as a sample with what must be read from it. */
export function samplePageOf(page: QuirkPage): SamplePage {
  const { name, url, language, status, contentType } = page;
  const bytes = Buffer.from(htmlOf(page), page.encoding ?? 'utf8');
  return {
    name,
    html: decodePage(bytes, contentType),
    expected: {
      url,
      language,
      ...(status !== undefined && { status }),
      ...(page.title === null ? { reason: 'any' } : expectedOf(page)),
    },
  };
}

function expectedOf({ title, price = null, image = null }: QuirkPage) {
  const [first, ...others] = [title ?? []].flat();
  const [picture, ...otherSizes] = [image ?? []].flat();
  return {
    reason: null,
    ...(first !== undefined && { title: first }),
    titleAny: others,
    price,
    image: picture ?? null,
    imageAny: otherSizes,
  };
}
