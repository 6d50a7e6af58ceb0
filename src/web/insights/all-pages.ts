import type { Language } from '../../domain/language.ts';
import type { PageLink } from '../api/page-context.ts';
import { inLanguage, paths } from '../i18n/paths.ts';
import { createTranslator } from '../i18n/translator.ts';
import { articleCards } from './articles.ts';

/** Every public page of a language by its title. Only the server knows all the articles. */
export function allPages(language: Language): PageLink[] {
  const { t } = createTranslator(language);
  const link = (path: string, title: string) => ({ path: inLanguage(language, path), title });
  return [
    link(paths.home, t('nav.home')),
    link(paths.wishlists, t('nav.wishlists')),
    link(paths.finder, t('nav.finder')),
    link(paths.insights, t('nav.insights')),
    ...articleCards(language).map(({ slug, title }) => link(paths.article(slug), title)),
    link(paths.privacy, t('footer.privacy')),
    link(paths.terms, t('footer.terms')),
    link(paths.imprint, t('footer.imprint')),
  ];
}
