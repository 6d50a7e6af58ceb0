import { localize } from '../../contract/paths.ts';
import type { Language } from '../../domain/language.ts';
import { languages } from '../../domain/language.ts';
import { ogImageSize, siteOgImagePath } from '../../domain/og-image.ts';
import { productName, productVersion } from '../../domain/product.ts';
import { escapeHtml } from '../../domain/text.ts';
import { themeColorMedia } from '../../domain/theme.ts';
import { documentTitle, type LinkPreview, type PageMeta } from '../routing/page-meta.ts';
import type { PageAssets } from './assets-manifest.ts';
import { themeColors } from './theme-colors.ts';

/** What a document is made of. */
export interface DocumentParts {
  readonly language: Language;
  readonly meta: PageMeta;
  readonly assets: PageAssets;
  readonly origin: string;
  /** the page's path without a language; null for a page that has no other languages */
  readonly path: string | null;
  readonly body: string;
  /** alternative text of the site's Open Graph image */
  readonly sitePicture?: string;
  /** what the banner of an offline copy says, with `{when}` for the time */
  readonly offlineCopy?: string;
  /** the notice for an application that did not load, and the label of its button; content pages have none */
  readonly startFailed?: { readonly text: string; readonly reload: string };
  /** schema.org objects about the page */
  readonly structuredData?: readonly object[];
  /** the screen's file in `routes`; undefined for error pages */
  readonly screen?: string | undefined;
  /** the enabled third parties that need consent, as `consentServices()` returns them */
  readonly consentServices: string;
  /** the data that the application hydrates from; null for a content page */
  readonly hydration: unknown;
}

/** Returns a complete HTML document. It has no inline script or style, as the content security policy requires. */
export function htmlDocument(parts: DocumentParts): string {
  const { language, meta, assets, body, hydration, offlineCopy = '' } = parts;
  const isApplication = hydration !== null;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    ...(['light', 'dark'] as const).map(themeColorTag),
    `<meta name="generator" content="${productName} ${productVersion}">`,
    `<title>${escapeHtml(documentTitle(meta))}</title>`,
    `<meta name="consent-services" content="${escapeHtml(parts.consentServices)}">`,
    meta.description ? `<meta name="description" content="${escapeHtml(meta.description)}">` : '',
    meta.isPrivate
      ? '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">'
      : '',
    meta.isPrivate ? '' : addresses(parts),
    ...linkPreview(parts),
    meta.isKeptOffline ? `<meta name="offline-copy" content="${escapeHtml(offlineCopy)}">` : '',
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
    isApplication ? startFailedNotice(parts) : '',
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The colour of the browser's bars in one theme. The server replaces `media` for a visitor who chose a theme. */
function themeColorTag(paper: 'light' | 'dark'): string {
  return `<meta name="theme-color" content="${themeColors[paper]}" media="${themeColorMedia(paper, 'system')}" data-paper="${paper}">`;
}

/** The canonical address and those of the other languages, for search engines. */
function addresses({ origin, path, language }: DocumentParts): string {
  if (path === null) return '';
  const address = (each: Language) => escapeHtml(origin + localize(each, path));
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
  ].join('\n');
}

/** The Open Graph tags. Messengers need absolute addresses. */
function linkPreview({ meta, origin, path, language, sitePicture }: DocumentParts): string[] {
  if (path === null || (meta.isPrivate && !meta.preview)) return [];
  const {
    title,
    description,
    picture,
    type = 'website',
  } = meta.preview ?? ordinaryPreview(meta, siteOgImagePath(language), sitePicture);
  const address = origin + (meta.isPrivate ? path : localize(language, path));
  return [
    property('og:site_name', productName),
    property('og:type', type),
    property('og:locale', locales[language]),
    property('og:url', address),
    property('og:title', title),
    property('og:description', description),
    ...(picture ? pictureTags(origin, picture) : []),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ];
}

const ordinaryPreview = (
  { title, description = '' }: DocumentParts['meta'],
  path: string,
  alt = '',
): LinkPreview => ({ title: title.replaceAll('\u00ad', ''), description, picture: { path, alt } });

const pictureTags = (origin: string, { path, alt }: { path: string; alt: string }): string[] => [
  property('og:image', origin + path),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', ogImageSize.width),
  property('og:image:height', ogImageSize.height),
  property('og:image:alt', alt),
];

/** A tag of the Open Graph; none for an empty text. */
function property(name: string, content: string | number): string {
  if (content === '') return '';
  return `<meta property="${name}" content="${escapeHtml(String(content))}">`;
}

const locales: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' };

const moduleScript = (file: string) => `<script type="module" src="${file}"></script>`;

/** A script that runs as soon as it is loaded, whatever of the document is parsed by then. */
const asyncScript = (file: string) => `<script type="module" async src="${file}"></script>`;

/** The tags that load the application after the first paint. */
function application(parts: DocumentParts): string[] {
  const { script, starter } = parts.assets;
  const links = [...applicationParts(parts), moduleScript(script)];
  if (!starter) return links;
  return [asyncScript(starter), '<template id="after-paint">', ...links, '</template>'];
}

/** The template that the starter shows. It is part of the document, because the messages may be what did not load. */
function startFailedNotice({ startFailed }: DocumentParts): string {
  if (!startFailed) return '';
  const [text, reload] = [escapeHtml(startFailed.text), escapeHtml(startFailed.reload)];
  return `<template id="start-failed"><p class="start-failed" role="alert">${text} <button type="button" class="btn">${reload}</button></p></template>`;
}

/** Preloads all files that the screen needs, so that they load in parallel. */
function applicationParts({ assets, screen, language }: DocumentParts): string[] {
  return [assets.application, screen === undefined ? undefined : assets.screens?.[screen]].flatMap(
    (part) => [
      ...(part?.modules ?? []).map((file) => `<link rel="modulepreload" href="${file}">`),
      ...(part?.messages?.[language] ?? []).map(
        (file) => `<link rel="preload" href="${file}" as="fetch" crossorigin>`,
      ),
    ],
  );
}

/** Returns JSON that cannot close the script element around it. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
