/**
 * Every limit of the product, once: forms count against them, the server enforces them,
 * the API document states them. Text lengths are UTF-16 code units, as HTML's `maxlength` counts.
 */
export const limits = {
  wishlistName: 50,
  wishlistDescription: 500,
  itemTitle: 100,
  itemDescription: 500,
  itemPrice: 60,
  itemUrl: 2048,
  claimerName: 100,
  maxQuantity: 99,
  itemsPerWishlist: 500,
  searchText: 500,
  /** bytes of one uploaded picture */
  imageBytes: 10 * 1024 * 1024,
  /** width x height of one uploaded picture */
  imagePixels: 50_000_000,
  /** bytes of a JSON body */
  jsonBytes: 64 * 1024,
  /** bytes of a list as a file, which has room for all its pictures */
  importBytes: 100 * 1024 * 1024,
  reportNote: 500,
  /** characters of a description before it folds */
  descriptionPreviewOwner: 80,
  descriptionPreviewGuest: 100,
  /** pictures in one row of "my wishlists" */
  previewImages: 3,
} as const;

/** Widths in pixels in which every stored picture can be asked for. */
export const imageWidths = [320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];
