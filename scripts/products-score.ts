import ogs from 'open-graph-scraper';
// @ts-expect-error: the package has no types
import extractor from 'web-auto-extractor';
import { isObject, list, text } from '../src/product-page/structured-data/json-values.ts';
import {
  isPictureRight,
  isPriceRight,
  isTitleRight,
  type Reading,
  readSavedPage,
  type SavedPage,
  savedPages,
} from '../test/product-pages/saved-pages.ts';

interface Reader {
  readonly name: string;
  readonly read: (page: SavedPage) => Reading | Promise<Reading>;
}

/** What a release needs, in percent of the product pages. No other page may give an item. */
const thresholds = { title: 98, price: 95, picture: 98 };

const nothing: Reading = {
  title: null,
  amount: null,
  currency: null,
  image: null,
  description: null,
};

const wishbow: Reader = {
  name: 'Wishbow',
  read: (page) => {
    const { title, price, image, description } = readSavedPage(page);
    const { amount = null, currency = null } = price ?? {};
    return { title, amount, currency, image, description };
  },
};

const openGraphScraper: Reader = {
  name: 'open-graph-scraper',
  read: async ({ html, expected }) => {
    const { error, result } = await ogs({ html }).catch(() => ({ error: true, result: undefined }));
    if (error || result === undefined) return nothing;
    const found = result as unknown as Readonly<Record<string, unknown>>;
    const marked = list(found['jsonLD'])
      .filter(isObject)
      .find((node) => node['@type'] === 'Product');
    const offer = list(marked?.['offers']).find(isObject);
    const pictures = list(found['ogImage']).filter(isObject);
    return {
      title: text(marked?.['name']) ?? text(found['ogTitle']),
      amount: number(found['ogPriceAmount'] ?? found['ogProductPriceAmount'] ?? offer?.['price']),
      currency: text(
        found['ogPriceCurrency'] ?? found['ogProductPriceCurrency'] ?? offer?.['priceCurrency'],
      ),
      image: address(text(marked?.['image']) ?? text(pictures[0]?.['url']), expected.url),
      description: text(found['ogDescription']) ?? text(marked?.['description']),
    };
  },
};

const extract = extractor.default as () => {
  readonly parse: (html: string) => Readonly<Record<string, unknown>>;
};

const webAutoExtractor: Reader = {
  name: 'web-auto-extractor',
  read: ({ html, expected }) => {
    const found = extract().parse(html);
    const product = ['jsonld', 'microdata', 'rdfa']
      .map((syntax) => found[syntax])
      .filter(isObject)
      .flatMap((types) => list(types['Product']))
      .find(isObject);
    const metas = isObject(found['metatags']) ? found['metatags'] : {};
    const offer = list(product?.['offers']).find(isObject);
    return {
      title: text(product?.['name']) ?? text(metas['og:title']),
      amount: number(
        offer?.['price'] ?? offer?.['lowPrice'] ?? text(metas['product:price:amount']),
      ),
      currency: text(offer?.['priceCurrency']) ?? text(metas['product:price:currency']),
      image: address(text(product?.['image']) ?? text(metas['og:image']), expected.url),
      description: text(product?.['description']) ?? text(metas['og:description']),
    };
  },
};

function number(value: unknown): number | null {
  const amount = Number(text(value) ?? Number.NaN);
  return Number.isFinite(amount) ? amount : null;
}

function address(value: string | null, base: string): string | null {
  return value === null ? null : (URL.parse(value, base)?.href ?? null);
}

interface Score {
  readonly reader: string;
  readonly title: number;
  readonly price: number;
  readonly picture: number;
  readonly description: number;
  readonly allThree: number;
  readonly fromOtherPages: number;
  readonly cpuMs: number;
  readonly mistakes: readonly string[];
}

async function score({ name, read }: Reader, pages: readonly SavedPage[]): Promise<Score> {
  const right = { title: 0, price: 0, picture: 0, description: 0, allThree: 0 };
  const mistakes: string[] = [];
  let fromOtherPages = 0;
  const products = pages.filter(({ expected }) => expected.reason === null);
  for (const page of pages.slice(0, 20)) await read(page);
  const start = process.cpuUsage();
  for (const page of pages) {
    const { title, amount, currency, image, description } = await read(page);
    if (page.expected.reason !== null) {
      fromOtherPages += Number(title !== null);
      continue;
    }
    const fields = {
      title: isTitleRight(page, title),
      price: isPriceRight(page, amount, currency),
      picture: isPictureRight(page, image),
    };
    for (const [field, isRight] of Object.entries(fields)) {
      right[field as keyof typeof fields] += Number(isRight);
      if (!isRight) mistakes.push(`${page.name}: ${field}`);
    }
    right.allThree += Number(fields.title && fields.price && fields.picture);
    right.description += Number(description !== null);
  }
  const { user, system } = process.cpuUsage(start);
  const share = (count: number) => Math.round((count / products.length) * 1000) / 10;
  return {
    reader: name,
    title: share(right.title),
    price: share(right.price),
    picture: share(right.picture),
    description: right.description,
    allThree: share(right.allThree),
    fromOtherPages,
    cpuMs: (user + system) / 1000 / pages.length,
    mistakes,
  };
}

const pages = savedPages();
// The libraries log what they cannot parse. It already lowers their score.
const { log } = console;
console.log = () => undefined;
const scores: Score[] = [];
for (const reader of [wishbow, openGraphScraper, webAutoExtractor])
  scores.push(await score(reader, pages));

console.log = log;

const otherPages = pages.filter(({ expected }) => expected.reason !== null).length;
console.log(
  `${pages.length - otherPages} product pages; ${otherPages} block pages, errors, lists and the like`,
);
console.table(
  Object.fromEntries(
    scores.map((found) => [
      found.reader,
      {
        'title %': found.title,
        'price and currency %': found.price,
        'picture %': found.picture,
        descriptions: found.description,
        'all three %': found.allThree,
        'items from other pages': found.fromOtherPages,
        'CPU ms a page': found.cpuMs.toFixed(1),
      },
    ]),
  ),
);
const [own] = scores;
for (const miss of own?.mistakes ?? []) console.log(`wrong: ${miss}`);
const isReached =
  own !== undefined &&
  own.title >= thresholds.title &&
  own.price >= thresholds.price &&
  own.picture >= thresholds.picture &&
  own.fromOtherPages === 0;
if (!isReached) {
  console.error(
    `Below the thresholds: title ${thresholds.title} %, price ${thresholds.price} %, picture ${thresholds.picture} %, no item from any other page.`,
  );
  process.exitCode = 1;
}
