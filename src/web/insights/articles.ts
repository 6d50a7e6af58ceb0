import type { Language } from '../../domain/language.ts';
import { productName } from '../../domain/product.ts';
import {
  type ArticleCard,
  type ArticlePictures,
  type ArticleWords,
  cardsFrom,
} from './article-cards.ts';

/** An article with its text. */
export interface Article extends ArticleCard {
  readonly html: string;
  /** ISO dates such as "2026-11-21" */
  readonly published: string;
  readonly revised: string;
  /** the article is fiction and has no sources */
  readonly isStory: boolean;
}

interface Dates {
  readonly published: string;
  readonly revised: string;
  /** slugs of the articles that are fiction */
  readonly stories: readonly string[];
}

// For the server only: imported by a page with the application, it would bundle every article.
const words = import.meta.glob<ArticleWords>('/content/articles/*/articles.json', {
  eager: true,
  import: 'default',
});
const pictures = import.meta.glob<ArticlePictures>('/content/articles/pictures.json', {
  eager: true,
  import: 'default',
})['/content/articles/pictures.json'];
const dates = import.meta.glob<Dates>('/content/articles/published.json', {
  eager: true,
  import: 'default',
})['/content/articles/published.json'];
const bodies = import.meta.glob<string>('/content/articles/*/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the cards of all articles in one language, in the order of `slugs`. */
export function articleCards(language: Language): ArticleCard[] {
  return cardsFrom(words[`/content/articles/${language}/articles.json`], pictures);
}

/** Returns an article in one language; null for an unknown slug or a missing translation. */
export function articleOf(language: Language, slug: string): Article | null {
  const card = articleCards(language).find((each) => each.slug === slug);
  const body = bodies[`/content/articles/${language}/${slug}.html`];
  if (!card || !dates || body === undefined) return null;
  const html = body.replaceAll('{{product}}', productName);
  const { published, revised, stories } = dates;
  return { ...card, html, published, revised, isStory: stories.includes(slug) };
}

/** Returns the cards of all other articles: those after this one in the list, then those before it. */
export function othersThan(language: Language, slug: string): ArticleCard[] {
  const cards = articleCards(language);
  const index = cards.findIndex((card) => card.slug === slug);
  return [...cards.slice(index + 1), ...cards.slice(0, index)];
}
