import type { Language } from '../../domain/language.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCard as Card } from './article-cards.ts';

/** Shown where no script picks: far enough apart that every article is led to equally. */
const shown = [0, 3, 6];

/** Three of the other articles. All are in the page, so that its few lines of script can show others every time. */
export function RelatedArticles({ cards, language }: { cards: Card[]; language: Language }) {
  return (
    <ul className="articles mt-5" data-related={shown.length}>
      {cards.map((card, place) => (
        <ArticleCard
          key={card.slug}
          card={card}
          language={language}
          heading="h3"
          hidden={!shown.includes(place)}
        />
      ))}
    </ul>
  );
}
