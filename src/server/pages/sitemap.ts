import articles from '../../../content/articles/en/articles.json' with { type: 'json' };
import { href, listedPages, localize, paths } from '../../contract/paths.ts';
import { type Language, languages } from '../../domain/language.ts';
import { escapeHtml } from '../../domain/text.ts';

const listed = [
  ...listedPages.map((page) => paths[page]),
  ...Object.keys(articles).map((slug) => href(paths.article, { slug })),
];

/**
 * Every public page in every language, each with its alternates.
 * Reference: https://www.sitemaps.org/protocol.html and Google's `xhtml:link` for languages.
 */
export function sitemap(origin: string): string {
  const address = (language: Language, path: string) =>
    escapeHtml(origin + localize(language, path));
  const entries = listed.flatMap((path) => {
    const alternates = [
      ...languages.map((each) => [each, each] as const),
      ['x-default', 'en'] as const,
    ].map(
      ([name, language]) =>
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
