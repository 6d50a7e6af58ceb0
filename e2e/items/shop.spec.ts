import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productInfoReasons } from '../../src/contract/schemas.ts';
import { languages } from '../../src/domain/language.ts';
import { picture } from '../../test/support/pictures.ts';
import { Owner } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';

// A shop of our own on this machine, which shop reading may reach here although it is private.
test.use({ database: 'sqlite', environment: { PRODUCT_FETCH_ALLOW: '127.0.0.1' } });

const product = `<!doctype html><html lang="en"><head><title>Walnut bird whistle - Field &amp; Fern</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Walnut bird whistle",
"description":"Turned by hand; blackbirds answer.","image":"/whistle.jpg",
"offers":{"@type":"Offer","price":"18.50","priceCurrency":"EUR"}}</script></head>
<body><h1>Walnut bird whistle</h1><img src="/logo.png" alt=""><p>18,50 €</p><button>Add to basket</button></body></html>`;
const other = (heading: string, rest: string) =>
  `<!doctype html><html><head><title>${heading}</title></head><body><h1>${heading}</h1>${rest}</body></html>`;
const others: Readonly<Record<string, string>> = {
  '/blocked': other('Robot or human?', '<p>Press and hold to confirm that you are a human.</p>'),
  '/consent': other('Before you continue', '<p>We use cookies.</p><button>Accept all</button>'),
  '/login': other('Sign in', '<form><input type="password"><button>Sign in</button></form>'),
  '/not_found': other('Page not found', '<a href="/">Home</a>'),
  '/unreadable': `<body>${'<div>'.repeat(400)}</body>`,
  '/not_a_product': other('How we carve', '<p>Walnut is dried for two years.</p>'),
};

let shop: Server;
let address: string;
test.beforeAll(async () => {
  const photo = Buffer.from(await (await picture('jpeg')).arrayBuffer());
  shop = createServer((request, response) => {
    if (request.url === '/whistle.jpg') {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    } else {
      const page = others[request.url ?? ''] ?? product;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    }
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((done) => shop.close(done)));

/** A port that nothing listens on. */
const closed = 'http://127.0.0.1:9/teapot';

for (const language of languages) {
  test(`a page without a product leads to a hint that says why, in ${language}`, async ({
    page,
    makeList,
    setLanguage,
  }) => {
    const t = await setLanguage(language);
    await page.goto((await makeList()).adminPath);
    const { dialog, url, title, extract } = await new Owner(page, t).startItem();
    for (const reason of productInfoReasons) {
      await url.fill(reason === 'unreachable' ? closed : `${address}/${reason}`);
      await url.press('Enter');
      const note = dialog.getByText(t(`item.form.shop.${reason}`));
      await expect(note).toBeVisible();
      await expect(url).toBeFocused();
      const gap = async () => {
        const [field, words] = [await url.boundingBox(), await note.boundingBox()];
        return field && words ? words.y - (field.y + field.height) : null;
      };
      await expect
        .poll(gap, 'the ring of the field is not drawn over the words')
        .toBeGreaterThan(5);
      await expect(title).toHaveValue('');
    }
    await url.fill('the blue teapot');
    await extract.click();
    await expect(dialog.getByText(t('link.none'))).toBeVisible();
  });
}

test('a shop’s link becomes an item with its picture', async ({ page, makeList, setLanguage }) => {
  const t = await setLanguage('de');
  const owner = new Owner(page, t);
  await page.goto((await makeList()).adminPath);
  const { dialog, url, title, price, preview, extract, save } = await owner.startItem();
  await url.fill(`${address}/whistle`);
  await extract.click();
  await expect(title).toHaveValue('Walnut bird whistle');
  await expect(price).toHaveValue(/18[.,]50/);
  // The shop's picture follows its words.
  await expect(preview).toBeVisible();
  await save.click();
  const row = owner.row('Walnut bird whistle');
  await expect(row.locator('img[src^="/api/image/"]')).toBeVisible();
  const image = await row.locator('img').getAttribute('src');
  expect((await page.request.get(image ?? '')).status()).toBe(200);

  // What an app shares beside the link may be no title: the shop's is offered.
  const link = `${address}/whistle?utm_source=app`;
  await page.goto(`/wishlist/add?${new URLSearchParams({ text: `Schau mal: ${link}` })}`);
  await page.locator('.choose-list__row').first().click();
  await expect(title).toHaveValue('Schau mal:');
  await expect(url).toHaveValue(link);
  await expect(dialog.getByText(t('item.form.shop.found'))).toBeVisible();
  await dialog.getByRole('button', { name: t('item.form.take') }).click();
  await expect(title).toHaveValue('Walnut bird whistle');
});
