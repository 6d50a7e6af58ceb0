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
export type ArticleWords = Readonly<Record<string, Words>>;

/** Three objects for the head of the article; the middle one is on its card. */
interface ArticlePicture {
  readonly objects: readonly [ObjectName, ObjectName, ObjectName];
  readonly tint: Tint;
  readonly ground: Ground;
}
export type ArticlePictures = Readonly<Record<string, ArticlePicture>>;

export interface ArticleCard extends Words {
  readonly slug: string;
  readonly picture: ArticlePicture;
}

/** Cards of the articles that have words and a picture, in their order. */
export function cardsFrom(
  words: ArticleWords | undefined,
  pictures: ArticlePictures | undefined,
): ArticleCard[] {
  return slugs.flatMap((slug) => {
    const found = words?.[slug];
    const picture = pictures?.[slug];
    return found && picture ? [{ slug, picture, ...found }] : [];
  });
}
