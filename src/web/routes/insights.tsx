import type { ScreenHandle } from '../i18n/page-meta.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ArticleCard } from '../insights/article-card.tsx';
import { articleCards } from '../insights/articles.ts';

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('insights.title'), description: t('insights.description') }),
};

export function Component() {
  const { t, language } = useI18n();
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('insights.heading')}</h1>
        <p>{t('insights.description')}</p>
      </div>
      <ul className="articles">
        {articleCards(language).map((card) => (
          <ArticleCard key={card.slug} card={card} language={language} heading="h2" />
        ))}
      </ul>
    </div>
  );
}
