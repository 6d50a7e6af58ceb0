import type { ObjectName, Tint } from '../illustrations/object-names.ts';
import type { Ground } from '../illustrations/tile.tsx';

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

interface CardText {
  readonly title: string;
  readonly teaser: string;
}
/** Title and teaser of the articles of one language, by slug. */
export type ArticleWords = Readonly<Record<string, CardText>>;

/** Three objects for the header of the article; the middle one is also on its card. */
interface ArticlePicture {
  readonly objects: readonly [ObjectName, ObjectName, ObjectName];
  readonly tint: Tint;
  readonly ground: Ground;
}
/** The drawings of the articles, by slug. */
export type ArticlePictures = Readonly<Record<string, ArticlePicture>>;

/** What a link to an article shows. */
export interface ArticleCard extends CardText {
  readonly slug: string;
  readonly picture: ArticlePicture;
}

/** Returns the cards of the articles that have both a text and a picture, in the order of `slugs`. */
export function cardsFrom(
  words: ArticleWords | undefined,
  pictures: ArticlePictures | undefined,
): ArticleCard[] {
  return slugs.flatMap((slug) => {
    const text = words?.[slug];
    const picture = pictures?.[slug];
    return text && picture ? [{ slug, picture, ...text }] : [];
  });
}
