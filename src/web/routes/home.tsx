import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '../api/page-context.ts';
import { type GalleryGift, galleryIn } from '../gallery/gallery-gifts.ts';
import { Faq } from '../home/faq.tsx';
import { Features } from '../home/features.tsx';
import { FinalCall, Hero } from '../home/hero.tsx';
import { HomeGallery } from '../home/home-gallery.tsx';
import { homeStructuredData } from '../home/home-structured-data.ts';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import type { ArticleCard } from '../insights/article-cards.ts';
import { loadArticleCards } from '../insights/load-article-cards.ts';
import { SomeArticles } from '../insights/some-articles.tsx';
import { StatusWidget } from '../wishlists/status-widget.tsx';

interface HomeData {
  /** of the gallery's first tab */
  gifts: readonly GalleryGift[];
  articles: readonly ArticleCard[];
}

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

export function Component() {
  const { gifts, articles } = useLoaderData<HomeData>();
  return (
    <>
      <Hero />
      <div className="page">
        <div className="status-place">
          <StatusWidget />
        </div>
        <Features />
        <HomeGallery first={gifts} />
        <Faq />
        <SomeArticles cards={articles} />
      </div>
      <FinalCall />
    </>
  );
}
