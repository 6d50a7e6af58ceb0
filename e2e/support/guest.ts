import type { Page } from '@playwright/test';
import { type Language, languageKey } from '../../src/domain/language.ts';
import { waitForHydration } from './hydrated.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

/** What a guest does on the page of a list, by what she reads there. */
export class Guest {
  readonly page: Page;
  readonly #t: Words;

  constructor(page: Page, t: Words) {
    this.page = page;
    this.#t = t;
  }

  /** Opens a page in her language. */
  async visit(server: string, path: string, language: Language = 'en') {
    const context = this.page.context();
    await context.addCookies([{ name: languageKey, value: language, url: server }]);
    const response = await this.page.goto(server + path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    return response;
  }

  /** Opens a page and waits until a press is heard. */
  async open(server: string, path: string, language: Language = 'en') {
    const response = await this.visit(server, path, language);
    await this.waitForHydration();
    return response;
  }

  waitForHydration(): Promise<void> {
    return waitForHydration(this.page);
  }

  card(title: string) {
    return this.page
      .locator('.guest-card')
      .filter({ has: this.page.getByRole('heading', { name: title }) });
  }

  claimButton(title: string) {
    return this.page.getByRole('button', { name: `${this.#t('guest.claim')}: ${title}` });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get confirm() {
    return this.dialog.getByRole('button', { name: this.#t('claim.confirm') });
  }

  /** Opens the dialog and gives a name; whether to confirm is another matter. */
  async startClaim(title: string, name: string): Promise<void> {
    await this.waitForHydration();
    await this.claimButton(title).click();
    await this.dialog.getByLabel(this.#t('claim.name')).fill(name);
  }

  async claim(title: string, name: string): Promise<void> {
    await this.startClaim(title, name);
    await this.confirm.click();
    await expect(this.dialog).toBeHidden();
  }

  get yourGifts() {
    return this.page.getByRole('region', { name: this.#t('claims.title') });
  }
}

/** How much wider than the screen the page is. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
