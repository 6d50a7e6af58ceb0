import { href, localize, paths } from '../../contract/paths.ts';
import { articleOgImagePath, ogImageSize } from '../../domain/og-image.ts';
import { productName } from '../../domain/product.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Site } from '../routing/page-meta.ts';
import type { Article } from './articles.ts';

/** Returns the schema.org objects of an article: the article and its breadcrumbs. */
export function articleStructuredData(
  { t, language }: Translator,
  { origin }: Site,
  article: Article,
): object[] {
  const address = (path: string) => origin + localize(language, path);
  const url = address(href(paths.article, { slug: article.slug }));
  const organization = { '@type': 'Organization', name: productName, url: `${origin}/` };
  const breadcrumbs = [
    { name: productName, item: address(paths.home) },
    { name: t('insights.heading'), item: address(paths.insights) },
    { name: article.title, item: url },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: withoutSoftHyphens(article.title),
      description: withoutSoftHyphens(article.teaser),
      image: {
        '@type': 'ImageObject',
        url: origin + articleOgImagePath(language, article.slug),
        ...ogImageSize,
      },
      inLanguage: language,
      mainEntityOfPage: url,
      datePublished: article.published,
      dateModified: article.revised,
      author: { ...organization, name: t('article.editors') },
      publisher: {
        ...organization,
        logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ name, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: withoutSoftHyphens(name),
        item,
      })),
    },
  ];
}

/** Removes soft hyphens, which are for narrow screens only. */
function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
