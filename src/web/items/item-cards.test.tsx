// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent, t } from '../../../test/support/render-component.tsx';
import type { ItemView } from '../../contract/schemas.ts';
import { GuestCard } from './guest-card.tsx';
import { OwnerItem } from './owner-item.tsx';

const words = 'seven '.repeat(40).trim();
const kite: ItemView = {
  id: 'kite',
  title: 'Kite',
  url: 'https://shop.example/kite',
  price: '20 €',
  description: words,
  imageKey: null,
  drawing: 'gift',
  mostWanted: true,
  maxQuantity: 1,
  claimedQuantity: 0,
  status: 'AVAILABLE',
  isClaimed: false,
  claimedBy: null,
  createdAt: '2026-03-01T09:05:00.000Z',
};
const claimed: ItemView = {
  ...kite,
  claimedQuantity: 1,
  status: 'CLAIMED',
  isClaimed: true,
  claimedBy: null,
};

const showToOwner = (item: ItemView, areClaimsHidden = false) =>
  renderComponent(
    <OwnerItem
      item={item}
      areClaimsHidden={areClaimsHidden}
      onEdit={() => {}}
      onToggleWanted={() => Promise.resolve()}
      onDelete={() => {}}
    />,
  );
const showToGuest = (item: ItemView) =>
  renderComponent(
    <GuestCard item={item} eager={false} isNewlyClaimed={false} onClaim={() => {}} />,
  );
/** Returns how many characters of the description are shown at first, without the ellipsis. */
const shownLength = () => document.querySelector('.expandable-text__short')?.textContent?.length;

test('an owner reads 80 characters of a description, a guest 100, and both can open the rest', () => {
  showToOwner(kite);
  expect(shownLength()).toBeLessThanOrEqual(83);
  expect(shownLength()).toBeGreaterThan(70);
  expect(screen.getByText(t('item.showMore'))).toBeDefined();
  // A mark between them would end a line that has no room for the day.
  expect(document.querySelector('.item-price')?.textContent).toMatch(/^20 €\w/);
  cleanup();
  showToGuest(kite);
  expect(shownLength()).toBeLessThanOrEqual(103);
  expect(shownLength()).toBeGreaterThan(90);
  expect(screen.getByText(t('guest.showMore'))).toBeDefined();
});

test('a price in another direction of writing leaves the words around it in their order', () => {
  const price = '٣٤٫٥٠ ر.س';
  for (const show of [showToOwner, showToGuest]) {
    show({ ...kite, price });
    expect(screen.getByText(price).tagName).toBe('BDI');
    cleanup();
  }
});

test('a description that fits is shown whole', () => {
  showToOwner({ ...kite, description: 'Red' });
  expect(screen.getByText('Red')).toBeDefined();
  expect(screen.queryByText(t('item.showMore'))).toBeNull();
});

test('the owner sees price, day and time, and that an item is most wanted until it is claimed', () => {
  showToOwner(kite);
  expect(screen.getByText('20 €')).toBeDefined();
  expect(document.querySelector('time')?.textContent).toMatch(/^\d\d\.\d\d\.2026 \d\d:\d\d$/);
  expect(screen.getByText(t('item.mostWanted'))).toBeDefined();
  cleanup();
  showToOwner(claimed);
  expect(screen.getByText(t('item.claimed'))).toBeDefined();
  expect(screen.queryByText(t('item.mostWanted'))).toBeNull();
});

test('while claims are hidden, the owner sees how many are wanted, and no count of claims', () => {
  const six = { ...kite, maxQuantity: 6 };
  showToOwner(six, true);
  expect(screen.getByText(t('item.quantity', { max: 6 }))).toBeDefined();
  expect(document.querySelector('.claim-progress')).toBeNull();
  cleanup();
  showToOwner(six);
  expect(screen.getByText(t('item.partly_other', { count: 0, max: 6 }))).toBeDefined();
  expect(screen.queryByText(t('item.quantity', { max: 6 }))).toBeNull();
});

test.each([6, 99])('how many of %i are claimed is told once, in words', (max) => {
  showToGuest({ ...kite, maxQuantity: max });
  expect(screen.getByText(t('item.partly_other', { count: 0, max }))).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a claimed item cannot be claimed, its store link is inactive, and an unknown name is Someone', () => {
  showToGuest(claimed);
  expect(screen.getByText(t('guest.claimedBy', { name: t('guest.someone') }))).toBeDefined();
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  expect(screen.queryByText(t('item.mostWanted'))).toBeNull();
  expect(screen.getByText(t('guest.store')).closest('a')?.getAttribute('href') ?? null).toBeNull();
});
