import { ArrowLeft } from 'lucide-react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdSlot } from '../ads/ad-slot.tsx';
import { SideAds } from '../ads/side-ads.tsx';
import { pageContext } from '../api/page-context.ts';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { inLanguage, paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import type { ArticleCard as Card } from '../insights/article-cards.ts';
import { articleMeta } from '../insights/article-meta.ts';
import { articleStructuredData } from '../insights/article-structured-data.ts';
import { type Article, articleOf, othersThan } from '../insights/articles.ts';
import { RelatedArticles } from '../insights/related-articles.tsx';
import { LostGift } from '../shell/lost-gift.tsx';
import { ArticleScene } from '../ui/scene.tsx';

interface ArticleData {
  article: Article;
  related: Card[];
}

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = context.get(pageContext).language(new URL(request.url).pathname);
  const slug = params['title'] ?? '';
  const article = articleOf(language, slug);
  if (!article) return data<ArticleData | null>(null, { status: 404 });
  return data<ArticleData | null>({ article, related: othersThan(language, slug) });
}

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t, language }, found: ArticleData | null) =>
    found ? articleMeta(language, found.article) : { title: t('notFound.title'), isPrivate: true },
  structuredData: (i18n, site, found: ArticleData | null) =>
    found ? articleStructuredData(i18n, site, found.article) : [],
};

export function Component() {
  const { t, language } = useI18n();
  const found = useLoaderData<ArticleData | null>();
  if (!found) return <LostGift />;
  const { article, related } = found;
  return (
    <div className="page">
      <article>
        <header className="article-head">
          <a className="link" href={inLanguage(language, paths.insights)}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {t('article.back')}
          </a>
          <h1>{article.title}</h1>
          <p className="article-teaser">{article.teaser}</p>
        </header>
        <div className="article-hero">
          <ArticleScene tint={article.picture.tint} objects={article.picture.objects} />
        </div>
        {/* The articles are part of the product, written and reviewed like its code. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
        <div className="prose prose-article" dangerouslySetInnerHTML={{ __html: article.html }} />
      </article>
      <AdSlot place="line" />
      <SideAds />
      <section className="related">
        <h2>{t('article.related')}</h2>
        <RelatedArticles cards={related} language={language} />
      </section>
    </div>
  );
}
