import type {
  GuestView,
  ItemView,
  OwnerView,
  PublicConfig,
  WishlistSummary,
} from '../../contract/schemas.ts';
import type { LiveStatus } from '../live/live-state.tsx';

export const config: PublicConfig = {
  features: { wishlists: true, giftFinder: true },
  analytics: 'none',
  analyticsId: null,
  analyticsOrigin: '',
  adsClient: null,
  adsSlot: null,
  adsOrigin: '',
  retentionMonths: 24,
  affiliateCountries: [],
  finderModel: null,
  limits: {},
};

export const live: LiveStatus = { connection: 'live', changes: 0, announcement: '' };

/** A title of the maximum length with words that break badly. */
export const longTitle =
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze mit Ankerstickerei und Kinnriemen aus echtem Leder'.padEnd(
    100,
    '!',
  );
export const longName = 'Überraschungsgeburtstagswünsche für Jürgens Fünf!!';

const made = '2027-03-14T09:26:53.000Z';

/** Returns an unclaimed item without optional values, changed by `part`. */
export function item(id: string, part: Partial<ItemView> = {}): ItemView {
  return {
    id,
    title: 'Two-line kite',
    url: null,
    price: null,
    description: null,
    imageKey: null,
    drawing: null,
    mostWanted: false,
    createdAt: made,
    status: 'AVAILABLE',
    isClaimed: false,
    claimedBy: null,
    claimedQuantity: 0,
    maxQuantity: 1,
    ...part,
  };
}

const claimed = { isClaimed: true, status: 'CLAIMED', claimedQuantity: 1 } as const;

/** One item in each state. */
export const everyItem: readonly ItemView[] = [
  item('wanted', {
    title: 'Stoneware teapot for two',
    drawing: 'teapot',
    mostWanted: true,
    url: 'https://shop.example/teapot',
    price: '64,00 €',
    description: 'The one with the wooden handle. '.repeat(6),
  }),
  item('long', { title: longTitle, price: 'CHF 1’299.– bis 1’499.–, je nach Leder und Stickerei' }),
  item('photo', {
    title: 'Headphones that hush the train',
    imageKey: 'photo',
    url: 'https://shop.example/quiet',
    description: 'Any colour but white.',
  }),
  item('claimed', {
    ...claimed,
    title: 'Lemon tree, the small kind',
    price: '49 €',
    url: 'https://shop.example/lemon',
    claimedBy: 'Uncle Tomáš and the whole family from Brno',
  }),
  item('claimed-wanted', {
    ...claimed,
    title: 'Instant camera',
    imageKey: 'photo',
    mostWanted: true,
    claimedBy: null,
  }),
  item('partly', {
    title: 'Dinner plates, speckled',
    maxQuantity: 6,
    claimedQuantity: 3,
    claimedBy: 'Ann, Bob, Ann',
  }),
  item('many', { title: 'Tulip bulbs', maxQuantity: 99, claimedQuantity: 41, claimedBy: 'Eve' }),
  item('bare', { title: 'A walk and a good coffee' }),
];

/** The maximum number of items of a list. */
export const fullList: readonly ItemView[] = Array.from({ length: 500 }, (_, number) => {
  const like = everyItem[number % everyItem.length] ?? item('');
  return { ...like, id: `${like.id}-${number}`, imageKey: null };
});

const shared = {
  name: 'Mara’s thirtieth, at last',
  description: 'Nothing here is a must. Come hungry, stay late, and bring the dog.',
  guestToken: 'guest-of-states',
  createdAt: made,
  updatedAt: made,
  version: 1,
};

/** Returns a guest's view of a list with these items, changed by `part`. */
export function guestList(items: readonly ItemView[], part: Partial<GuestView> = {}): GuestView {
  return { role: 'guest', ...shared, allowUndo: false, items: [...items], ...part };
}

/** Returns the owner's view of a list with these items, changed by `part`. */
export function ownerList(items: readonly ItemView[], part: Partial<OwnerView> = {}): OwnerView {
  return {
    role: 'admin',
    ...shared,
    adminToken: 'admin-of-states',
    surprise: false,
    surpriseUntil: null,
    allowUndo: false,
    expiresAt: '2029-03-14T09:26:53.000Z',
    items: [...items],
    ...part,
  };
}

/** Returns a list's summary, whose tokens contain the id, changed by `part`. */
export function summary(id: string, part: Partial<WishlistSummary> = {}): WishlistSummary {
  return {
    adminToken: id,
    guestToken: `guest-${id}`,
    name: shared.name,
    createdAt: made,
    updatedAt: made,
    itemCount: 6,
    takenDown: false,
    imageKeys: ['photo', 'photo'],
    drawings: [null],
    ...part,
  };
}

export const summaries: readonly WishlistSummary[] = [
  summary('first'),
  summary('long', {
    name: longName,
    itemCount: 500,
    imageKeys: [],
    drawings: ['teapot', null, 'kite'],
  }),
  summary('unnamed', { name: null, itemCount: 0, imageKeys: [], drawings: [] }),
  summary('one', { name: 'W', itemCount: 1, imageKeys: ['photo', 'photo', 'photo'] }),
];

/** The current time of the fixtures, in milliseconds since 1970. */
export const now = Date.parse('2027-03-14T11:30:00.000Z');
