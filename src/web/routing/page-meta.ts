import { productName } from '../../domain/product.ts';
import type { Translator } from '../i18n/translator.ts';

/** What the document's head says about a page. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** a page with personal data: not indexed by search engines, and its links send no referrer */
  readonly isPrivate?: boolean;
  /** the browser keeps a copy of the page to read offline */
  readonly isKeptOffline?: boolean;
  /** the link preview, if it differs from title, description and the site's picture */
  readonly preview?: LinkPreview;
}

/** What a messenger shows beside a link. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** path on the site and alternative text; null for a preview without a picture */
  readonly picture: { readonly path: string; readonly alt: string } | null;
  /** the Open Graph type, if it is not website */
  readonly type?: 'article';
}

/** What structured data says about the site; its URLs are absolute. */
export interface Site {
  /** such as `https://wishbow.example` */
  readonly origin: string;
  /** how many months a list is stored after its last change or claim */
  readonly retentionMonths: number;
}

/** A route's metadata beside its component. */
export interface ScreenHandle {
  /** its file in `routes`, without the extension, so that the page can preload its code and texts */
  readonly file?: string;
  meta(i18n: Translator, data: unknown): PageMeta;
  /** returns schema.org objects about the page, for search engines; called on the server only */
  structuredData?(i18n: Translator, site: Site, data: unknown): object[];
  /** a content page, sent without the application */
  readonly isDocument?: boolean;
}

/** The matched route and the data of its loader. */
export interface MatchedScreen {
  readonly handle?: unknown;
  readonly data: unknown;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}

/** Returns the handle of a matched route; null when there is no match or the route has none. */
export function screenHandle(match: MatchedScreen | undefined): ScreenHandle | null {
  return isScreenHandle(match?.handle) ? match.handle : null;
}

/** Returns the title for the browser's tab: without soft hyphens and with the product's name. */
export function documentTitle(meta: PageMeta): string {
  return `${meta.title.replaceAll('\u00ad', '')} · ${productName}`;
}
