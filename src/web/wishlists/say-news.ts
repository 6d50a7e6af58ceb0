import type { Translator } from '../i18n/translator.ts';
import type { ListNews } from './list-news.ts';

/** More than this at once is not listened to. */
const mostAtOnce = 3;

/** One sentence for those who listen: "The list has changed: “Kite” has just been claimed." */
export function sayNews(news: readonly ListNews[], { t, count }: Translator): string {
  if (news.length === 0) return t('wishlist.changedNow');
  const said = news
    .slice(0, mostAtOnce)
    .map((each) => (each.kind === 'renamed' ? t('news.renamed') : t(`news.${each.kind}`, each)));
  const more = news.length - said.length;
  if (more > 0) said.push(count('news.more', more));
  return t('news.changed', { what: said.join('; ') });
}
