import { expect, test } from 'vitest';
import { marketPages } from './quirks/market-pages.ts';
import { samplePageOf } from './quirks/quirk-pages.ts';
import { isPictureRight, isPriceRight, isTitleRight, readSamplePage } from './sample-pages.ts';

test.each(marketPages)('$name: is read with the values that the shop shows', (quirk) => {
  const page = samplePageOf(quirk);
  const { title, price, image } = readSamplePage(page);
  if (quirk.title === null) {
    expect(title).toBeNull();
    return;
  }
  expect(isTitleRight(page, title), `title: ${title}`).toBe(true);
  const { amount = null, currency = null } = price ?? {};
  expect(isPriceRight(page, amount, currency), `price: ${amount} ${currency}`).toBe(true);
  expect(isPictureRight(page, image), `picture: ${image}`).toBe(true);
});
