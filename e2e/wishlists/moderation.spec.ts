import { languages } from '../../src/domain/language.ts';
import { violationsInLanguage } from '../support/accessibility.ts';
import { alternateLanguage } from '../support/alternate.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { overflowOf } from '../support/layout.ts';
import type { MadeList } from '../support/lists.ts';
import { Owner } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const token = 'the token of the operator of this site';
test.use({ environment: { MODERATION_TOKEN: token } });

const list = {
  name: 'Not <a> list',
  items: [{ title: 'Kite & string', url: 'https://bad.example/kite', claimedBy: ['Ann'] }],
};

async function report({ api, list: { guestToken }, idOf }: MadeList): Promise<void> {
  const { status } = await api.report(guestToken, {
    reason: 'scam',
    note: 'It <b>asks</b> for money.',
    email: 'jo@example.org',
    itemId: idOf('Kite & string'),
  });
  expect(status).toBe(201);
}

test('a moderator reads a report, takes the list down with reasons, and puts it back', {
  tag: '@desk',
}, async ({ page, makeList, newVisitor, expectConsole }) => {
  expectConsole(/40[34] \(/);
  const words = wordsOf('de');
  const made = await makeList(list);
  await report(made);
  await page.goto('/de/moderation');
  await page.getByLabel(words('moderation.token')).fill('not the token');
  await page.getByRole('button', { name: words('moderation.signIn') }).click();
  await expect(page.getByRole('status')).toHaveText(words('moderation.done.wrong-token'));
  await page.getByLabel(words('moderation.token')).fill(token);
  await page.getByRole('button', { name: words('moderation.signIn') }).press('Enter');

  const row = page.getByRole('listitem').filter({ hasText: 'It <b>asks</b> for money.' });
  await expect(row).toContainText(words('report.scam'));
  await expect(row).toContainText('Kite & string');
  await row.getByRole('button', { name: words('moderation.openList') }).click();
  await expect(page.getByRole('heading', { name: 'Not <a> list', exact: true })).toBeVisible();

  await page.getByText(words('moderation.takeDown'), { exact: true }).click();
  const takeDown = page
    .getByRole('group')
    .filter({ has: page.getByText(words('moderation.takeDown'), { exact: true }) });
  await takeDown.getByLabel(words('moderation.reason')).selectOption('scam');
  await takeDown.getByLabel(words('moderation.why')).fill('Es geht um Geld.');

  const t = wordsOf('en');
  const owner = await newVisitor();
  const herself = new Owner(owner, t);
  await herself.follow(made.adminPath);
  const { title } = await herself.startItem();
  await title.fill('Half a ki');

  await takeDown.getByRole('button', { name: words('moderation.takeDown.button') }).click();
  await expect(page.getByRole('status')).toContainText(words('moderation.done.taken-down'));
  const answer = page.getByRole('status');
  await expect(answer).toContainText(words('moderation.answer.to', { email: 'jo@example.org' }));
  await expect(answer).not.toContainText('%20');
  await expect(answer.getByRole('link', { name: words('moderation.answer.open') })).toHaveAttribute(
    'href',
    /^mailto:jo@example\.org\?subject=/,
  );
  await expect(page.getByText(words('moderation.list.takenDown'), { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(made.list.guestToken);

  await expect(
    owner.getByRole('alert').filter({ hasText: t('listNotFound.takenDown') }),
  ).toBeVisible();
  await expect(title).toHaveValue('Half a ki');
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: t('item.leave.confirm') }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(t('takedown.title'));
  await expect(owner.getByText('Es geht um Geld.')).toBeVisible();
  await expect(owner).toHaveTitle(new RegExp(t('takedown.title')));

  const guest = await newVisitor();
  const away = await guest.goto(made.guestPath);
  expect(away?.status()).toBe(404);
  await page.getByRole('button', { name: words('moderation.restore') }).click();
  await expect(page.getByRole('status')).toContainText(words('moderation.done.restored'));
  expect((await guest.goto(made.guestPath))?.status()).toBe(200);
});

for (const language of languages) {
  // Most moderators sit at a desk: English, in which colours are checked, is taken there alone.
  const tag = language === 'en' ? '@desk' : alternateLanguage(language);
  test(`each part of the moderators’ page is accessible: ${language}`, { tag }, async ({
    page,
    makeList,
  }) => {
    test.slow();
    const words = wordsOf(language);
    const made = await makeList(list);
    await report(made);
    const parts = page.getByRole('navigation', { name: words('moderation.parts') });
    const check = async () => {
      expect(await violationsInLanguage(page, language, { themes: ['light', 'dark'] })).toEqual([]);
      expect(await htmlFaults(await page.content())).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    };
    await page.goto(`/${language}/moderation`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await check();
    await page.getByLabel(words('moderation.token')).fill(token);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      words('moderation.tab.reports'),
    );
    await page.getByText(words('moderation.decide'), { exact: true }).first().click();
    await check();

    await parts.getByRole('link', { name: words('moderation.tab.list') }).click();
    await page.getByLabel(words('moderation.list.find')).fill(made.guestPath);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Not <a> list', exact: true })).toBeVisible();
    for (const summary of await page.locator('summary').all()) {
      if (await summary.isVisible()) await summary.press('Enter');
    }
    await check();

    await page.goto(`/${language}/moderation?tab=domains`);
    await page.getByRole('textbox', { name: words('moderation.block.domain') }).fill('bad.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('bad.example');
    await check();
    const again = words('moderation.unblock', { name: 'bad.example' });
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByText(words('moderation.domains.none'))).toBeVisible();

    await parts.getByRole('link', { name: words('moderation.tab.claim') }).click();
    await page.getByLabel(words('moderation.claim.find')).fill('nothing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(words('moderation.done.no-claim'));
    await check();
    await page.getByRole('button', { name: words('moderation.signOut') }).click();
    await expect(page.getByLabel(words('moderation.token'))).toBeVisible();
  });
}
