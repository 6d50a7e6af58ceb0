import { href, localize, paths } from '../../contract/paths.ts';
import type { Language } from '../../domain/language.ts';
import { Tile } from '../illustrations/tile.tsx';
import type { ArticleCard as Card } from './article-cards.ts';

interface ArticleCardProps {
  card: Card;
  language: Language;
  heading: 'h2' | 'h3';
  hidden?: boolean;
}

/** Shows an article's drawing, linked title and teaser as a list item. */
export function ArticleCard({ card, language, heading: Heading, hidden }: ArticleCardProps) {
  const { objects, tint, ground } = card.picture;
  return (
    <li className="card article-card" hidden={hidden}>
      <div className="picture">
        <Tile object={objects[1]} tint={tint} ground={ground} />
      </div>
      <div className="card__body">
        <Heading>
          <a href={localize(language, href(paths.article, { slug: card.slug }))}>{card.title}</a>
        </Heading>
        <p className="secondary-text">{card.teaser}</p>
      </div>
    </li>
  );
}
