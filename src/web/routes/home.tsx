import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type GalleryGift, galleryIn } from '../gallery/gallery-gifts.ts';
import { Faq } from '../home/faq.tsx';
import { Features } from '../home/features.tsx';
import { FinalCall, Hero } from '../home/hero.tsx';
import { HomeGallery } from '../home/home-gallery.tsx';
import { homeStructuredData } from '../home/home-structured-data.ts';
import type { ArticleCard } from '../insights/article-cards.ts';
import { ArticleTeasers } from '../insights/article-teasers.tsx';
import { loadArticleCards } from '../insights/load-article-cards.ts';
import { pageContext } from '../routing/page-context.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { HydrateApart } from '../ui/hydrate-apart.tsx';
import { LastListCard } from '../wishlists/my-wishlists/last-list-card.tsx';

interface HomeData {
  /** the gifts of the gallery's first tab */
  gifts: readonly GalleryGift[];
  articles: readonly ArticleCard[];
}

/** Returns the gifts of the gallery's first tab and the article cards. Throws when a file does not load. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const language = context.get(pageContext).language(new URL(request.url).pathname);
  const [gallery, articles] = await Promise.all([galleryIn(language), loadArticleCards(language)]);
  return { gifts: gallery.trending, articles };
}

export const handle: ScreenHandle = {
  file: 'home',
  meta: ({ t }) => ({ title: t('home.title'), description: t('home.description') }),
  ...(import.meta.env.SSR && { structuredData: homeStructuredData }),
};

/** Shows the home page. */
export function Component() {
  const { gifts, articles } = useLoaderData<HomeData>();
  return (
    <>
      <Hero />
      <div className="page-width">
        <div className="last-list-card__place">
          <LastListCard />
        </div>
        <HydrateApart>
          <Features />
        </HydrateApart>
        <HydrateApart>
          <HomeGallery first={gifts} />
        </HydrateApart>
        <HydrateApart>
          <Faq />
        </HydrateApart>
        <HydrateApart>
          <ArticleTeasers cards={articles} />
        </HydrateApart>
      </div>
      <FinalCall />
    </>
  );
}
