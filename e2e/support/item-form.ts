import type { Page } from '@playwright/test';
import { picture } from '../../test/support/pictures.ts';
import type { Words } from './words.ts';

export type ItemForm = ReturnType<typeof itemFormOf>;

/** Returns the dialog of one item and its fields, by what stands above them. */
export function itemFormOf(page: Page, t: Words) {
  const dialog = page.getByRole('dialog').first();
  return {
    dialog,
    url: dialog.getByLabel(t('item.form.url')),
    title: dialog.getByLabel(t('item.form.title'), { exact: true }),
    description: dialog.getByLabel(t('item.form.description')),
    price: dialog.getByLabel(t('item.form.price')),
    quantity: dialog.getByLabel(t('item.form.quantity')),
    wanted: dialog.getByLabel(t('item.form.mostWanted')),
    file: dialog.locator('input[type=file]'),
    preview: dialog.locator('img[src^="blob:"]'),
    extract: dialog.getByRole('button', { name: t('item.form.extract') }),
    save: dialog.getByRole('button', { name: t('common.save'), exact: true }),
  };
}

/** A picture as a phone would take it, small enough for a test, as a file to choose. */
export async function photoFile() {
  return { name: 'kite.png', mimeType: 'image/png', buffer: await photo() };
}

/** A picture as a phone would take it, small enough for a test. */
export async function photo(): Promise<Buffer> {
  return Buffer.from(await (await picture('png', { width: 800, height: 600 })).arrayBuffer());
}
