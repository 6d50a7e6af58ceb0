import { findFirefox } from '../test/browser.ts';
import { Firefox, type FirefoxPage } from './support/firefox.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const enter = '\uE007';
const escapeKey = '\uE00C';

const pathOf = (page: FirefoxPage) => () => page.evaluate<string>('location.pathname');
const textOf = (page: FirefoxPage, selector: string) => () => page.text(selector);

/** Presses what may only be on its way. */
async function press(page: FirefoxPage, role: string, name: string): Promise<void> {
  await expect.poll(() => page.count(role, name), { message: name }).toBeGreaterThan(0);
  await page.press(role, name);
}

/** Waits for the field that opens by itself with the focus in it, and types. */
async function typeInto(page: FirefoxPage, field: string, text: string): Promise<void> {
  const hasFocus = () => page.evaluate(`document.activeElement?.matches(${JSON.stringify(field)})`);
  await expect.poll(hasFocus, { message: field }).toBe(true);
  await page.type(text);
}

test('in Firefox an idea becomes an item on a list, a shared link and a claim', async ({
  servers,
}) => {
  test.slow();
  const firefox = await Firefox.start(findFirefox() ?? '');
  try {
    const t = wordsOf('en');
    const owner = await firefox.newVisitor();
    await owner.goto(servers[0]);
    await press(owner, 'link', t('home.hero.action'));
    await expect.poll(pathOf(owner)).toBe('/wishlist');
    await press(owner, 'button', t('manager.create'));
    await expect.poll(pathOf(owner)).toMatch(/^\/wishlist\/admin\//);
    await typeInto(owner, '.wishlist-name input, input[maxlength]', `Mara’s thirtieth${enter}`);
    await expect.poll(textOf(owner, 'h1')).toBe('Mara’s thirtieth');

    await press(owner, 'button', t('admin.addItem'));
    await press(owner, 'textbox', t('item.form.title'));
    await typeInto(owner, 'dialog input', 'Teapot');
    await press(owner, 'button', t('common.save'));
    await expect.poll(textOf(owner, '.owner-item h3')).toBe('Teapot');
    await press(owner, 'button', t('admin.share'));
    const link = 'document.querySelector("dialog input[readonly]")?.value ?? ""';
    await expect.poll(() => owner.evaluate<string>(link)).toContain('/wishlist/guest/');
    const { pathname } = new URL(await owner.evaluate<string>(link));
    await owner.type(escapeKey);

    const guest = await firefox.newVisitor();
    const de = wordsOf('de');
    await guest.goto(`${servers[0]}/de${pathname}`);
    await press(guest, 'button', `${de('guest.claim')}: Teapot`);
    await typeInto(guest, 'dialog input', 'Jo');
    await press(guest, 'button', de('claim.confirm'));
    const claimed = de('guest.claimedBy', { name: 'Jo' });
    await expect.poll(textOf(guest, '.guest-card')).toContain(claimed);
    await press(guest, 'button', de('claims.way_one'));
    // The owner's page has heard of it.
    await expect.poll(textOf(owner, '.owner-item')).toContain(t('item.claimed'));

    for (const page of [owner, guest]) {
      const overflow = 'document.documentElement.scrollWidth - innerWidth';
      expect(await page.evaluate<number>(overflow)).toBeLessThanOrEqual(0);
    }
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.stop();
  }
});
