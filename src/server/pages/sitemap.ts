import articles from '../../../content/articles/en/articles.json' with { type: 'json' };
import { languages } from '../../domain/language.ts';
import { listedPages } from '../../domain/pages.ts';
import { escapeHtml } from '../../domain/text.ts';

const paths = [...listedPages, ...Object.keys(articles).map((slug) => `/article/${slug}`)];

/**
 * Every public page in every language, each with its alternates.
 * Reference: https://www.sitemaps.org/protocol.html and Google's `xhtml:link` for languages.
 */
export function sitemap(origin: string): string {
  const address = (language: string, path: string) =>
    escapeHtml(`${origin}/${language}${path === '/' ? '' : path}`);
  const entries = paths.flatMap((path) => {
    const alternates = [...languages.map((each) => [each, each]), ['x-default', 'en']].map(
      ([name, language = '']) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${address(language, path)}"/>`,
    );
    return languages.map(
      (language) => `<url><loc>${address(language, path)}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
