import type { Language } from '../../../src/domain/language.ts';
import type { PageData, System, Trait } from './page-data.ts';
import { gambio, jtl, shopware } from './systems/german-systems.ts';
import { nextjs, salesforce, shopify } from './systems/hosted-systems.ts';
import { amazon, ebay } from './systems/marketplaces.ts';
import { ownModern, ownTables } from './systems/own-systems.ts';
import { magento, opencart, prestashop, woocommerce } from './systems/plugin-systems.ts';

const systems = {
  amazon,
  ebay,
  gambio,
  jtl,
  magento,
  nextjs,
  opencart,
  ownModern,
  ownTables,
  prestashop,
  salesforce,
  shopify,
  shopware,
  woocommerce,
} satisfies Readonly<Record<string, System>>;

/** A page as the lists below write it; `extra` has what only some pages have. */
export type Row = readonly [
  system: keyof typeof systems,
  url: string,
  language: Language,
  shop: string,
  title: string,
  brand: string | null,
  price: number | null,
  currency: string,
  traits: string,
  extra?: Partial<Pick<PageData, 'was' | 'unitPrice' | 'instalment' | 'weight'>>,
];

/** A page of the lists, ready to be built. */
export interface ListedPage {
  readonly data: PageData;
  readonly build: System;
}

const texts: Readonly<Record<Language, string>> = {
  de: 'Sorgfältig verarbeitet und lange haltbar; wird in einer Schachtel aus Karton geliefert.',
  fr: 'Fabrication soignée et durable ; livré dans une boîte en carton.',
  en: 'Carefully made and built to last; delivered in a cardboard box.',
};

/** Returns the page of a row; its name follows from system, position and traits. */
export function listedPage(prefix: string, row: Row, position: number): ListedPage {
  const [system, url, language, shop, title, brand, price, currency, traits, extra] = row;
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return {
    build: systems[system],
    data: {
      name: [prefix, system, position, ...traits.split(' ').filter(Boolean)].join('-'),
      url,
      language,
      shop,
      title,
      ...(brand !== null && { brand }),
      price,
      currency,
      picture: (words ?? ['bild']).slice(0, 3).join('-'),
      text: `${title}. ${texts[language]}`,
      traits: traits.split(' ').filter((trait): trait is Trait => trait !== ''),
      ...extra,
    },
  };
}
