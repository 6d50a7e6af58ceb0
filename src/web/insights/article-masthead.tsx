import { localize, paths } from '../../contract/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import type { Article } from './articles.ts';

/** Shows who wrote an article and how, when it was published and revised, and where to send corrections. */
export function ArticleMasthead({ article }: { article: Article }) {
  const { t, language } = useI18n();
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const date = (at: string) => <time dateTime={at}>{day.format(new Date(at))}</time>;
  return (
    <footer className="article-masthead">
      <p>
        <strong>{t('article.by')}</strong>{' '}
        {t(article.isStory ? 'article.methodStory' : 'article.method')} {t('article.houseStyle')}
      </p>
      <p>
        {t('article.published')} {date(article.published)}. {t('article.revised')}{' '}
        {date(article.revised)}.
      </p>
      <p>
        {t('article.corrections')}{' '}
        <a href={localize(language, paths.imprint)}>{t('legal.imprint')}</a>
      </p>
    </footer>
  );
}
