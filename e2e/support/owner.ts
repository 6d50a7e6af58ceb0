import type { Page } from '@playwright/test';
import { picture } from '../../test/support/pictures.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

/** What an owner does on her pages, by what she reads there. */
export class Owner {
  readonly #page: Page;
  readonly #t: Words;

  constructor(page: Page, t: Words) {
    this.#page = page;
    this.#t = t;
  }

  /** Makes a list from "my wishlists"; answers its admin token. */
  async createList(): Promise<string> {
    await this.#page.getByRole('button', { name: this.#t('manager.create') }).click();
    await this.#page.waitForURL(/\/wishlist\/admin\//);
    await expect(this.row('')).toHaveCount(0);
    await expect(
      this.#page.getByRole('textbox', { name: this.#t('admin.name.label') }),
    ).toBeFocused();
    return new URL(this.#page.url()).pathname.split('/').pop() ?? '';
  }

  async rename(name: string): Promise<void> {
    const field = this.#page.getByRole('textbox', { name: this.#t('admin.name.label') });
    // A new list asks for its name by itself.
    if (!(await field.isVisible())) {
      await this.#page.getByRole('button', { name: this.#t('admin.rename'), exact: true }).click();
    }
    await field.fill(name);
    await this.#page.keyboard.press('Enter');
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async addItem(
    fields: {
      title: string;
      price?: string;
      url?: string;
      description?: string;
      quantity?: number;
    },
    image?: Buffer,
  ): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('admin.addItem'), exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#t('item.form.title'), { exact: true }).fill(fields.title);
    if (fields.url) await dialog.getByLabel(this.#t('item.form.url')).fill(fields.url);
    if (fields.price) await dialog.getByLabel(this.#t('item.form.price')).fill(fields.price);
    if (fields.description) {
      await dialog.getByLabel(this.#t('item.form.description')).fill(fields.description);
    }
    if (fields.quantity) {
      await dialog.getByLabel(this.#t('item.form.quantity')).fill(String(fields.quantity));
    }
    if (image) {
      const file = { name: 'teapot.png', mimeType: 'image/png', buffer: image };
      await dialog.locator('input[type=file]').setInputFiles(file);
    }
    await dialog.getByRole('button', { name: this.#t('common.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(this.row(fields.title)).toBeVisible();
  }

  /** The rows of the list, or the one with this title. */
  row(title: string) {
    const rows = this.#page
      .getByRole('main')
      .locator('li')
      .filter({ has: this.#page.locator('h3') });
    return title ? rows.filter({ hasText: title }) : rows;
  }

  async titles(): Promise<string[]> {
    return this.#page.getByRole('main').locator('li h3').allTextContents();
  }

  /** The link for guests, as the share panel shows it. */
  async guestLink(): Promise<string> {
    await this.#page.getByRole('button', { name: this.#t('admin.share'), exact: true }).click();
    const field = this.#page.getByLabel(this.#t('share.link'), { exact: true });
    const link = await field.inputValue();
    await this.#page.getByRole('button', { name: this.#t('common.copy'), exact: true }).click();
    await expect(this.#page.getByText(this.#t('share.copied'))).toBeVisible();
    expect(await this.#page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await this.#page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    return link;
  }
}

/** A picture as a phone would take it, small enough for a test. */
export async function photo(): Promise<Buffer> {
  return Buffer.from(await (await picture('png', { width: 800, height: 600 })).arrayBuffer());
}
