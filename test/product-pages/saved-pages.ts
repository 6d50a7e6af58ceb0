import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../src/domain/language.ts';
import { decodePage } from '../../src/product-page/decode.ts';
import { type ReadProduct, readProductPage } from '../../src/product-page/read-product-page.ts';

/** What a page holds, by field; `null` where it holds nothing. */
interface Expected {
  readonly url: string;
  readonly language: Language;
  readonly status?: number;
  readonly contentType?: string;
  /** why nothing may be read; null for a product */
  readonly reason: string | null;
  readonly title?: string;
  /** other titles that are as right */
  readonly titleAny?: readonly string[];
  /** for a title that has to be cut */
  readonly titleStart?: string;
  readonly price?: readonly [amount: number, currency: string] | null;
  readonly image?: string | null;
  /** other addresses of the same picture */
  readonly imageAny?: readonly string[];
}

export interface SavedPage {
  readonly name: string;
  readonly html: string;
  readonly expected: Expected;
}

/** What any reader made of a page; `null` where it found nothing. */
export interface Reading {
  readonly title: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly image: string | null;
  readonly description: string | null;
}

const folder = new URL('./pages/', import.meta.url);

export function savedPages(): readonly SavedPage[] {
  const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Readonly<
    Record<string, Expected>
  >;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const name = file.replace('.html', '');
      const about = expected[name];
      if (about === undefined) throw new Error(`Nothing is expected of ${file}`);
      const html = decodePage(readFileSync(new URL(file, folder)), about.contentType);
      return { name, html, expected: about };
    });
}

export function readSavedPage({ html, expected }: SavedPage): ReadProduct {
  const { url, language, status = 200 } = expected;
  return readProductPage({ html, url, status, language });
}

export function isTitleRight({ expected }: SavedPage, title: string | null): boolean {
  if (expected.titleStart !== undefined) return title?.startsWith(expected.titleStart) === true;
  return [expected.title, ...(expected.titleAny ?? [])].includes(title ?? '');
}

export function isPriceRight(
  { expected }: SavedPage,
  amount: number | null,
  currency: string | null,
): boolean {
  const [wanted, code] = expected.price ?? [null, null];
  return amount === wanted && (wanted === null || currency === code);
}

export function isPictureRight({ expected }: SavedPage, image: string | null): boolean {
  const right = [expected.image ?? null, ...(expected.imageAny ?? [])];
  return right.includes(image);
}
