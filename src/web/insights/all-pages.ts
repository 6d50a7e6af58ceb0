import { href, localize, paths } from '../../contract/paths.ts';
import type { Language } from '../../domain/language.ts';
import { createTranslator } from '../i18n/translator.ts';
import type { PageLink } from '../routing/page-context.ts';
import { articleCards } from './articles.ts';

/** Returns links to every public page of a language. For the server only, because it imports all articles. */
export function allPages(language: Language): PageLink[] {
  const { t } = createTranslator(language);
  const link = (path: string, title: string) => ({ path: localize(language, path), title });
  return [
    link(paths.home, t('nav.home')),
    link(paths.wishlists, t('nav.wishlists')),
    link(paths.finder, t('nav.finder')),
    link(paths.insights, t('nav.insights')),
    ...articleCards(language).map(({ slug, title }) => link(href(paths.article, { slug }), title)),
    link(paths.privacy, t('footer.privacy')),
    link(paths.terms, t('footer.terms')),
    link(paths.imprint, t('footer.imprint')),
  ];
}
