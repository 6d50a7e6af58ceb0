import { Fragment } from 'react';
import { AdSlot } from '../ads/ad-slot.tsx';
import { SideAds } from '../ads/side-ads.tsx';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ArticleCard } from '../insights/article-card.tsx';
import { articleCards } from '../insights/articles.ts';

/** On phones, where the cards lie one below the other. */
const adsAfter = [3, 7];

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
        {articleCards(language).map((card, place) => (
          <Fragment key={card.slug}>
            <ArticleCard card={card} language={language} heading="h2" />
            {adsAfter.includes(place + 1) && <AdSlot place="line" as="li" />}
          </Fragment>
        ))}
      </ul>
      <SideAds />
    </div>
  );
}
