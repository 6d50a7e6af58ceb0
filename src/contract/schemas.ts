import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { countries } from '../domain/marketplaces.ts';
import { cleanLine, cleanText, isBlank, isEmail, isStoreUrl } from '../domain/text.ts';
import { fieldFaults } from './failures.ts';
import { reportReasons } from './moderation.ts';

const cleanedLine = z.overwrite<string>(cleanLine);
const visible = z.refine<string>((text) => !isBlank(text), 'required');

/** One line with at least one visible character. */
const requiredLine = (max: number) =>
  z.string().check(cleanedLine, z.minLength(1, 'required'), visible, z.maxLength(max));

const optionalLine = (max: number) =>
  z.optional(z.nullable(z.string().check(cleanedLine, z.maxLength(max))));
const optionalText = (max: number) =>
  z.optional(z.nullable(z.string().check(z.overwrite<string>(cleanText), z.maxLength(max))));
const link = (...cleaning: readonly z.core.$ZodCheck<string>[]) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(limits.itemUrl),
        ...cleaning,
        z.refine((text) => text === '' || isStoreUrl(text), 'not_a_url'),
      ),
    ),
  );
const storeUrl = link();
/** An older file may have white space in a link, which browsers escape and the editor refuses. */
const importedUrl = link(z.overwrite((text) => text.replace(/\s/g, encodeURIComponent)));
/** An id in any form; text that is no id is answered like an unknown id. */
const id = z.string().check(cleanedLine);
/** An answer tells instants in UTC, where ISO 8601 has four digits for these years alone. */
const yearsInUtc = {
  min: Date.parse('0001-01-01T00:00:00Z'),
  max: Date.parse('9999-12-31T23:59:59.999Z'),
};
const instant = z.string().check(
  z.iso.datetime({ offset: true }),
  z.refine((text) => {
    const time = Date.parse(text);
    return time >= yearsInUtc.min && time <= yearsInUtc.max;
  }, 'out_of_range'),
);

/** The `version` of the owner's view that was edited. A newer change gives a conflict. */
const basedOn = z.optional(z.int());

/** The whole body may be absent. */
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

/** The part `data` that changes an item; an absent field is unchanged, null or "" clears it. */
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

/** The lists of "my wishlists"; the tokens are in the body so that no URL contains them. */
export const summariesBody = z.object({
  adminTokens: z.array(z.string()).check(z.maxLength(limits.summariesPerRequest)),
});

/** The drawing to show without a picture, chosen by the title: `/art/{drawing}.svg`; null for a wrapped gift. */
const drawing = z.nullable(z.string());

export const itemView = z.object({
  id: z.string(),
  title: z.string(),
  url: z.nullable(z.string()),
  price: z.nullable(z.string()),
  description: z.nullable(z.string()),
  imageKey: z.nullable(z.string()),
  drawing,
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

/** The list as a guest sees it; without the admin token. */
export const guestView = z.object({
  role: z.literal('guest'),
  ...sharedFields,
  /** whether a guest may unclaim with the receipt */
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

/** The owner's view after an item was added. */
export const addedView = z.extend(ownerView, {
  /** the new item; missing where a request that the release before carried out is repeated */
  itemId: z.optional(z.string()),
});

export const claimedView = z.extend(guestView, {
  claim: z.object({ id: z.string(), receipt: z.string() }),
});

/** The fields of an item in a receipt. */
const receiptItem = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  price: z.nullable(z.string()),
  description: z.nullable(z.string()),
  imageKey: z.nullable(z.string()),
  drawing,
});

export const receiptView = z.object({
  id: z.string(),
  claimerName: z.string(),
  createdAt: z.string(),
  itemId: z.string(),
  /** as it is now, or as it was before it was deleted */
  item: receiptItem,
  /** as it was when it was claimed, if the owner has changed it since */
  before: z.nullable(receiptItem),
  removed: z.boolean(),
  wishlistName: z.nullable(z.string()),
  /** null when the owner has replaced the guest link since */
  guestToken: z.nullable(z.string()),
  allowUndo: z.boolean(),
});

export const reportBody = z.object({
  reason: z.enum(reportReasons),
  /** the reporter's own words */
  note: optionalText(limits.reportNote),
  /** the reported item, if the report is about one */
  itemId: z.optional(z.nullable(id)),
  /** where to send the decision */
  email: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(limits.email),
        z.refine((text) => text === '' || isEmail(text), 'not_an_email'),
      ),
    ),
  ),
});

export const reportView = z.object({
  /** identifies the report in messages to and from the operator */
  reference: z.string(),
});

/** Why a list was taken down, for its owner. */
export const takedownView = z.object({
  name: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  /** the operator's own words */
  statement: z.string(),
  since: z.string(),
  /** when the list is deleted */
  expiresAt: z.string(),
});

/** A list as a file; images are data URLs. */
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
        url: importedUrl,
        createdAt: instant,
        image: z.nullable(z.string().check(z.regex(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/))),
        /** proves to the site that made the file that it encoded this image, which is not encoded again */
        imageSignature: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      }),
    )
    .check(z.maxLength(limits.itemsPerWishlist)),
});

export const summariesView = z.object({
  /** one for each existing list; unknown tokens are left out */
  wishlists: z.array(
    z.object({
      adminToken: z.string(),
      guestToken: z.string(),
      name: z.nullable(z.string()),
      createdAt: z.string(),
      updatedAt: z.string(),
      itemCount: z.int(),
      /** whether the operator has taken it down; its link then shows the reason only */
      takenDown: z.boolean(),
      imageKeys: z.array(z.string()),
      /** of the first items without an image */
      drawings: z.array(drawing),
    }),
  ),
});

/** The address as it was pasted. Text that is no address gives an answer with a reason, not an error. */
export const productInfoQuery = z.object({ url: z.string() });

/**
 * Why a page gives no product. `unreachable` is one code for every address that is forbidden, does
 * not exist, does not answer or is too slow, so that it reveals nothing about the server's network.
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
  /** a path on the own origin, valid for some minutes */
  imageUrl: z.nullable(z.string()),
  reason: z.nullable(z.enum(productInfoReasons)),
});

/** The query of the path in `imageUrl`. */
export const productImageQuery = z.object({
  url: z.string(),
  until: z.string(),
  signature: z.string(),
});

const country = z.enum(countries);
/** An id of the gift finder's vocabularies; the finder knows which exist. */
const giftWord = z.string().check(z.regex(/^[a-z0-9][a-z0-9:-]*$/), z.maxLength(80));
const giftWords = z.optional(z.array(giftWord).check(z.maxLength(limits.criteriaNames)));
const span = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const euros = z.nullable(span(limits.budgetEuros));

/**
 * A query in parts. With a `description` it changes the parsed query: null removes a part, and an
 * absent part is unchanged. Without one it is the whole query.
 */
export const giftCriteria = z.object({
  recipient: z.optional(z.nullable(giftWord)),
  occasion: z.optional(z.nullable(giftWord)),
  /** years */
  age: z.optional(z.nullable(z.object({ min: span(limits.ageYears), max: span(limits.ageYears) }))),
  /** whole euros; null is no bound */
  budget: z.optional(z.nullable(z.object({ min: euros, max: euros }))),
  /** interests to add */
  interests: giftWords,
  withoutInterests: giftWords,
  withoutKinds: giftWords,
  withoutSituations: giftWords,
  /** exclusions to remove, by their names in the response */
  withoutExclusions: z.optional(
    z
      .array(z.string().check(z.maxLength(limits.exclusionName)))
      .check(z.maxLength(limits.criteriaNames)),
  ),
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
  /** a path on the own origin */
  imageUrl: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  priceRange: z.string(),
  /**
   * a search on the marketplace of the country; an affiliate link where the operator has a tag there. For
   * what no marketplace sells, such as an experience, a search of the web.
   */
  amazonUrl: z.string(),
  /** the same search without the operator's tag, for the wishlist; equal to `amazonUrl` without a tag */
  plainUrl: z.string(),
  /** true for an idea that suits recipient and occasion, beside too few ideas for the interests; absent otherwise */
  beside: z.optional(z.literal(true)),
  /** true when no marketplace sells it, so that the link searches the web; absent otherwise */
  elsewhere: z.optional(z.literal(true)),
  /** true for an idea of the operator's language model, which no catalogue has; absent otherwise */
  fromModel: z.optional(z.literal(true)),
  /** the reasons as text: "hiking, up to €50"; absent when there are none */
  because: z.optional(z.string()),
});

const named = { label: z.string() };
/** A parsed query with labels in the language of the page, to be shown and changed. */
export const parsedQueryView = z.object({
  recipients: z.array(z.object({ recipient: z.string(), ...named })),
  age: z.nullable(z.object({ min: z.int(), max: z.int(), ...named })),
  occasion: z.nullable(z.object({ occasion: z.string(), ...named })),
  budget: z.nullable(z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()), ...named })),
  interests: z.array(
    z.object({
      concept: z.string(),
      ...named,
      /** true for what somebody is like or lives through, which nobody would say that they like; absent otherwise */
      isTrait: z.optional(z.literal(true)),
    }),
  ),
  kinds: z.array(z.object({ kind: z.string(), ...named })),
  /** circumstances such as a loss, which change what is suitable */
  situations: z.array(z.object({ situation: z.string(), ...named })),
  exclusions: z.array(z.object({ name: z.string(), ...named })),
  /** `crisis` when somebody may be about to harm themselves, `refused` for what is no gift */
  notice: z.nullable(z.enum(['crisis', 'refused'])),
  /** the part to add or to loosen for more ideas */
  hint: z.nullable(z.enum(['interests', 'recipient', 'budget', 'age', 'exclusions'])),
});

export const giftPage = z.object({
  suggestions: z.array(giftSuggestion),
  hasMore: z.boolean(),
});

export const giftSearchView = z.extend(giftPage, {
  searchRequestId: z.string(),
  understood: parsedQueryView,
  /** heading of suggestions that are `beside` the interests, in words for the recipient; absent for a general one */
  besideHeading: z.optional(z.string()),
  /** true when a language model may have a better answer to the same body; absent otherwise */
  mayImprove: z.optional(z.literal(true)),
});

/** The better answer; null when the first one stays as it is. */
export const improvedGifts = z.object({ improved: z.nullable(giftSearchView) });

export const pageViewBody = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(2048)),
});

export const publicConfig = z.object({
  features: z.object({ wishlists: z.boolean(), giftFinder: z.boolean() }),
  /** who counts page views, after consent; `analyticsId` is set for `google` */
  analytics: z.enum(['none', 'first-party', 'google']),
  analyticsId: z.nullable(z.string()),
  /** origin of the script of the service */
  analyticsOrigin: z.string(),
  adsClient: z.nullable(z.string()),
  adsSlot: z.nullable(z.string()),
  adsOrigin: z.string(),
  /** how many months a list is kept after its last change or claim */
  retentionMonths: z.int(),
  /** the countries whose links in the gift finder are affiliate links */
  affiliateCountries: z.array(country),
  /** provider of the language model that the gift finder uses; null when there is none */
  finderModel: z.nullable(z.string()),
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
  /** present with `server.fault`: the id of the request in the server log */
  requestId: z.optional(z.string()),
  /** with a 409: the current list, in the view of the caller */
  wishlist: z.optional(z.union([guestView, ownerView])),
  /** with `wishlist.taken_down`: the reason */
  takedown: z.optional(takedownView),
});

export type ItemView = z.output<typeof itemView>;
export type GuestView = z.output<typeof guestView>;
export type OwnerView = z.output<typeof ownerView>;
export type AddedView = z.output<typeof addedView>;
export type ClaimedView = z.output<typeof claimedView>;
export type ReceiptView = z.output<typeof receiptView>;
export type TakedownView = z.output<typeof takedownView>;
export type WishlistFile = z.output<typeof wishlistFile>;
export type SummariesView = z.output<typeof summariesView>;
export type WishlistSummary = SummariesView['wishlists'][number];
export type ProductInfo = z.output<typeof productInfo>;
export type ProductInfoReason = (typeof productInfoReasons)[number];
export type GiftCriteria = z.output<typeof giftCriteria>;
export type GiftSuggestion = z.output<typeof giftSuggestion>;
export type GiftPage = z.output<typeof giftPage>;
export type GiftSearchView = z.output<typeof giftSearchView>;
export type ParsedQueryView = z.output<typeof parsedQueryView>;
export type PublicConfig = z.output<typeof publicConfig>;
export type Problem = z.output<typeof problem>;
