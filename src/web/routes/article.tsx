import { ArrowLeft } from 'lucide';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { localize, paths } from '../../contract/paths.ts';
import { AdSlot } from '../ads/ad-slot.tsx';
import { SideAds } from '../ads/side-ads.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ArticleScene } from '../illustrations/scene.tsx';
import type { ArticleCard as Card } from '../insights/article-cards.ts';
import { ArticleMasthead } from '../insights/article-masthead.tsx';
import { articleMeta } from '../insights/article-meta.ts';
import { articleStructuredData } from '../insights/article-structured-data.ts';
import { type Article, articleOf, othersThan } from '../insights/articles.ts';
import { withReferences } from '../insights/references.ts';
import { RelatedArticles } from '../insights/related-articles.tsx';
import { pageContext } from '../routing/page-context.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { Icon } from '../ui/icon.tsx';

interface ArticleData {
  article: Article;
  related: Card[];
}

/** Returns the article and the other articles' cards; null with status 404 for an unknown slug. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = context.get(pageContext).language(new URL(request.url).pathname);
  const slug = params['slug'] ?? '';
  const article = articleOf(language, slug);
  if (!article) return data<ArticleData | null>(null, { status: 404 });
  return data<ArticleData | null>({ article, related: othersThan(language, slug) });
}

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t, language }, loaded: ArticleData | null) =>
    loaded
      ? articleMeta(language, loaded.article)
      : { title: t('notFound.title'), isPrivate: true },
  structuredData: (i18n, site, loaded: ArticleData | null) =>
    loaded ? articleStructuredData(i18n, site, loaded.article) : [],
};

/** Shows an article with its masthead, advertising slots and related articles. */
export function Component() {
  const { t, language } = useI18n();
  const loaded = useLoaderData<ArticleData | null>();
  if (!loaded) return <NotFoundPage />;
  const { article, related } = loaded;
  const html = withReferences(article.html, {
    source: (number) => t('article.source', { number }),
    back: (number) => t('article.backToText', { number }),
  });
  return (
    <div className="page-width">
      <article>
        <header className="article__head">
          <a className="text-link" href={localize(language, paths.insights)}>
            <Icon node={ArrowLeft} />
            {t('article.back')}
          </a>
          <h1>{article.title}</h1>
          <p className="article__teaser">{article.teaser}</p>
        </header>
        <div className="article__hero">
          <ArticleScene tint={article.picture.tint} objects={article.picture.objects} />
        </div>
        {/* The articles are part of the product, written and reviewed like its code. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: html }} />
        <ArticleMasthead article={article} />
      </article>
      <AdSlot place="line" />
      <SideAds />
      <section className="related-articles">
        <h2>{t('article.related')}</h2>
        <RelatedArticles cards={related} language={language} />
      </section>
    </div>
  );
}
