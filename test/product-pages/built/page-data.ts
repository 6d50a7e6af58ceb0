import type { Language } from '../../../src/domain/language.ts';

/** What a built page says, and what a reader must find on it. */
export interface PageData {
  /** unique among all built pages */
  readonly name: string;
  readonly url: string;
  readonly language: Language;
  /** the name of the shop */
  readonly shop: string;
  /** the name of the product as the heading has it, and as it must be read */
  readonly title: string;
  readonly brand?: string;
  /** null for a page that shows no price of the product */
  readonly price: number | null;
  readonly currency: string;
  /** the former price */
  readonly was?: number;
  /** such as `0,50 € / 100 ml` */
  readonly unitPrice?: string;
  /** such as `3 x 8,33 €` */
  readonly instalment?: string;
  /** file name of the picture without its ending */
  readonly picture: string;
  readonly text: string;
  /** what this page lacks, contradicts or adds; each system says which ones it has */
  readonly traits?: readonly Trait[];
  /** kilobytes of menus, scripts and styles; 160 when absent */
  readonly weight?: number;
}

export type Trait =
  /** the system's own product data is missing */
  | 'no-json-ld'
  | 'no-microdata'
  | 'no-og'
  /** the structured data has a name, but no price */
  | 'no-structured-price'
  /** the structured data has a price, but no currency */
  | 'no-currency'
  /** a script on the page, a template of the vendor, speaks of dollars */
  | 'dollar-script'
  /** the structured name leaves out the brand, or names the brand only */
  | 'short-name'
  | 'brand-name-only'
  /** the heading has links, labels for screen readers or an item number beside the name */
  | 'heading-links'
  | 'heading-number'
  /** the structured name has the article number, the colour or sales talk behind it */
  | 'name-number'
  | 'name-sales-talk'
  /** references of HTML are encoded twice */
  | 'double-entities'
  /** an attribute of more than 60,000 characters */
  | 'long-attribute'
  /** the structured price is written with a group separator only: "1.299" */
  | 'grouped-price'
  /** structured data of another product only */
  | 'other-json-ld'
  /** cheaper and dearer offers of other sellers, and of the variant that is not shown */
  | 'other-sellers'
  /** the offers have no `itemprop`, or the markup is split */
  | 'loose-offer'
  /** only a small picture is in the structured data; the gallery has the large one */
  | 'small-picture'
  /** a linked picture of another product comes first */
  | 'linked-picture'
  /** the address names a variant; markup and Open Graph show another one */
  | 'variant-picture'
  | 'og-of-shop'
  /** the Open Graph price is of another variant */
  | 'og-other-price'
  /** the only price has a class that elsewhere means a former price */
  | 'misleading-class'
  /** the page says that the product is sold out */
  | 'sold-out'
  /** sent as windows-1252 without a label */
  | 'latin-1'
  /** the script state is the only structured data */
  | 'state-only'
  /** the layout of earlier years */
  | 'past-layout'
  /** a subtitle, badges and a second price for members */
  | 'member-price'
  /** only a preloaded picture tells the address */
  | 'preload-only'
  /** no button in a language that is usual here */
  | 'foreign-button';

/** A page with what must be read from it. */
export interface BuiltPage {
  readonly html: string;
  /** addresses of the picture in its largest size on the page */
  readonly pictures: readonly string[];
}

export type System = (data: PageData) => BuiltPage;

/** Returns a function that tells whether the page has a trait. */
export function traitsOf(data: PageData): (trait: Trait) => boolean {
  return (trait) => data.traits?.includes(trait) === true;
}
