import type { Language } from '../../domain/language.ts';
import { inLanguage, paths } from '../i18n/paths.ts';
import { Tile } from '../ui/tile.tsx';
import type { ArticleCard as Card } from './article-cards.ts';

interface ArticleCardProps {
  card: Card;
  language: Language;
  heading: 'h2' | 'h3';
  hidden?: boolean;
}

export function ArticleCard({ card, language, heading: Heading, hidden }: ArticleCardProps) {
  const { objects, tint, ground } = card.picture;
  return (
    <li className="card article-card" hidden={hidden}>
      <div className="pic">
        <Tile object={objects[1]} tint={tint} ground={ground} />
      </div>
      <div className="card-body">
        <Heading>
          <a href={inLanguage(language, paths.article(card.slug))}>{card.title}</a>
        </Heading>
        <p className="meta">{card.teaser}</p>
      </div>
    </li>
  );
}
