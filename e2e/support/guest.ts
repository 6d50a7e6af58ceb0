import { expect, type Page } from '@playwright/test';
import { waitForHydration, waitUntilLive } from './hydrated.ts';
import type { Words } from './words.ts';

/** What a guest does on the page of a list, by what she reads there. */
export class Guest {
  readonly page: Page;
  readonly #t: Words;

  constructor(page: Page, t: Words) {
    this.page = page;
    this.#t = t;
  }

  /** Opens a page; returns what the server sent. */
  async visit(path: string) {
    const response = await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    return response;
  }

  /** Opens a page and waits until a press is heard. */
  async open(path: string) {
    const response = await this.visit(path);
    await this.waitForHydration();
    return response;
  }

  /** Opens a list and waits until its changes arrive. */
  async follow(path: string): Promise<void> {
    await this.open(path);
    await waitUntilLive(this.page, this.#t);
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
    const name = this.#t('common.actOn', { act: this.#t('guest.claim'), name: title });
    return this.page.getByRole('button', { name });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get name() {
    return this.dialog.getByLabel(this.#t('claim.name'));
  }

  get confirm() {
    return this.dialog.getByRole('button', { name: this.#t('claim.confirm') });
  }

  /** Opens the dialog and gives a name; whether to confirm is another matter. */
  async startClaim(title: string, name: string): Promise<void> {
    await this.waitForHydration();
    await this.claimButton(title).click();
    await expect(this.confirm).toBeDisabled();
    await this.name.fill(name);
  }

  /** Gives a name and confirms; whether the claim succeeds is another matter. */
  async sendClaim(title: string, name: string): Promise<void> {
    await this.startClaim(title, name);
    await this.confirm.click();
  }

  async claim(title: string, name: string): Promise<void> {
    await this.sendClaim(title, name);
    await expect(this.dialog).toBeHidden();
  }

  get yourGifts() {
    return this.page.getByRole('region', { name: this.#t('claims.title') });
  }
}
