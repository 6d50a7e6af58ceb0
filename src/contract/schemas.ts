import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
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

export const publicConfig = z.object({
  features: z.object({ wishlists: z.boolean(), giftFinder: z.boolean() }),
  analyticsId: z.nullable(z.string()),
  adsClient: z.nullable(z.string()),
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
export type PublicConfig = z.output<typeof publicConfig>;
export type Problem = z.output<typeof problem>;
