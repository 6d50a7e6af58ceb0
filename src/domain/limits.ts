/**
 * Every limit of the product: forms show them, the server enforces them, the API document states
 * them. Text lengths are UTF-16 code units, as HTML's `maxlength` counts.
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
  /** lists of one request for "my wishlists" */
  summariesPerRequest: 200,
  searchText: 500,
  /** names in one list of the criteria of a search */
  criteriaNames: 40,
  /** characters of the name of an exclusion */
  exclusionName: 120,
  /** age and budget of a search */
  ageYears: 120,
  budgetEuros: 100_000,
  /** bytes of one uploaded image */
  imageBytes: 10 * 1024 * 1024,
  /** pixels (width x height) of one uploaded image */
  imagePixels: 50_000_000,
  /** the same for AVIF, whose decoder needs far more memory */
  avifPixels: 25_000_000,
  /** width or height in pixels of one uploaded image */
  imageSide: 16_384,
  /** bytes of a JSON body */
  jsonBytes: 64 * 1024,
  /** bytes of a list as a file, with all its images */
  importBytes: 100 * 1024 * 1024,
  reportNote: 2000,
  email: 254,
  /** characters of an `Idempotency-Key`: it must not be guessed, and a UUID has 36 */
  idempotencyKeyMin: 16,
  idempotencyKeyMax: 255,
  /** characters of a description before the rest is hidden */
  descriptionPreviewOwner: 80,
  descriptionPreviewGuest: 100,
  /** images in one row of "my wishlists" */
  previewImages: 3,
} as const;

/** In pixels. */
export const largestImageWidth = 1280;
/** Widths in pixels in which every stored image is served, in ascending order. */
export const imageWidths = [320, 640, largestImageWidth] as const;
export type ImageWidth = (typeof imageWidths)[number];
