import { Fragment } from 'react';
import { AdSlot } from '../ads/ad-slot.tsx';
import { SideAds } from '../ads/side-ads.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ArticleCard } from '../insights/article-card.tsx';
import { articleCards } from '../insights/articles.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';

/** An advertising slot follows these cards, counted from 1, on phones, where the cards form one column. */
const adsAfterCards = [3, 7];

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('insights.title'), description: t('insights.description') }),
};

/** Shows the cards of all articles with advertising slots between them. */
export function Component() {
  const { t, language } = useI18n();
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{t('insights.heading')}</h1>
        <p>{t('insights.description')}</p>
      </div>
      <ul className="article-list">
        {articleCards(language).map((card, index) => (
          <Fragment key={card.slug}>
            <ArticleCard card={card} language={language} heading="h2" />
            {adsAfterCards.includes(index + 1) && <AdSlot place="line" as="li" />}
          </Fragment>
        ))}
      </ul>
      <SideAds />
    </div>
  );
}
