/** Where a field of the answer was read. */
export type Source =
  | 'shop'
  | 'json-ld'
  | 'microdata'
  | 'rdfa'
  | 'meta'
  | 'state'
  | 'visible'
  | 'title';

export interface FoundPrice {
  /** in units of the currency */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string | null;
}

/** What one place of the page says about one product; nothing is cleaned or ranked yet. */
export interface Found {
  readonly source: Source;
  readonly name: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  /** the likeliest first; several when the page does not say which variant or seller is meant */
  readonly prices: readonly FoundPrice[];
  /** the address of the page names exactly the variant that `prices` begins with */
  readonly named?: boolean;
  /** the address that this place gives to the product */
  readonly url?: string | null;
  readonly brand?: string | null;
}
