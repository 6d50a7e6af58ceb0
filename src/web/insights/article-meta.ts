import type { Language } from '../../domain/language.ts';
import { articlePreviewPath } from '../../domain/preview.ts';
import type { PageMeta } from '../i18n/page-meta.ts';
import type { Article } from './articles.ts';

/** What an article tells search engines and messengers about itself. */
export function articleMeta(language: Language, { slug, title, teaser }: Article): PageMeta {
  const plain = title.replaceAll('\u00ad', '');
  return {
    title,
    description: teaser,
    preview: {
      type: 'article',
      title: plain,
      description: teaser,
      picture: { path: articlePreviewPath(language, slug), alt: plain },
    },
  };
}
