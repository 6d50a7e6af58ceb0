import { ArrowRight } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { localize, paths } from '../../contract/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { numberOf } from '../illustrations/seed.ts';
import { Icon } from '../ui/icon.tsx';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCard as Card } from './article-cards.ts';

/** Shows three articles, chosen at random in the browser, and a link to all of them. */
export function ArticleTeasers({ cards }: { cards: readonly Card[] }) {
  const { t, language } = useI18n();
  const section = useRef<HTMLElement>(null);
  const [seed, setSeed] = useState<number | null>(null);

  // Cards in or above the visible area do not change: the visitor may be reading or pressing one.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { top } = section.current?.getBoundingClientRect() ?? { top: 0 };
      if (top > window.innerHeight) setSeed(Math.random());
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const shown = seed === null ? cards.slice(0, 3) : pickThree(cards, seed);
  return (
    <section ref={section} className="article-teasers">
      <h2 className="title-rise">{t('home.insights.title')}</h2>
      <ul className="article-list mt-5">
        {shown.map((card) => (
          <ArticleCard key={card.slug} card={card} language={language} heading="h3" />
        ))}
      </ul>
      <a className="text-link mt-4" href={localize(language, paths.insights)}>
        {t('home.insights.all')}
        <Icon node={ArrowRight} />
      </a>
    </section>
  );
}

function pickThree(cards: readonly Card[], seed: number): readonly Card[] {
  return cards
    .map((card) => ({ card, order: numberOf(`${seed} ${card.slug}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, 3)
    .map(({ card }) => card);
}
