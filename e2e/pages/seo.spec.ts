import sharp from 'sharp';
import { languages } from '../../src/domain/language.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { complaintsAboutThings, type Thing } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('the sitemap names every public page in every language, and each of them exists', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(3 * 16);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);

  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of addresses) {
    const page = await request.get(address);
    expect(page.status(), address).toBe(200);
    const html = await page.text();
    const [, language = ''] = new URL(address).pathname.split('/');
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(found(/<html[^>]* lang="(\w+)"/)).toBe(language);
    expect(found(/<link rel="canonical" href="([^"]+)">/)).toBe(address);
    const alternates = [...html.matchAll(/hreflang="([\w-]+)"/g)].map(([, name]) => name);
    expect(alternates, address).toEqual(expect.arrayContaining([...languages, 'x-default']));
    const title = found(/<title>([^<]+)<\/title>/);
    const description = found(/<meta name="description" content="([^"]+)"/);
    expect(title, address).toMatch(/ · Wishbow$/);
    expect(description.length, address).toBeGreaterThan(40);
    expect(titles.get(`${language} ${title}`), `${address}: ${title}`).toBeUndefined();
    expect(descriptions.get(`${language} ${description}`), address).toBeUndefined();
    titles.set(`${language} ${title}`, address);
    descriptions.set(`${language} ${description}`, address);
    expect(html.includes('noindex'), address).toBe(false);
  }
});

test('robots.txt allows pages and pictures, and pages of lists are marked as not to be indexed', async ({
  makeList,
  request,
  servers,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).toContain('Allow: /api/image/\n');
  expect(robots).toContain(`Sitemap: ${servers[0]}/sitemap.xml`);
  expect(robots).not.toContain('/wishlist');
  const { guestPath, adminPath } = await makeList();
  for (const path of [guestPath, `/de${adminPath}`, '/no/such/page']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    expect(html, path).not.toContain('canonical');
    expect(html, path).not.toContain('application/ld+json');
  }
  expect((await request.get(guestPath)).headers()['x-robots-tag']).toBe('noindex');
});

function thingsIn(html: string): Thing[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs);
  return [...found].map(([, text = '']) => JSON.parse(text) as Thing);
}

test('the structured data of every page is valid for schema.org and for search engines', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const told = new Set<string>();
  for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const things = thingsIn(await (await request.get(address)).text());
    expect.soft(complaintsAboutThings(things), address).toEqual([]);
    for (const thing of things) told.add(thing['@type']);
  }
  expect([...told].sort()).toEqual([
    'Article',
    'BreadcrumbList',
    'FAQPage',
    'Organization',
    'WebSite',
  ]);
  // The rules do find fault.
  const broken = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'A',
    autor: 'B',
  };
  expect(complaintsAboutThings([broken])).toEqual([
    'Article has no image',
    'Article has no author',
    'Article has a autor',
  ]);
});

test('each of nine articles leads back to the others and has its own preview picture, in each language', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const language of languages) {
    const list = await (await request.get(`/${language}/insights`)).text();
    const links = new Set(list.match(new RegExp(`/${language}/article/[a-z0-9-]+`, 'g')));
    expect(links.size).toBe(9);
    for (const link of links) {
      const html = await (await request.get(link)).text();
      const property = (name: string) =>
        new RegExp(`<meta property="og:${name}" content="([^"]+)">`).exec(html)?.[1] ?? '';
      expect(property('type')).toBe('article');
      expect(html).toContain(`<a class="text-link" href="/${language}/insights">`);
      const article = thingsIn(html).find((thing) => thing['@type'] === 'Article');
      expect(article?.['image']).toEqual({
        '@type': 'ImageObject',
        url: property('image'),
        width: 1200,
        height: 630,
      });
      const answer = await request.get(property('image'));
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      const picture = await answer.body();
      expect(picture.length).toBeLessThan(200 * 1024);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      seen.add(picture.toString('base64'));
    }
  }
  expect(seen.size).toBe(3 * 9);
});

for (const language of languages) {
  test(`the structured data names the topic of each page: ${language}`, async ({ page }) => {
    const t = wordsOf(language);
    const things = async (path: string): Promise<Map<string, Thing>> => {
      await page.goto(path);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const all = texts.map((text) => JSON.parse(text) as Thing);
      for (const each of all) expect(each['@context']).toBe('https://schema.org');
      return new Map(all.map((each) => [each['@type'], each]));
    };

    const home = await things(`/${language}`);
    expect([...home.keys()]).toEqual(['WebSite', 'Organization', 'FAQPage']);
    expect(home.get('WebSite')).toMatchObject({ name: 'Wishbow', inLanguage: language });
    const logo = home.get('Organization')?.['logo'] as { url: string };
    expect((await page.request.get(logo.url)).headers()['content-type']).toBe('image/png');
    const questions = home.get('FAQPage')?.['mainEntity'] as { name: string }[];
    expect(questions).toHaveLength(9);
    // Only what people can read, too, may be told.
    for (const { name } of questions) await expect(page.getByText(name).first()).toBeAttached();

    const path = `/${language}/article/how-we-ended-up-giving-socks`;
    const article = await things(path);
    expect([...article.keys()]).toEqual(['Article', 'BreadcrumbList']);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(article.get('Article')).toMatchObject({
      headline: heading?.replaceAll('\u00ad', ''),
      inLanguage: language,
      author: { '@type': 'Organization', name: t('article.editors', { product: 'Wishbow' }) },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      publisher: { '@type': 'Organization', name: 'Wishbow' },
    });
    const stops = article.get('BreadcrumbList')?.['itemListElement'] as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(stops.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(stops[1]?.name).toBe(t('insights.heading').replaceAll('\u00ad', ''));
    for (const { item } of stops) expect((await page.request.get(item)).status()).toBe(200);
  });
}

test('content pages load 6 KB of script at most', async ({ page, request }) => {
  for (const path of ['/de/insights', '/de/article/the-ultimate-regift', '/de/privacy-policy']) {
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    });
    await page.goto(path);
    let sum = 0;
    for (const script of scripts) {
      const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers()['content-encoding']).toBe('br');
      sum += Number(answer.headers()['content-length']);
    }
    expect(sum, path).toBeGreaterThan(500);
    expect(sum, path).toBeLessThanOrEqual(6 * 1024);
    page.removeAllListeners('request');
  }
});

test('crawlers get links to every page, visitors do not see them', async ({
  makeList,
  newVisitor,
  page,
  servers,
}) => {
  const nav = wordsOf('en')('crawler.label');
  await page.goto('/en');
  await expect(page.getByRole('navigation', { name: nav })).toHaveCount(0);
  const crawler = await newVisitor(servers[0], {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await crawler.goto('/en');
  const links = crawler.getByRole('navigation', { name: nav }).getByRole('link');
  await waitForHydration(crawler);
  await expect(links).toHaveCount(16);
  await crawler.goto((await makeList()).guestPath);
  await expect(links).toHaveCount(0);
  // The front page is kept ready, and a crawler's is not given to people.
  await page.reload();
  await expect(page.getByRole('navigation', { name: nav })).toHaveCount(0);
});

test('a page that is not found says so kindly, and its gift bounces when pressed again', async ({
  page,
  setLanguage,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const t = await setLanguage('fr');
  for (const path of ['/no/such/page', '/fr/article/nothing-of-the-kind']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
    const gift = page.getByRole('button', { name: t('notFound.bounce') });
    const scene = await gift.locator('svg').elementHandle();
    await gift.click();
    expect(await scene?.evaluate((node) => node.isConnected)).toBe(false);
    for (const way of ['notFound.create', 'notFound.find', 'notFound.read'] as const) {
      await expect(page.getByRole('main').getByRole('link', { name: t(way) })).toBeVisible();
    }
    await page.getByRole('link', { name: t('notFound.home') }).click();
    await page.waitForURL((url) => ['/', '/fr'].includes(url.pathname));
  }
});
