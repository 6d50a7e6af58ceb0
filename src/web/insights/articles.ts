import type { Language } from '../../domain/language.ts';
import type { ObjectName, Tint } from '../ui/object-names.ts';
import type { Ground } from '../ui/tile.tsx';

/** The nine articles, in the order in which they are shown. */
export const slugs = [
  'how-we-ended-up-giving-socks',
  'gift-giving-fails-that-ruined-friendships',
  'from-camels-to-crypto',
  'is-it-rude-to-open-a-gift-in-front-of-the-giver',
  'why-surprise-isnt-always-good',
  'the-ultimate-regift',
  '10-things-that-were-never-meant-as-gifts-but-became-one',
  'do-kids-really-care-about-wrapping',
  'ai-tried-to-buy-me-a-birthday-present',
] as const;

interface Words {
  readonly title: string;
  readonly teaser: string;
}

/** Three objects for the head of the article; the middle one is on its card. */
export interface ArticlePicture {
  readonly objects: readonly [ObjectName, ObjectName, ObjectName];
  readonly tint: Tint;
  readonly ground: Ground;
}

export interface ArticleCard extends Words {
  readonly slug: string;
  readonly picture: ArticlePicture;
}

export interface Article extends ArticleCard {
  readonly html: string;
}

// Whole articles are read on the server only: no page with the application imports this file.
const words = import.meta.glob<Record<string, Words>>('/content/articles/*/articles.json', {
  eager: true,
  import: 'default',
});
const pictures = import.meta.glob<Record<string, ArticlePicture>>(
  '/content/articles/pictures.json',
  { eager: true, import: 'default' },
)['/content/articles/pictures.json'];
const bodies = import.meta.glob<string>('/content/articles/*/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function articleCards(language: Language): ArticleCard[] {
  const all = words[`/content/articles/${language}/articles.json`] ?? {};
  return slugs.flatMap((slug) => {
    const found = all[slug];
    const picture = pictures?.[slug];
    return found && picture ? [{ slug, picture, ...found }] : [];
  });
}

export function articleOf(language: Language, slug: string): Article | null {
  const card = articleCards(language).find((each) => each.slug === slug);
  const html = bodies[`/content/articles/${language}/${slug}.html`];
  return card && html !== undefined ? { ...card, html } : null;
}

/** Three others to read next: the ones that follow in the list, so that every article is led to equally. */
export function relatedTo(language: Language, slug: string): ArticleCard[] {
  const cards = articleCards(language);
  const place = cards.findIndex((card) => card.slug === slug);
  return [1, 4, 7].flatMap((step) => cards[(place + step) % cards.length] ?? []).slice(0, 3);
}
