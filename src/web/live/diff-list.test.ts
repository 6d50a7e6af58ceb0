import { expect, it } from 'vitest';
import german from '../../../content/i18n/de.ts';
import english from '../../../content/i18n/en.ts';
import type { ItemView } from '../../contract/schemas.ts';
import { keepMessages } from '../i18n/messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { announceChanges } from './announce-changes.ts';
import { diffList } from './diff-list.ts';

keepMessages('en', english);
keepMessages('de', german);
const inEnglish = createTranslator('en');

const item = (id: string, part: Partial<ItemView> = {}): ItemView => ({
  id,
  title: id,
  url: null,
  price: null,
  description: null,
  imageKey: null,
  drawing: null,
  mostWanted: false,
  createdAt: '2027-03-14T09:26:53.000Z',
  status: 'AVAILABLE',
  isClaimed: false,
  claimedBy: null,
  claimedQuantity: 0,
  maxQuantity: 1,
  ...part,
});
const list = (items: ItemView[], name: string | null = null) => ({
  name,
  description: null,
  items,
});
const claimed = { isClaimed: true, claimedQuantity: 1, claimedBy: 'Ann' } as const;

it('a claim is announced by the item’s title, never by the guest’s name', () => {
  const news = diffList(list([item('Kite')]), list([item('Kite', claimed)]));
  expect(announceChanges(news, inEnglish)).toBe(
    'The list has changed: “Kite” has just been claimed.',
  );
  expect(announceChanges(news, createTranslator('de'))).toContain(
    '„Kite“ ist gerade vergeben worden',
  );
});

it('claims of several are counted, and an unclaim is announced as such', () => {
  const six = item('Plates', { maxQuantity: 6, claimedQuantity: 1 });
  const two = { ...six, claimedQuantity: 2 };
  expect(announceChanges(diffList(list([six]), list([two])), inEnglish)).toContain(
    'one more “Plates” has been claimed, 2 of 6',
  );
  expect(diffList(list([two]), list([six]))).toEqual([{ kind: 'freed', title: 'Plates' }]);
});

it('the owner’s changes are announced after the claims', () => {
  const before = list([item('Kite'), item('Drum'), item('Boat')], 'Old');
  const after = list([item('Harp'), item('Drum', { price: '5 €' }), item('Kite', claimed)], 'New');
  expect(diffList(before, after).map(({ kind }) => kind)).toEqual([
    'claimed',
    'added',
    'edited',
    'removed',
    'renamed',
  ]);
  expect(announceChanges(diffList(before, after), inEnglish)).toMatch(/; and 2 more changes\.$/);
});

it('a change that shows nowhere is still announced as a change', () => {
  expect(diffList(list([item('Kite')]), list([item('Kite')]))).toEqual([]);
  expect(announceChanges([], inEnglish)).toBe(english['wishlist.changedNow']);
});

it('an owner is told of claims, but not in surprise mode or when it begins or ends', () => {
  const free = { ...list([item('Kite')]), surprise: false };
  const taken = { ...list([item('Kite', claimed)]), surprise: false };
  const veiled = { ...free, surprise: true };
  expect(diffList(free, taken)).toEqual([{ kind: 'claimed', title: 'Kite' }]);
  expect(diffList(taken, veiled)).toEqual([]);
  expect(diffList(veiled, taken)).toEqual([]);
  // On its day a surprise is over without anybody doing anything.
  expect(diffList(veiled, { ...taken, surprise: true })).toEqual([]);
  expect(announceChanges([], inEnglish)).toBe('The list has just changed.');
});
