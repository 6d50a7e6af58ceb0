import type { Translator } from '../i18n/translator.ts';
import type { ListDiff } from './diff-list.ts';

/** A longer announcement would keep a screen reader busy for too long. */
const maxAnnouncedChanges = 3;

/** Returns one sentence for screen readers, such as "The list has changed: “Kite” has just been claimed." */
export function announceChanges(news: readonly ListDiff[], { t, count }: Translator): string {
  if (news.length === 0) return t('wishlist.changedNow');
  const sentences = news
    .slice(0, maxAnnouncedChanges)
    .map((each) => (each.kind === 'renamed' ? t('news.renamed') : t(`news.${each.kind}`, each)));
  const more = news.length - sentences.length;
  if (more > 0) sentences.push(count('news.more', more));
  return t('news.changed', { what: sentences.join('; ') });
}
