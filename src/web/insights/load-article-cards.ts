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

/** The cards of all articles in one language, for pages with the application; the articles stay on the server. */
export async function loadArticleCards(language: Language): Promise<ArticleCard[]> {
  const [inLanguage, drawn] = await Promise.all([
    words[`/content/articles/${language}/articles.json`]?.(),
    pictures['/content/articles/pictures.json']?.(),
  ]);
  return cardsFrom(inLanguage, drawn);
}
