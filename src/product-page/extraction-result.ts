/** Where a field of the result was read. */
export type Source =
  | 'shop'
  | 'json-ld'
  | 'microdata'
  | 'rdfa'
  | 'meta'
  | 'state'
  | 'visible'
  | 'title';

/** A price above zero. */
export interface FoundPrice {
  /** in units of the currency */
  readonly amount: number;
  /** ISO 4217 */
  readonly currency: string | null;
  /** the written sign when `currency` is null: only a currency that it can mean may complete the price */
  readonly sign?: string;
}

/** What one source says about one product; nothing is cleaned or ranked yet. */
export interface ExtractionResult {
  readonly source: Source;
  readonly name: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  /** the likeliest first; several when the variant or seller is unknown */
  readonly prices: readonly FoundPrice[];
  /** true when the page address identifies the variant of the first price */
  readonly named?: boolean;
  /** the address of the product by this source */
  readonly url?: string | null;
  readonly brand?: string | null;
}
