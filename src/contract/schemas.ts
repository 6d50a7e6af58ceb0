import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { countries } from '../domain/marketplaces.ts';
import { cleanLine, cleanText, isBlank, isStoreUrl } from '../domain/text.ts';
import { fieldFaults } from './failures.ts';

const cleanedLine = z.overwrite<string>(cleanLine);
const visible = z.refine<string>((text) => !isBlank(text), 'required');

/** One line that must say something. */
const requiredLine = (max: number) =>
  z.string().check(cleanedLine, z.minLength(1, 'required'), visible, z.maxLength(max));

const optionalLine = (max: number) =>
  z.optional(z.nullable(z.string().check(cleanedLine, z.maxLength(max))));
const optionalText = (max: number) =>
  z.optional(z.nullable(z.string().check(z.overwrite<string>(cleanText), z.maxLength(max))));
const storeUrl = z.optional(
  z.nullable(
    z.string().check(
      z.trim(),
      z.maxLength(limits.itemUrl),
      z.refine((text) => text === '' || isStoreUrl(text), 'not_a_url'),
    ),
  ),
);
/** Names something by the id it was given; any other text is an id that is not known. */
const id = z.string().check(cleanedLine);
const instant = z.string().check(z.iso.datetime({ offset: true }));

/** The `version` of the owner's view that a change was made on: a newer text is not overwritten unseen. */
const basedOn = z.optional(z.int());

/** May be absent altogether. */
export const createWishlistBody = z.nullish(
  z.object({
    name: z.optional(requiredLine(limits.wishlistName)),
    description: optionalText(limits.wishlistDescription),
  }),
);

export const updateWishlistBody = z.object({
  name: z.optional(requiredLine(limits.wishlistName)),
  description: optionalText(limits.wishlistDescription),
  surprise: z.optional(z.boolean()),
  surpriseUntil: z.optional(z.nullable(instant)),
  allowUndo: z.optional(z.boolean()),
  basedOn,
});

const itemFields = {
  title: requiredLine(limits.itemTitle),
  url: storeUrl,
  price: optionalLine(limits.itemPrice),
  description: optionalText(limits.itemDescription),
  mostWanted: z.optional(z.boolean()),
  maxQuantity: z.optional(z.int().check(z.minimum(1), z.maximum(limits.maxQuantity))),
};

/** The part `data` of the multipart form that adds an item. */
export const addItemData = z.object(itemFields);

/** The part `data` that changes one; what is absent stays as it is, null or "" clears it. */
export const updateItemData = z.object({
  id,
  ...itemFields,
  removeImage: z.optional(z.boolean()),
  basedOn,
});

export const claimBody = z.object({
  itemId: id,
  claimerName: requiredLine(limits.claimerName),
});

export const rotateBody = z.object({ link: z.enum(['admin', 'guest']) });

/** Which lists "my wishlists" asks about; tokens travel in a body so that no URL holds them. */
export const summariesBody = z.object({
  adminTokens: z.array(z.string()).check(z.maxLength(200)),
});

export const itemView = z.object({
  id: z.string(),
  title: z.string(),
  url: z.nullable(z.string()),
  price: z.nullable(z.string()),
  description: z.nullable(z.string()),
  imageKey: z.nullable(z.string()),
  mostWanted: z.boolean(),
  createdAt: z.string(),
  status: z.enum(['AVAILABLE', 'CLAIMED']),
  isClaimed: z.boolean(),
  claimedBy: z.nullable(z.string()),
  claimedQuantity: z.int(),
  maxQuantity: z.int(),
});

const sharedFields = {
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  guestToken: z.string(),
  items: z.array(itemView),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
};

/** The list as a guest may see it. It has no room for the admin token. */
export const guestView = z.object({
  role: z.literal('guest'),
  ...sharedFields,
  /** whether a guest may take a claim back with its receipt */
  allowUndo: z.boolean(),
});

/** The list as its owner sees it. */
export const ownerView = z.object({
  role: z.literal('admin'),
  ...sharedFields,
  adminToken: z.string(),
  surprise: z.boolean(),
  surpriseUntil: z.nullable(z.string()),
  allowUndo: z.boolean(),
  expiresAt: z.string(),
});

export const claimedView = z.extend(guestView, {
  claim: z.object({ id: z.string(), receipt: z.string() }),
});

/** What of an item a receipt speaks about. */
const givenItem = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  price: z.nullable(z.string()),
  description: z.nullable(z.string()),
  imageKey: z.nullable(z.string()),
});

export const receiptView = z.object({
  id: z.string(),
  claimerName: z.string(),
  createdAt: z.string(),
  itemId: z.string(),
  /** as it is now, or as it was when it is gone */
  item: givenItem,
  /** what the giver saw, if the owner has changed it since */
  before: z.nullable(givenItem),
  removed: z.boolean(),
  wishlistName: z.nullable(z.string()),
  /** null when the owner has replaced the guest link since */
  guestToken: z.nullable(z.string()),
  allowUndo: z.boolean(),
});

export const reportReasons = ['scam', 'illegal', 'hateful', 'personal', 'other'] as const;
export const reportBody = z.object({
  reason: z.enum(reportReasons),
  note: optionalText(limits.reportNote),
});

/** A list as a file. A picture is a data URL. */
export const wishlistFile = z.object({
  format: z.literal('wishbow-list-1'),
  name: z.nullable(requiredLine(limits.wishlistName)),
  description: optionalText(limits.wishlistDescription),
  surprise: z.boolean(),
  surpriseUntil: z.nullable(instant),
  allowUndo: z.boolean(),
  items: z
    .array(
      z.object({
        ...itemFields,
        createdAt: instant,
        image: z.nullable(z.string().check(z.regex(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/))),
      }),
    )
    .check(z.maxLength(limits.itemsPerWishlist)),
});

export const summariesView = z.object({
  /** one for each list that exists; a token that opens none is left out */
  wishlists: z.array(
    z.object({
      adminToken: z.string(),
      guestToken: z.string(),
      name: z.nullable(z.string()),
      createdAt: z.string(),
      updatedAt: z.string(),
      itemCount: z.int(),
      imageKeys: z.array(z.string()),
    }),
  ),
});

/** The address as it was pasted. What is no address is not a fault of the call: it is answered. */
export const productInfoQuery = z.object({ url: z.string() });

/**
 * Why nothing could be read. `unreachable` is one word for every address that is refused, that does
 * not exist, does not answer or is too slow, so that nobody learns what is in our network.
 */
export const productInfoReasons = [
  'unreachable',
  'blocked',
  'consent',
  'login',
  'not_found',
  'not_a_product',
  'unreadable',
] as const;
export const productInfo = z.object({
  title: z.nullable(z.string()),
  price: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** a path on our own origin, good for some minutes */
  imageUrl: z.nullable(z.string()),
  reason: z.nullable(z.enum(productInfoReasons)),
});

/** The address of a found picture, as `imageUrl` carries it. */
export const productImageQuery = z.object({
  url: z.string(),
  until: z.string(),
  signature: z.string(),
});

const country = z.enum(countries);
/** An id out of the gift catalogue's own vocabularies; which there are, the engine knows. */
const giftWord = z.string().check(z.regex(/^[a-z0-9][a-z0-9:-]*$/), z.maxLength(80));
const giftWords = z.optional(z.array(giftWord).check(z.maxLength(40)));
const span = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/**
 * A wish in parts. Beside a `description` it changes how that was understood: null takes a part out,
 * what is absent stays as it was read. Alone it is the whole wish.
 */
export const giftCriteria = z.object({
  recipient: z.optional(z.nullable(giftWord)),
  occasion: z.optional(z.nullable(giftWord)),
  /** years */
  age: z.optional(z.nullable(z.object({ min: span(120), max: span(120) }))),
  /** whole euros; null is no bound */
  budget: z.optional(
    z.nullable(z.object({ min: z.nullable(span(100_000)), max: z.nullable(span(100_000)) })),
  ),
  /** themes to add */
  interests: giftWords,
  withoutInterests: giftWords,
  withoutKinds: giftWords,
  /** refusals to take out, by the name that the answer gave them */
  withoutExclusions: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(40))),
});

/** A description, criteria, or both; criteria may also be a description. */
export const giftSearchBody = z
  .object({
    description: z.optional(requiredLine(limits.searchText)),
    criteria: z.optional(z.union([requiredLine(limits.searchText), giftCriteria])),
    country,
  })
  .check(
    z.refine((body) => body.description !== undefined || saysSomething(body.criteria), {
      error: 'required',
      path: ['description'],
    }),
  );

export const oldGiftSearchBody = z.object({ userInput: requiredLine(limits.searchText) });

function saysSomething(criteria: unknown): boolean {
  if (typeof criteria !== 'object' || criteria === null) return criteria !== undefined;
  return Object.values(criteria).some((part) => part !== null && part !== undefined);
}

export const giftSuggestion = z.object({
  /** a path on our own origin */
  imageUrl: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  priceRange: z.string(),
  /** a search on the marketplace of the country */
  amazonUrl: z.string(),
  /** why it is here: "hiking, up to €50"; absent where there is nothing to say */
  because: z.optional(z.string()),
});

const named = { label: z.string() };
/** How a wish was understood, in the words of its language, to be shown and changed. */
export const understoodWish = z.object({
  recipients: z.array(z.object({ recipient: z.string(), ...named })),
  age: z.nullable(z.object({ min: z.int(), max: z.int(), ...named })),
  occasion: z.nullable(z.object({ occasion: z.string(), ...named })),
  budget: z.nullable(z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()), ...named })),
  interests: z.array(z.object({ concept: z.string(), ...named })),
  kinds: z.array(z.object({ kind: z.string(), ...named })),
  exclusions: z.array(z.object({ name: z.string(), ...named })),
  /** what would help to say, or to let go */
  hint: z.nullable(z.enum(['interests', 'recipient', 'budget', 'age', 'exclusions'])),
});

export const giftPage = z.object({
  suggestions: z.array(giftSuggestion),
  hasMore: z.boolean(),
});

export const giftSearchView = z.extend(giftPage, {
  searchRequestId: z.string(),
  understood: understoodWish,
});

export const pageViewBody = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(2048)),
});

export const publicConfig = z.object({
  features: z.object({ wishlists: z.boolean(), giftFinder: z.boolean() }),
  /** who counts page views, after consent; `google` goes with `analyticsId` */
  analytics: z.enum(['none', 'first-party', 'google']),
  analyticsId: z.nullable(z.string()),
  /** where the service's script comes from */
  analyticsOrigin: z.string(),
  adsClient: z.nullable(z.string()),
  adsSlot: z.nullable(z.string()),
  adsOrigin: z.string(),
  limits: z.record(z.string(), z.number()),
});

/** RFC 9457 problem details. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.optional(
    z.array(z.object({ field: z.string(), code: z.enum(fieldFaults), message: z.string() })),
  ),
  /** present when the server can name the fault to its operator */
  requestId: z.optional(z.string()),
  /** with a 409: the list as it stands now, for whoever asked */
  wishlist: z.optional(z.union([guestView, ownerView])),
});

export type ItemView = z.output<typeof itemView>;
export type GuestView = z.output<typeof guestView>;
export type OwnerView = z.output<typeof ownerView>;
export type ClaimedView = z.output<typeof claimedView>;
export type ReceiptView = z.output<typeof receiptView>;
export type ReportReason = (typeof reportReasons)[number];
export type WishlistFile = z.output<typeof wishlistFile>;
export type SummariesView = z.output<typeof summariesView>;
export type WishlistSummary = SummariesView['wishlists'][number];
export type ProductInfo = z.output<typeof productInfo>;
export type ProductInfoReason = (typeof productInfoReasons)[number];
export type GiftCriteria = z.output<typeof giftCriteria>;
export type GiftSuggestion = z.output<typeof giftSuggestion>;
export type GiftPage = z.output<typeof giftPage>;
export type GiftSearchView = z.output<typeof giftSearchView>;
export type UnderstoodWish = z.output<typeof understoodWish>;
export type PublicConfig = z.output<typeof publicConfig>;
export type Problem = z.output<typeof problem>;
