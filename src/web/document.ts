import type { Language } from '../domain/language.ts';
import { languages } from '../domain/language.ts';
import { previewSize, sitePreviewPath } from '../domain/preview.ts';
import { productName } from '../domain/product.ts';
import { escapeHtml } from '../domain/text.ts';
import { paperMedia } from '../domain/theme.ts';
import type { PageAssets } from './assets-manifest.ts';
import { documentTitle, type PageMeta } from './i18n/page-meta.ts';
import { inLanguage } from './i18n/paths.ts';
import { papers } from './papers.ts';

export interface DocumentParts {
  readonly language: Language;
  readonly meta: PageMeta;
  readonly assets: PageAssets;
  readonly origin: string;
  /** the page's path without a language; null for a page that has no other languages */
  readonly path: string | null;
  readonly body: string;
  /** in words, what the picture of the site shows */
  readonly sitePicture?: string;
  /** schema.org objects about the page */
  readonly structuredData?: readonly object[];
  /** the screen's file in `routes`, where the application goes on with one */
  readonly screen?: string | undefined;
  /** what the application continues from; null for a page to read, which comes without it */
  readonly hydration: unknown;
}

/** A whole HTML page. It has no inline script and no inline style, so a strict policy holds. */
export function htmlDocument(parts: DocumentParts): string {
  const { language, meta, assets, body, hydration } = parts;
  const isApplication = hydration !== null;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...(['light', 'dark'] as const).map(paperColour),
    `<title>${escapeHtml(documentTitle(meta))}</title>`,
    meta.description ? `<meta name="description" content="${escapeHtml(meta.description)}">` : '',
    meta.isPrivate
      ? '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">'
      : '',
    meta.isPrivate ? '' : addresses(parts),
    ...linkPreview(parts),
    meta.offlineCopy ? `<meta name="offline-copy" content="${escapeHtml(meta.offlineCopy)}">` : '',
    `<link rel="manifest" href="/manifest-${language}.webmanifest">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...assets.fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...(isApplication ? application(parts) : [moduleScript(assets.staticScript)]),
    ...(parts.structuredData ?? []).map(
      (each) => `<script type="application/ld+json">${scriptSafe(each)}</script>`,
    ),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    isApplication
      ? `<script type="application/json" id="hydration">${scriptSafe(hydration)}</script>`
      : '',
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Follows the system; whoever sends the page to a visitor who chose a theme changes `media`. */
function paperColour(paper: 'light' | 'dark'): string {
  return `<meta name="theme-color" content="${papers[paper]}" media="${paperMedia(paper, 'system')}" data-paper="${paper}">`;
}

/** The same page in the other languages, for search engines. */
function addresses({ origin, path, language }: DocumentParts): string {
  if (path === null) return '';
  const address = (each: Language) => escapeHtml(origin + inLanguage(each, path));
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
  ].join('\n');
}

/** Whole addresses, for messengers: they do not know where a page stands. */
function linkPreview({ meta, origin, path, language, sitePicture }: DocumentParts): string[] {
  if (path === null || (meta.isPrivate && !meta.preview)) return [];
  const {
    title,
    description,
    picture,
    type = 'website',
  } = meta.preview ?? {
    title: meta.title.replaceAll('\u00ad', ''),
    description: meta.description ?? '',
    picture: { path: sitePreviewPath(language), alt: sitePicture ?? '' },
  };
  const address = origin + (meta.isPrivate ? path : inLanguage(language, path));
  const property = (name: string, content: string | number) =>
    content === '' ? '' : `<meta property="${name}" content="${escapeHtml(String(content))}">`;
  return [
    property('og:site_name', productName),
    property('og:type', type),
    property('og:locale', locales[language]),
    property('og:url', address),
    property('og:title', title),
    property('og:description', description),
    ...(picture
      ? [
          property('og:image', origin + picture.path),
          property('og:image:type', 'image/jpeg'),
          property('og:image:width', previewSize.width),
          property('og:image:height', previewSize.height),
          property('og:image:alt', picture.alt),
        ]
      : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ];
}

const locales: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

const moduleScript = (file: string) => `<script type="module" src="${file}"></script>`;

/** The application, fetched once the page is painted. */
function application(parts: DocumentParts): string[] {
  const { script, starter } = parts.assets;
  const links = [...applicationParts(parts), moduleScript(script)];
  if (!starter) return links;
  return [moduleScript(starter), '<template id="after-paint">', ...links, '</template>'];
}

/** Everything that stands between a visitor and a page that can be used, asked for at once. */
function applicationParts({ assets, screen, language }: DocumentParts): string[] {
  return [assets.application, screen === undefined ? undefined : assets.screens?.[screen]].flatMap(
    (part) => [
      ...(part?.modules ?? []).map((file) => `<link rel="modulepreload" href="${file}">`),
      part?.texts
        ? `<link rel="preload" href="${part.texts[language]}" as="fetch" crossorigin>`
        : '',
    ],
  );
}

/** JSON that cannot end the element it stands in. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
