import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inLanguage, paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { numberOf } from '../ui/seed.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCard as Card } from './article-cards.ts';

/** Three articles, others with every visit, and the way to all of them. */
export function SomeArticles({ cards }: { cards: readonly Card[] }) {
  const { t, language } = useI18n();
  const section = useRef<HTMLElement>(null);
  const [chance, setChance] = useState<number | null>(null);

  // What somebody may be looking at, or press, stays where it is.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { top } = section.current?.getBoundingClientRect() ?? { top: 0 };
      if (top > window.innerHeight) setChance(Math.random());
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const shown = chance === null ? cards.slice(0, 3) : someOf(cards, chance);
  return (
    <section ref={section} className="home-insights">
      <h2 className="title-rise">{t('home.insights.title')}</h2>
      <ul className="articles mt-5">
        {shown.map((card) => (
          <ArticleCard key={card.slug} card={card} language={language} heading="h3" />
        ))}
      </ul>
      <a className="link mt-4" href={inLanguage(language, paths.insights)}>
        {t('home.insights.all')}
        <ArrowRight className="icon" aria-hidden="true" />
      </a>
    </section>
  );
}

function someOf(cards: readonly Card[], chance: number): readonly Card[] {
  return cards
    .map((card) => ({ card, order: numberOf(`${chance} ${card.slug}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, 3)
    .map(({ card }) => card);
}
