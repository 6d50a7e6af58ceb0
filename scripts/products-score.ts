import ogs from 'open-graph-scraper';
// @ts-expect-error: the package has no types
import extractor from 'web-auto-extractor';
import { isObject, list, text } from '../src/product-page/json-values.ts';
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

/** What a release needs, in percent of the pages; items made from walls may be none. */
const bars = { title: 98, price: 95, picture: 98 };

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
  readonly fromWalls: number;
  readonly milliseconds: number;
  readonly wrong: readonly string[];
}

async function score({ name, read }: Reader, pages: readonly SavedPage[]): Promise<Score> {
  const right = { title: 0, price: 0, picture: 0, description: 0, allThree: 0 };
  const wrong: string[] = [];
  let fromWalls = 0;
  const products = pages.filter(({ expected }) => expected.reason === null);
  for (const page of pages.slice(0, 20)) await read(page);
  const start = process.cpuUsage();
  for (const page of pages) {
    const { title, amount, currency, image, description } = await read(page);
    if (page.expected.reason !== null) {
      fromWalls += Number(title !== null);
      continue;
    }
    const fields = {
      title: isTitleRight(page, title),
      price: isPriceRight(page, amount, currency),
      picture: isPictureRight(page, image),
    };
    for (const [field, isRight] of Object.entries(fields)) {
      right[field as keyof typeof fields] += Number(isRight);
      if (!isRight) wrong.push(`${page.name}: ${field}`);
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
    fromWalls,
    milliseconds: (user + system) / 1000 / pages.length,
    wrong,
  };
}

const pages = savedPages();
// A library reports what it cannot parse; here it shows in its score.
const { log } = console;
console.log = () => undefined;
const scores: Score[] = [];
for (const reader of [wishbow, openGraphScraper, webAutoExtractor])
  scores.push(await score(reader, pages));

console.log = log;

const walls = pages.filter(({ expected }) => expected.reason !== null).length;
console.log(`${pages.length - walls} product pages; ${walls} walls, errors, lists and the like`);
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
        'items from walls': found.fromWalls,
        'CPU ms a page': found.milliseconds.toFixed(1),
      },
    ]),
  ),
);
const [ours] = scores;
for (const miss of ours?.wrong ?? []) console.log(`wrong: ${miss}`);
const reached =
  ours !== undefined &&
  ours.title >= bars.title &&
  ours.price >= bars.price &&
  ours.picture >= bars.picture &&
  ours.fromWalls === 0;
if (!reached) {
  console.error(
    `Below the bars: title ${bars.title} %, price ${bars.price} %, picture ${bars.picture} %, no item from a wall.`,
  );
  process.exitCode = 1;
}
