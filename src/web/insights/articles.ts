import type { Language } from '../../domain/language.ts';
import {
  type ArticleCard,
  type ArticlePictures,
  type ArticleWords,
  cardsFrom,
} from './article-cards.ts';

export interface Article extends ArticleCard {
  readonly html: string;
}

// Whole articles are read on the server only: no page with the application imports this file.
const words = import.meta.glob<ArticleWords>('/content/articles/*/articles.json', {
  eager: true,
  import: 'default',
});
const pictures = import.meta.glob<ArticlePictures>('/content/articles/pictures.json', {
  eager: true,
  import: 'default',
})['/content/articles/pictures.json'];
const bodies = import.meta.glob<string>('/content/articles/*/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function articleCards(language: Language): ArticleCard[] {
  return cardsFrom(words[`/content/articles/${language}/articles.json`], pictures);
}

export function articleOf(language: Language, slug: string): Article | null {
  const card = articleCards(language).find((each) => each.slug === slug);
  const html = bodies[`/content/articles/${language}/${slug}.html`];
  return card && html !== undefined ? { ...card, html } : null;
}

/** All the others, those that follow in the list first. */
export function othersThan(language: Language, slug: string): ArticleCard[] {
  const cards = articleCards(language);
  const place = cards.findIndex((card) => card.slug === slug);
  return [...cards.slice(place + 1), ...cards.slice(0, place)];
}
