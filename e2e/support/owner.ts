import { expect, type Page } from '@playwright/test';
import { waitUntilLive } from './hydrated.ts';
import { type ItemForm, itemFormOf } from './item-form.ts';
import type { Words } from './words.ts';

/** What an owner does on her pages, by what she reads there. */
export class Owner {
  readonly page: Page;
  /** The dialog of an item. */
  readonly form: ItemForm;
  readonly #t: Words;

  constructor(page: Page, t: Words) {
    this.page = page;
    this.form = itemFormOf(page, t);
    this.#t = t;
  }

  /** Opens her list and waits until its changes arrive. */
  async follow(path: string): Promise<void> {
    await this.page.goto(path);
    await waitUntilLive(this.page, this.#t);
  }

  /** Makes a list from "my wishlists"; answers its admin token. */
  async createList(): Promise<string> {
    await this.page.getByRole('button', { name: this.#t('manager.create') }).click();
    await this.page.waitForURL(/\/wishlist\/admin\//);
    await expect(this.rows).toHaveCount(0);
    await expect(this.nameField).toBeFocused();
    return this.token();
  }

  /** Returns the admin token in the address. */
  token(): string {
    return new URL(this.page.url()).pathname.split('/').pop() ?? '';
  }

  get nameField() {
    return this.page.getByRole('textbox', { name: this.#t('admin.name.label') });
  }

  get renameButton() {
    return this.page.getByRole('button', { name: this.#t('admin.rename'), exact: true });
  }

  /** Types a name; whether to save it is another matter. */
  async typeName(name: string): Promise<void> {
    // A new list asks for its name by itself.
    if (!(await this.nameField.isVisible())) await this.renameButton.click();
    await this.nameField.fill(name);
  }

  async rename(name: string): Promise<void> {
    await this.typeName(name);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  get addButton() {
    return this.page.getByRole('button', { name: this.#t('admin.addItem'), exact: true });
  }

  /** Opens the dialog for a new item. */
  async startItem(): Promise<ItemForm> {
    await this.addButton.click();
    return this.form;
  }

  /** Opens the dialog of an item. */
  async editItem(title: string): Promise<ItemForm> {
    await this.page
      .getByRole('button', { name: this.#t('item.edit', { title }), exact: true })
      .click();
    return this.form;
  }

  async addItem(
    {
      title,
      ...others
    }: Partial<Record<'price' | 'url' | 'description' | 'quantity', string>> & {
      title: string;
    },
    image?: Buffer,
  ): Promise<void> {
    const form = await this.startItem();
    await form.title.fill(title);
    for (const [field, text] of Object.entries(others))
      await form[field as keyof typeof others].fill(text);
    if (image)
      await form.file.setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: image });
    await this.saveItem();
    await expect(this.row(title)).toBeVisible();
  }

  /** Saves the item whose dialog is open, and waits until it is saved. */
  async saveItem(): Promise<void> {
    await this.form.save.click();
    await expect(this.form.dialog).toBeHidden();
  }

  /** The items of the list; other gifts on the page have rows too. */
  get rows() {
    return this.page.locator('li.owner-item');
  }

  /** The item with exactly this title. */
  row(title: string) {
    const heading = this.page.getByRole('heading', { level: 3, name: title, exact: true });
    return this.rows.filter({ has: heading });
  }

  titles(): Promise<string[]> {
    return this.rows.getByRole('heading', { level: 3 }).allTextContents();
  }

  async openSettings() {
    await this.page.getByRole('button', { name: this.#t('settings.open'), exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: this.#t('settings.title') });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Opens what is behind "my admin link". */
  async unfoldAdminLink(): Promise<void> {
    await this.page.locator('summary', { hasText: this.#t('admin.key.title') }).click();
  }

  get shareButton() {
    return this.page.getByRole('button', { name: this.#t('admin.share'), exact: true });
  }

  /** Opens the share panel; returns the link for guests that it shows. */
  async openShare(): Promise<string> {
    await this.shareButton.click();
    return this.#shownLink.inputValue();
  }

  get #shownLink() {
    return this.page.getByLabel(this.#t('share.link'), { exact: true });
  }

  /** Copies the link for guests as she does; returns it. */
  async copyGuestLink(): Promise<string> {
    const link = await this.openShare();
    await this.page.getByRole('button', { name: this.#t('common.copy'), exact: true }).click();
    await expect(this.page.getByText(this.#t('share.copied'))).toBeVisible();
    expect(await copiedText(this.page)).toBe(link);
    await this.page.keyboard.press('Escape');
    await expect(this.#shownLink).toBeHidden();
    return link;
  }
}

/** Returns what was copied last. */
export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
