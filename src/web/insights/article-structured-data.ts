import { articlePreviewPath, previewSize } from '../../domain/preview.ts';
import { productName } from '../../domain/product.ts';
import type { Site } from '../i18n/page-meta.ts';
import { inLanguage, paths } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Article } from './articles.ts';

/** An article, and the way to it. */
export function articleStructuredData(
  { t, language }: Translator,
  { origin }: Site,
  article: Article,
): object[] {
  const address = (path: string) => origin + inLanguage(language, path);
  const here = address(paths.article(article.slug));
  const house = { '@type': 'Organization', name: productName, url: `${origin}/` };
  const stops = [
    { name: productName, item: address(paths.home) },
    { name: t('insights.heading'), item: address(paths.insights) },
    { name: article.title, item: here },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: plain(article.title),
      description: plain(article.teaser),
      image: {
        '@type': 'ImageObject',
        url: origin + articlePreviewPath(language, article.slug),
        ...previewSize,
      },
      inLanguage: language,
      mainEntityOfPage: here,
      author: house,
      publisher: { ...house, logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` } },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: stops.map(({ name, item }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: plain(name),
        item,
      })),
    },
  ];
}

/** Soft hyphens are for narrow screens. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '');
}
