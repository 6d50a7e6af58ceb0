import type { Page } from '@playwright/test';
import { type Language, languages } from '../src/domain/language.ts';
import { alternateLanguage } from './support/alternate.ts';
import { Guest } from './support/guest.ts';
import { waitForHydration } from './support/hydrated.ts';
import { photo } from './support/item-form.ts';
import { Owner } from './support/owner.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const names: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };
const listNames: Record<Language, string> = {
  en: 'Mara’s thirtieth, at last',
  de: 'Überraschungswünsche für Jürgen',
  fr: 'Les trente ans de Maëlle',
};

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: wordsOf('en')('language.current', { name: 'English' }) })
    .click();
  await page.getByRole('menuitemradio', { name: names[language] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of languages) {
  test(`an idea becomes an item on a list, a shared link and a claim: ${language}`, {
    tag: alternateLanguage(language),
  }, async ({ page, newVisitor, servers, serverLog, setLanguage, expectConsole }) => {
    const t = wordsOf(language);
    const owner = new Owner(page, t);
    await page.goto('/');
    await waitForHydration(page);
    if (language !== 'en') await chooseLanguage(page, language);
    await page
      .getByRole('link', { name: t('home.hero.action') })
      .first()
      .click();
    await expect(page.getByText(t('manager.empty.title'))).toBeVisible();
    const adminToken = await owner.createList();
    await expect(page.getByText(t('admin.key.text'))).toBeVisible();
    await owner.rename(listNames[language]);

    await owner.addItem({ title: 'Kite' });
    await owner.addItem(
      {
        title: 'Stoneware teapot',
        url: 'https://shop.example/teapot?colour=blue',
        price: '64,00 €',
        description: 'The one with the wooden handle. '.repeat(6),
      },
      await photo(),
    );
    await owner.addItem({ title: 'Plates', quantity: '6' });
    await owner.addItem({ title: 'A mistake' });
    expect(await owner.titles()).toEqual(['Kite', 'Stoneware teapot', 'Plates', 'A mistake']);
    const picture = owner.row('Stoneware teapot').locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

    await page.getByRole('button', { name: t('item.markWanted', { title: 'Plates' }) }).click();
    await expect
      .poll(() => owner.titles())
      .toEqual(['Plates', 'Kite', 'Stoneware teapot', 'A mistake']);
    await (await owner.editItem('Kite')).title.fill('Two-line kite');
    await owner.saveItem();
    await expect(owner.row('Two-line kite')).toBeVisible();
    await page.getByRole('button', { name: t('item.delete', { title: 'A mistake' }) }).click();
    await page.getByRole('button', { name: t('item.delete.confirm') }).click();
    await expect(owner.row('A mistake')).toHaveCount(0);

    const link = await owner.copyGuestLink();
    expect(link).toContain('/wishlist/guest/');
    expect(link).not.toContain(adminToken);

    // Two guests, each on a server of her own, want the same gift.
    const ann = new Guest(await newVisitor(servers[0]), t);
    const bob = new Guest(await newVisitor(servers[1]), t);
    for (const guest of [ann, bob]) {
      await setLanguage(language, guest.page);
      const response = await guest.visit(new URL(link).pathname);
      expect(response?.status()).toBe(200);
      await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(listNames[language]);
      const html = (await response?.text()) ?? '';
      for (const word of [listNames[language], 'Two-line kite', '64,00 €'])
        expect(html).toContain(word);
      expect(html).not.toContain(adminToken);
    }
    expectConsole(/409 \(Conflict\)/);
    await Promise.all([
      ann.startClaim('Stoneware teapot', 'Ann'),
      bob.startClaim('Stoneware teapot', 'Bob'),
    ]);
    // Whoever presses late finds the button gone already, because the page has heard who was quicker.
    const pressing = Promise.all(
      [ann, bob].map(({ confirm }) => confirm.click({ timeout: 5_000 }).catch(() => {})),
    );
    const won = (name: string) => t('claim.success', { name });
    const beatenBy = (name: string) => t('claim.lost_one', { name });
    await expect(
      ann.page.getByText(won('Ann')).or(ann.page.getByText(beatenBy('Bob'))),
    ).toBeVisible();
    const winner = (await ann.page.getByText(beatenBy('Bob')).count()) === 0 ? 'Ann' : 'Bob';
    const loser = winner === 'Ann' ? bob : ann;
    await expect(loser.page.getByText(beatenBy(winner))).toBeVisible();
    await pressing;
    await loser.dialog.getByRole('button', { name: t('claim.back') }).click();

    // Everyone sees who has it, without asking.
    const claimed = t('guest.claimedBy', { name: winner });
    for (const each of [ann, bob]) {
      await expect(each.page.getByText(claimed, { exact: true })).toBeVisible();
      await expect(each.claimButton('Stoneware teapot')).toHaveCount(0);
    }
    await expect(
      owner.row('Stoneware teapot').getByText(t('item.claimed'), { exact: true }),
    ).toBeVisible();

    // One of six plates, claimed on the other server, is counted everywhere.
    await loser.sendClaim('Plates', 'Eve');
    for (const each of [page, ann.page, bob.page]) {
      await expect(each.getByText(t('item.partly_one', { count: 1, max: 6 }))).toBeVisible();
    }

    await page.goto('/wishlist');
    await expect(page.getByText(listNames[language])).toBeVisible();
    await expect(page.getByText(t('wishlist.wishes_other', { count: 3 }))).toBeVisible();

    expect(await ann.page.content()).not.toContain(adminToken);
    expect(serverLog()).not.toContain(adminToken);
    expect(serverLog()).not.toContain(link.split('/').pop());
  });
}
