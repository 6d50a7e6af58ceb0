import type { Language } from '../../domain/language.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCard as Card } from './article-cards.ts';

/** Shown without JavaScript. The equal distances give every article the same number of links. */
const defaultIndexes = [0, 3, 6];

/** Shows three of the other articles. The hidden ones are in the page too, so that a script can choose others. */
export function RelatedArticles({ cards, language }: { cards: Card[]; language: Language }) {
  return (
    <ul className="article-list mt-5" data-related={defaultIndexes.length}>
      {cards.map((card, index) => (
        <ArticleCard
          key={card.slug}
          card={card}
          language={language}
          heading="h3"
          hidden={!defaultIndexes.includes(index)}
        />
      ))}
    </ul>
  );
}
