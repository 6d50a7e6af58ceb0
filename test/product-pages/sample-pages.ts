import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../src/domain/language.ts';
import { decodePage } from '../../src/product-page/decode.ts';
import { type ReadProduct, readProductPage } from '../../src/product-page/read-product-page.ts';

/** The expected result for a page, by field; null where the page has nothing. */
interface Expected {
  readonly url: string;
  readonly language: Language;
  readonly status?: number;
  readonly contentType?: string;
  /** the reason that must be given; null for a product */
  readonly reason: string | null;
  readonly title?: string;
  /** other right titles */
  readonly titleAny?: readonly string[];
  /** the beginning of a title that is too long and must be cut */
  readonly titleStart?: string;
  readonly price?: readonly [amount: number, currency: string] | null;
  readonly image?: string | null;
  /** other addresses of the same picture */
  readonly imageAny?: readonly string[];
}

/** A page in `pages/` with its expected result. */
export interface SamplePage {
  readonly name: string;
  readonly html: string;
  readonly expected: Expected;
}

/** What any reader found on a page; null where it found nothing. */
export interface Reading {
  readonly title: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly image: string | null;
  readonly description: string | null;
}

const folder = new URL('./pages/', import.meta.url);

/** Returns every sample page with its expected result. Throws an error for a page without one. */
export function samplePages(): readonly SamplePage[] {
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

/** Returns what the product reader finds on a sample page. */
export function readSamplePage({ html, expected }: SamplePage): ReadProduct {
  const { url, language, status = 200 } = expected;
  return readProductPage({ html, url, status, language });
}

/** Returns true for the expected title or one of its alternatives. */
export function isTitleRight({ expected }: SamplePage, title: string | null): boolean {
  if (expected.titleStart !== undefined) return title?.startsWith(expected.titleStart) === true;
  return [expected.title, ...(expected.titleAny ?? [])].includes(title ?? '');
}

/** Returns true for the expected amount and currency, or for no price where none is expected. */
export function isPriceRight(
  { expected }: SamplePage,
  amount: number | null,
  currency: string | null,
): boolean {
  const [wanted, code] = expected.price ?? [null, null];
  return amount === wanted && (wanted === null || currency === code);
}

/** Returns true for the expected image address or one of its alternatives. */
export function isPictureRight({ expected }: SamplePage, image: string | null): boolean {
  const right = [expected.image ?? null, ...(expected.imageAny ?? [])];
  return right.includes(image);
}
