import type { Language } from '../../domain/language.ts';
import { articleOgImagePath } from '../../domain/og-image.ts';
import type { PageMeta } from '../routing/page-meta.ts';
import type { Article } from './articles.ts';

/** Returns an article's title, description and link preview for search engines and messengers. */
export function articleMeta(language: Language, { slug, title, teaser }: Article): PageMeta {
  const plain = title.replaceAll('\u00ad', '');
  return {
    title,
    description: teaser,
    preview: {
      type: 'article',
      title: plain,
      description: teaser,
      picture: { path: articleOgImagePath(language, slug), alt: plain },
    },
  };
}
