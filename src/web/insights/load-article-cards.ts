import type { Language } from '../../domain/language.ts';
import {
  type ArticleCard,
  type ArticlePictures,
  type ArticleWords,
  cardsFrom,
} from './article-cards.ts';

const words = import.meta.glob<ArticleWords>('/content/articles/*/articles.json', {
  import: 'default',
});
const pictures = import.meta.glob<ArticlePictures>('/content/articles/pictures.json', {
  import: 'default',
});

/**
 * Loads the cards of all articles in one language, in the order of `slugs`, without the articles'
 * texts. Rejects when a file does not load.
 */
export async function loadArticleCards(language: Language): Promise<ArticleCard[]> {
  const [cardTexts, cardPictures] = await Promise.all([
    words[`/content/articles/${language}/articles.json`]?.(),
    pictures['/content/articles/pictures.json']?.(),
  ]);
  return cardsFrom(cardTexts, cardPictures);
}
