import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { makeLists } from '../support/lists.ts';
import { openManager } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// A camera sees the screen, not our drawing of the code.

const t = wordsOf('en');

/** What a reader makes of a picture with one code in it. */
async function read(picture: Buffer): Promise<string> {
  const pixels = sharp(picture).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return decodeQR({ width, height, data }, { format: 'RGBA', timeLimit: 20_000 });
}

/** Held up to the whole screen, with all that stands around the code. */
async function readScreen(page: Page, label: string): Promise<string> {
  const code = page.getByRole('img', { name: label, exact: true });
  await code.scrollIntoViewIfNeeded();
  await expect(code).toBeInViewport({ ratio: 1 });
  return read(await page.screenshot({ animations: 'disabled' }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the QR codes on the screen are read by another program: ${colorScheme}`, async ({
    page,
    owner,
    makeList,
    servers,
  }) => {
    await page.emulateMedia({ colorScheme });
    const names = Array.from({ length: 11 }, (_, number) => `List ${number}`);
    const list = await makeList({ name: 'Anna' });
    const lists = [...(await makeLists(servers[0], names)), list];
    await openManager(page, lists);

    // Ten lists in one code, the fullest there is.
    await page.getByRole('button', { name: t('move.action') }).click();
    const full = await readScreen(page, t('move.code_other', { count: 10 }));
    expect(full.startsWith(`${servers[0]}/wishlist#take=`)).toBe(true);
    await page.getByRole('button', { name: t('move.next') }).click();
    const rest = await readScreen(page, t('move.code_other', { count: 2 }));
    const taken = [full, rest].flatMap((link) => link.split('take=')[1]?.split(/[^\w-]/) ?? []);
    expect(taken.toSorted()).toEqual(lists.map((each) => each.list.adminToken).toSorted());

    await page.goto(list.adminPath);
    await owner.shareButton.click();
    expect(await readScreen(page, t('share.qr'))).toBe(servers[0] + list.guestPath);
    await page.keyboard.press('Escape');

    await owner.unfoldAdminLink();
    await page.getByRole('button', { name: t('rescue.open') }).click();
    const admin = servers[0] + list.adminPath;
    expect(await readScreen(page, t('rescue.qr'))).toBe(admin);
    await page.emulateMedia({ media: 'print', colorScheme });
    // Both codes of the card are on the sheet: a camera is held to one of them.
    const printed = page.getByRole('img', { name: t('rescue.admin'), exact: true });
    expect(await read(await printed.screenshot())).toBe(admin);
  });
}
