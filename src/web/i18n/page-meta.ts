import { productName } from '../../domain/product.ts';
import type { Translator } from './translator.ts';

export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** a page with somebody's list: not for search engines, and nobody learns where its visitors come from */
  readonly isPrivate?: boolean;
  /** for a page that is kept to be shown without a connection: what it says then, `{when}` it was kept */
  readonly offlineCopy?: string;
  /** what a messenger shows beside the link, where it is not title, description and the site's picture */
  readonly preview?: LinkPreview;
}

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** path on the site, and what is to be seen; null for a preview without a picture */
  readonly picture: { readonly path: string; readonly alt: string } | null;
  /** what kind of thing the page is about, where it is not a website */
  readonly type?: 'article';
}

/** Where the site is; addresses in structured data are whole. */
export interface Site {
  /** such as `https://wishbow.example` */
  readonly origin: string;
}

/** What a screen tells about itself beside its component. */
export interface ScreenHandle {
  /** its file in `routes`, without the ending: the page asks for its code and texts at once */
  readonly file?: string;
  meta(i18n: Translator, data: unknown): PageMeta;
  /** schema.org objects about the page, for search engines; only the server asks for them */
  structuredData?(i18n: Translator, site: Site, data: unknown): object[];
  /** a page to read: sent without the application */
  readonly isDocument?: boolean;
}

export interface MatchedScreen {
  readonly handle?: unknown;
  readonly data: unknown;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'meta' in handle;
}

export function screenHandle(match: MatchedScreen | undefined): ScreenHandle | null {
  return isScreenHandle(match?.handle) ? match.handle : null;
}

export function documentTitle(meta: PageMeta): string {
  // Soft hyphens are for long words on narrow screens, not for a tab.
  return `${meta.title.replaceAll('\u00ad', '')} · ${productName}`;
}
