import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { limits } from '../../src/domain/limits.ts';
import { photograph, picture } from '../../test/support/pictures.ts';
import { photo, photoFile } from '../support/item-form.ts';
import type { MadeList } from '../support/lists.ts';
import { Owner } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const english = wordsOf('en');

/** Opens the dialog on a new list, with a title typed. */
async function openDialog(owner: Owner, { adminPath, items }: MadeList) {
  await owner.page.goto(adminPath);
  const form = await owner.startItem();
  await form.title.fill('Kite');
  /** Saves the item; returns what the server keeps of its picture. */
  const save = async () => {
    await owner.saveItem();
    const [item] = await items();
    const kept = await owner.page.request.get(`/api/image/${item?.imageKey}?w=1280`);
    return sharp(await kept.body()).metadata();
  };
  return { ...form, save };
}

/** A file in the page's own hands, to be dropped or pasted. */
const transferOf = (page: Page, bytes: Buffer) =>
  page.evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(list)], 'kite.png', { type: 'image/png' }));
      return data;
    },
    [...bytes],
  );

test('a file that is no picture or too large is refused at once, and nothing typed is lost', async ({
  page,
  makeList,
  setLanguage,
}) => {
  const t = await setLanguage('fr');
  const owner = new Owner(page, t);
  const { dialog, title, file, preview, save } = await openDialog(owner, await makeList());
  await file.setInputFiles(await photoFile());
  await expect(preview).toBeVisible();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
  const [png, huge] = [await photo(), Buffer.alloc(limits.imageBytes + 1)];
  png.copy(huge, 0, 0, 64);
  for (const [name, mimeType, buffer, sentence] of [
    ['letter.txt', 'text/plain', Buffer.from('Dear'), t('item.form.imageWrongType')],
    ['fake.png', 'image/png', Buffer.from('<svg/>'), t('item.form.imageWrongType')],
    ['IMG_1.HEIC', 'image/heic', heic, t('item.form.imageHeic')],
    ['broken.png', 'image/png', png.subarray(0, 90), t('failure.image.unreadable')],
    ['huge.png', 'image/png', huge, t('item.form.imageTooLarge')],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer });
    await expect(dialog.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(preview).toBeVisible();
    await expect(title).toHaveValue('Kite');
  }
  expect(await save()).toMatchObject({ width: 800, height: 600 });
});

test('a picture is dropped near its field or pasted, and can be removed', async ({
  page,
  owner,
  makeList,
}) => {
  const { dialog, preview, save } = await openDialog(owner, await makeList());
  const transfer = await transferOf(page, await photo());
  await dialog.getByRole('heading').first().dispatchEvent('drop', { dataTransfer: transfer });
  await expect(preview).toBeVisible();
  expect(page.url()).toContain('/wishlist/admin/');
  await dialog.getByRole('button', { name: english('item.form.imageRemove') }).click();
  await expect(preview).toHaveCount(0);
  await page.evaluate((clipboardData) => {
    const field = document.activeElement ?? document.body;
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, transfer);
  await expect(preview).toBeVisible();
  expect(await save()).toMatchObject({ width: 800 });
});

test('a large photo of a phone is scaled down before the upload, and stands upright', async ({
  page,
  owner,
  makeList,
}) => {
  const { file, preview, save } = await openDialog(owner, await makeList());
  const small = Buffer.from(await (await photograph({ width: 900, height: 600 })).arrayBuffer());
  const sideways = await sharp(small)
    .resize({ width: 4500 })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/items')) sent = request.postDataBuffer()?.length ?? 0;
  });
  await file.setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: sideways });
  await expect(preview).toBeVisible();
  const kept = await save();
  expect([kept.width, kept.height]).toEqual([1280, 1920]);
  expect(sent).toBeLessThan(3_000_000);
});

test('a picture over the size limit that can be decoded is scaled down', async ({
  owner,
  makeList,
}) => {
  const { file, preview, save } = await openDialog(owner, await makeList());
  const jpeg = Buffer.from(await (await photograph({ width: 1400, height: 1050 })).arrayBuffer());
  const padded = Buffer.concat([jpeg, Buffer.alloc(limits.imageBytes)]);
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: padded });
  await expect(preview).toBeVisible();
  expect(await save()).toMatchObject({ width: 1280, height: 960 });
});

test('a format that only the browser can decode is converted for everyone: BMP', async ({
  owner,
  makeList,
}) => {
  const { file, preview, save } = await openDialog(owner, await makeList());
  // 2 x 2 pixels, 24 bits each, rows padded to four bytes (Windows 3 bitmap).
  const bmp = Buffer.alloc(70, 0x80);
  bmp.write('BM', 0, 'latin1');
  for (const [at, value] of [
    [2, 70],
    [6, 0],
    [10, 54],
    [14, 40],
    [18, 2],
    [22, 2],
    [30, 0],
    [34, 16],
    [38, 2835],
    [42, 2835],
    [46, 0],
    [50, 0],
  ] as const) {
    bmp.writeUInt32LE(value, at);
  }
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  await file.setInputFiles({ name: 'a.bmp', mimeType: 'image/bmp', buffer: bmp });
  await expect(preview).toBeVisible();
  expect(await save()).toMatchObject({ width: 2, height: 2, format: 'webp' });
});

test('a browser that supports AVIF receives AVIF, once it is made', async ({
  page,
  makeList,
  servers,
}) => {
  const { list, guestPath } = await makeList({ items: [{ title: 'Kite', image: photograph() }] });
  const address = `${servers[0]}/api/image/${list.items[0]?.imageKey}?w=640`;
  const accept = 'image/avif,image/webp,*/*';
  await expect
    .poll(async () => (await fetch(address, { headers: { accept } })).headers.get('content-type'))
    .toBe('image/avif');
  await page.goto(guestPath);
  const img = page.locator('main .picture img').first();
  await expect(img).toHaveJSProperty('complete', true);
  await expect(img).not.toHaveJSProperty('naturalWidth', 0);
});

test('a wide banner is shown whole, a photograph fills its frame', async ({ page, makeList }) => {
  const items = [
    { title: 'Banner', image: picture('png', { width: 1800, height: 500 }) },
    { title: 'Photograph', image: picture('png', { width: 800, height: 600 }) },
    { title: 'Portrait', image: picture('png', { width: 600, height: 900 }) },
  ];
  await page.goto((await makeList({ items })).guestPath);
  const imageOf = (title: string) =>
    expect(page.locator('.guest-card').filter({ hasText: title }).locator('img'));
  await imageOf('Banner').toHaveCSS('object-fit', 'contain');
  await imageOf('Photograph').toHaveCSS('object-fit', 'cover');
  await imageOf('Portrait').toHaveCSS('object-fit', 'cover');
});
